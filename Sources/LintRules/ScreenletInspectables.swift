/// The properties that Interface Builder sets for the Screenlets of Liferay Screens, and those of their superclasses.
///
/// Source: the `@IBInspectable` properties of the Screenlet classes in the repository `liferay/liferay-screens`.
enum ScreenletInspectables {
  private static let declared: [String: (superclass: String, properties: [String])] = [
    "AssetDisplayScreenlet": (
      "BaseScreenlet",
      [
        "assetEntryId", "className", "classPK", "portletItemName", "autoLoad", "offlinePolicy",
      ]
    ),
    "AssetListScreenlet": ("BaseListScreenlet", ["groupId", "classNameId", "portletItemName", "offlinePolicy"]),
    "AudioDisplayScreenlet": ("FileDisplayScreenlet", []),
    "BaseListScreenlet": (
      "BaseScreenlet", ["autoLoad", "refreshControl", "firstPageSize", "pageSize", "obcClassName"]
    ),
    "BaseScreenlet": ("UIView", ["themeName"]),
    "BlogsEntryDisplayScreenlet": ("BaseScreenlet", ["assetEntryId", "classPK", "autoLoad", "offlinePolicy"]),
    "CommentAddScreenlet": ("BaseScreenlet", ["className", "classPK", "offlinePolicy"]),
    "CommentDisplayScreenlet": ("BaseScreenlet", ["commentId", "autoLoad", "offlinePolicy", "editable"]),
    "CommentListScreenlet": ("BaseListScreenlet", ["className", "classPK", "offlinePolicy", "editable"]),
    "DDLFormScreenlet": (
      "BaseScreenlet",
      [
        "structureId", "groupId", "recordSetId", "recordId", "userId", "repositoryId", "folderId", "filePrefix",
        "autoLoad", "autoscrollOnValidation", "showSubmitButton", "editable", "offlinePolicy",
      ]
    ),
    "DDLListScreenlet": ("BaseListScreenlet", ["userId", "recordSetId", "labelFields", "offlinePolicy"]),
    "FileDisplayScreenlet": (
      "BaseScreenlet",
      [
        "assetEntryId", "className", "classPK", "autoLoad", "offlinePolicy", "mimeTypes",
      ]
    ),
    "ForgotPasswordScreenlet": (
      "BaseScreenlet",
      [
        "anonymousApiUserName", "anonymousApiPassword", "basicAuthMethod", "companyId",
      ]
    ),
    "ImageDisplayScreenlet": ("FileDisplayScreenlet", ["placeholder"]),
    "ImageGalleryScreenlet": (
      "BaseListScreenlet",
      [
        "repositoryId", "folderId", "mimeTypes", "filePrefix", "offlinePolicy",
      ]
    ),
    "LoginScreenlet": (
      "BaseScreenlet",
      [
        "basicAuthMethod", "saveCredentials", "companyId", "shouldHandleCookieExpiration", "cookieExpirationTime",
        "oauth2clientId", "oauth2clientSecret", "oauth2redirectURL", "oauth2Scopes", "loginMode",
      ]
    ),
    "PdfDisplayScreenlet": ("FileDisplayScreenlet", []),
    "RatingScreenlet": (
      "BaseScreenlet",
      [
        "entryId", "className", "classPK", "ratingsGroupCount", "autoLoad", "editable", "offlinePolicy",
      ]
    ),
    "SignUpScreenlet": (
      "BaseScreenlet",
      [
        "anonymousApiUserName", "anonymousApiPassword", "autoLogin", "saveCredentials", "companyId",
      ]
    ),
    "UserPortraitScreenlet": (
      "BaseScreenlet", ["borderWidth", "borderColor", "editable", "offlinePolicy", "autoLoad"]
    ),
    "VideoDisplayScreenlet": ("FileDisplayScreenlet", []),
    "WebContentDisplayScreenlet": (
      "BaseScreenlet",
      [
        "groupId", "articleId", "templateId", "structureId", "autoLoad", "offlinePolicy", "customCssFile",
      ]
    ),
    "WebContentListScreenlet": ("BaseListScreenlet", ["groupId", "folderId", "offlinePolicy"]),
    "WebScreenlet": ("BaseScreenlet", ["autoLoad", "loggingEnabled", "isScrollEnabled"]),
  ]

  /// The properties of a Screenlet's class, those of its superclasses last; `nil` for other classes.
  static func properties(of className: String) -> [String]? {
    guard let entry = declared[className] else { return nil }
    return entry.properties + (properties(of: entry.superclass) ?? [])
  }
}
