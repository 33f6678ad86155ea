/// The actions of a Screenlet of Liferay Screens for iOS, as in its Swift source.
struct LiferayScreenlet: Sendable, Equatable {
  /// The actions for which `createInteractor(name:sender:)` creates an Interactor.
  enum Answers: Sendable, Equatable {
    /// Every action. The method ignores the name.
    case any
    case named([String])
    /// The superclass's actions. The class does not override the method.
    case inherited(from: String)
    case none
  }

  var name: String
  var answers: Answers
  /// Types that the class casts senders to.
  var senders: [String] = []

  static let all: [LiferayScreenlet] = [
    LiferayScreenlet(name: "AssetDisplayScreenlet", answers: .any),
    LiferayScreenlet(name: "AssetListScreenlet", answers: .inherited(from: "BaseListScreenlet")),
    LiferayScreenlet(name: "ForgotPasswordScreenlet", answers: .any),
    LiferayScreenlet(name: "LoginScreenlet", answers: .any),
    LiferayScreenlet(name: "SignUpScreenlet", answers: .named(["saveSignUp", "signUp"])),
    LiferayScreenlet(
      name: "UserPortraitScreenlet", answers: .named(["loadPortrait", "uploadPortrait"]),
      senders: ["DownloadUserPortraitInteractor", "UIImage"]),
    LiferayScreenlet(name: "BaseListScreenlet", answers: .any, senders: ["Int"]),
    LiferayScreenlet(name: "BaseScreenlet", answers: .none),
    LiferayScreenlet(name: "BlogsEntryDisplayScreenlet", answers: .any),
    LiferayScreenlet(name: "CommentAddScreenlet", answers: .any),
    LiferayScreenlet(
      name: "CommentDisplayScreenlet", answers: .named(["defaultAction", "deleteAction", "updateAction"]),
      senders: ["String"]),
    LiferayScreenlet(name: "CommentListScreenlet", answers: .inherited(from: "BaseListScreenlet")),
    LiferayScreenlet(
      name: "DDLFormScreenlet", answers: .named(["load-form", "load-record", "submit-form", "upload-document"]),
      senders: ["DDMFieldDocument"]),
    LiferayScreenlet(name: "DDLListScreenlet", answers: .inherited(from: "BaseListScreenlet")),
    LiferayScreenlet(name: "AudioDisplayScreenlet", answers: .inherited(from: "FileDisplayScreenlet")),
    LiferayScreenlet(name: "FileDisplayScreenlet", answers: .named(["LoadFileAction", "defaultAction"])),
    LiferayScreenlet(name: "ImageDisplayScreenlet", answers: .inherited(from: "FileDisplayScreenlet")),
    LiferayScreenlet(name: "PdfDisplayScreenlet", answers: .inherited(from: "FileDisplayScreenlet")),
    LiferayScreenlet(name: "VideoDisplayScreenlet", answers: .inherited(from: "FileDisplayScreenlet")),
    LiferayScreenlet(
      name: "ImageGalleryScreenlet",
      answers: .named(["delete-image-action", "load-initial-page", "load-page", "upload-image-action"]),
      senders: ["ImageEntry", "ImageEntryUpload"]),
    LiferayScreenlet(name: "WebScreenlet", answers: .none),
    LiferayScreenlet(
      name: "RatingScreenlet", answers: .named(["deleteRating", "loadRatings", "updateRating"]), senders: ["Double"]),
    LiferayScreenlet(name: "WebContentDisplayScreenlet", answers: .any),
    LiferayScreenlet(name: "WebContentListScreenlet", answers: .inherited(from: "BaseListScreenlet")),
  ]

  /// Whether the class accepts an action.
  func answers(_ action: String) -> Bool {
    switch answers {
    case .any: true
    case .named(let actions): actions.contains(action)
    case .inherited(let superclass): Self.all.first { $0.name == superclass }?.answers(action) ?? false
    case .none: false
    }
  }

  /// Types that the class and its superclasses cast senders to.
  var allSenders: [String] {
    guard case .inherited(let superclass) = answers else { return senders }
    return senders + (Self.all.first { $0.name == superclass }?.allSenders ?? [])
  }
}
