/// The View classes of Liferay Screens for iOS and the classes of their cells and controllers.
///
/// Source: the class declarations below `ios/Framework` in the repository `liferay/liferay-screens`, and those of its
/// Flat7 themes; the modules are those that its XIBs name. They determine what a theme or a generated class inherits from
/// only if the project's Swift sources do not, and which class a converted theme connects to.
package enum FrameworkClasses {
  package static let superclasses = classes.mapValues(\.superclass)

  package static let classes: [String: KnownClass] = [
    "AssetDisplayView_default": KnownClass(superclass: "BaseScreenletView"),
    "AssetListTableView": KnownClass(superclass: "BaseListTableView"),
    "AssetListView_default": KnownClass(superclass: "AssetListTableView"),
    "AudioDisplayView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "view": "UIView", "playButton": "UIButton", "pauseButton": "UIButton", "rewindButton": "UIButton",
        "forwardButton": "UIButton", "sliderDuration": "UISlider", "sliderVolume": "UISlider",
        "audioProgressLabel": "UILabel", "audioDurationLabel": "UILabel", "titleLabel": "UILabel",
      ],
      actions: [
        "moveForwardAction", "moveRewindAction", "pauseAction", "playAction", "sliderDurationChanged:",
        "sliderVolumeChanged:",
      ]),
    "BaseListCollectionView": KnownClass(superclass: "BaseListView", outlets: ["collectionView": "UICollectionView"]),
    "BaseListTableView": KnownClass(superclass: "BaseListView", outlets: ["tableView": "UITableView"]),
    "BaseListView": KnownClass(superclass: "BaseScreenletView"),
    "BaseScreenletView": KnownClass(superclass: "UIView"),
    "BlogsEntryDisplayView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "imageDisplayScreenlet": "ImageDisplayScreenlet", "userPortraitScreenlet": "UserPortraitScreenlet",
        "usernameLabel": "UILabel", "dateLabel": "UILabel", "titleLabel": "UILabel", "subtitleLabel": "UILabel",
        "contentLabel": "UILabel", "imageHeightConstraint": "NSLayoutConstraint",
      ]),
    "CommentAddView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: ["addCommentTextField": "UITextField", "sendCommentButton": "UIButton"],
      actions: ["addComment:", "editingDidChangeAction"]),
    "CommentDisplayView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "userPortraitScreenlet": "UserPortraitScreenlet", "userNameLabel": "UILabel", "createdDateLabel": "UILabel",
        "editedLabel": "UILabel", "bodyLabel": "UILabel", "bodyLabelBottomMarginConstraint": "NSLayoutConstraint",
        "normalStateButtonsContainer": "UIView", "deletingStateButtonsContainer": "UIView", "deleteButton": "UIButton",
        "editButton": "UIButton", "confirmButton": "UIButton", "cancelButton": "UIButton",
      ],
      actions: [
        "cancelDeletionButtonClicked", "confirmDeletionButtonClicked", "deleteButtonClicked", "editButtonClicked",
      ]),
    "CommentEditViewController_default": KnownClass(
      superclass: "UIViewController",
      outlets: [
        "bodyTextView": "UITextView", "confirmButton": "UIButton", "cancelButton": "UIButton",
        "scrollView": "UIScrollView",
      ], actions: ["cancelButtonAction", "confirmButtonAction"]),
    "CommentListView_default": KnownClass(superclass: "BaseListTableView"),
    "CommentTableViewCell_default": KnownClass(
      superclass: "UITableViewCell", outlets: ["commentDisplayScreenlet": "CommentDisplayScreenlet"]),
    "DDLBaseFieldTextboxTableCell_default": KnownClass(
      superclass: "DDMFieldTableCell", outlets: ["textField": "UITextField", "label": "UILabel"]),
    "DDLFieldCheckboxTableCell_default": KnownClass(
      superclass: "DDMFieldTableCell", outlets: ["switchView": "UISwitch", "label": "UILabel"],
      actions: ["switchValueChanged:"]),
    "DDLFieldDateTableCell_default": KnownClass(superclass: "DDLBaseFieldTextboxTableCell_default"),
    "DDLFieldDocumentlibraryTableCell_default": KnownClass(
      superclass: "DDLBaseFieldTextboxTableCell_default", outlets: ["progress": "MDRadialProgressView"],
      actions: ["chooseButtonAction:"]),
    "DDLFieldGeolocationTableCell_default": KnownClass(
      superclass: "DDMFieldTableCell",
      outlets: ["latitudeTextField": "DefaultTextField", "longitudeTextField": "DefaultTextField", "label": "UILabel"]),
    "DDLFieldNumberTableCell_default": KnownClass(
      superclass: "DDLBaseFieldTextboxTableCell_default", outlets: ["stepper": "UIStepper"],
      actions: ["stepperChanged:"]),
    "DDLFieldRadioTableCell_default": KnownClass(
      superclass: "DDMFieldTableCell",
      outlets: ["label": "UILabel", "radioReferenceLabel": "UILabel", "separator": "UIView"]),
    "DDLFieldTextTableCell_default": KnownClass(superclass: "DDLBaseFieldTextboxTableCell_default"),
    "DDLFieldTextareaTableCell_default": KnownClass(
      superclass: "DDMFieldTableCell",
      outlets: ["textView": "UITextView", "placeholder": "UILabel", "label": "UILabel", "separator": "UIView"]),
    "DDLFormTableView": KnownClass(superclass: "DDLFormView", outlets: ["tableView": "UITableView"]),
    "DDLFormView": KnownClass(superclass: "BaseScreenletView"),
    "DDLFormView_default": KnownClass(superclass: "DDLFormTableView"),
    "DDLListView_default": KnownClass(superclass: "BaseListTableView"),
    "DDLSubmitButtonTableCell_default": KnownClass(
      superclass: "DDMFieldTableCell", outlets: ["submitButton": "UIButton"], actions: ["submitButtonAction:"]),
    "DDMFieldDocumentlibraryPresenterViewController_default": KnownClass(
      superclass: "UIViewController",
      outlets: [
        "takeNewButton": "UIButton", "selectPhotoButton": "UIButton", "selectVideoButton": "UIButton",
        "cancelButton": "UIButton",
      ], actions: ["cancelButtonAction:", "selectPhotosAction:", "selectVideosAction:", "takePhotoAction:"]),
    "DefaultTextField": KnownClass(superclass: "UITextField"),
    "FileDisplayView_default": KnownClass(superclass: "BaseScreenletView"),
    "ForgotPasswordView_default": KnownClass(
      superclass: "BaseScreenletView", outlets: ["userNameField": "UITextField", "requestPasswordButton": "UIButton"],
      actions: ["requestPasswordButtonClicked:"]),
    "ForgotPasswordView_flat7": KnownClass(
      superclass: "ForgotPasswordView_default",
      outlets: ["titleLabel": "UILabel", "subtitleLabel": "UILabel", "userNamePlaceholder": "UILabel"],
      module: "LiferayScreens"),
    "ImageDisplayView_default": KnownClass(superclass: "BaseScreenletView", outlets: ["imageView": "UIImageView"]),
    "ImageGalleryCell": KnownClass(
      superclass: "UITableViewCell", outlets: ["imagePreview": "UIImageView", "imageTitle": "UILabel"]),
    "ImageGalleryCollectionViewBase": KnownClass(superclass: "BaseListCollectionView"),
    "ImageGalleryGridCell": KnownClass(superclass: "UICollectionViewCell", outlets: ["previewImage": "UIImageView"]),
    "ImageGallerySlideshowCell": KnownClass(
      superclass: "UICollectionViewCell", outlets: ["slideshowImage": "UIImageView"]),
    "ImageGalleryView_default": KnownClass(superclass: "ImageGalleryCollectionViewBase"),
    "ImageGalleryView_default_list": KnownClass(superclass: "BaseListTableView"),
    "ImageGalleryView_default_slideshow": KnownClass(superclass: "ImageGalleryCollectionViewBase"),
    "ImageUploadDetailViewBase": KnownClass(
      superclass: "UIView",
      outlets: ["imagePreview": "UIImageView", "titleText": "UITextField", "descripText": "UITextView"]),
    "ImageUploadDetailViewController_default": KnownClass(superclass: "UIViewController"),
    "ImageUploadDetailView_default": KnownClass(
      superclass: "ImageUploadDetailViewBase", outlets: ["scroll": "UIScrollView", "hintLabel": "UILabel"]),
    "LoginView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "userNameField": "UITextField", "passwordField": "UITextField", "loginButton": "UIButton",
        "authorizeButton": "UIButton",
      ], actions: ["loginButtonClicked:"]),
    "LoginView_flat7": KnownClass(
      superclass: "LoginView_default",
      outlets: [
        "titleLabel": "UILabel", "subtitleLabel": "UILabel", "userNamePlaceholder": "UILabel",
        "passwordPlaceholder": "UILabel",
      ], module: "LiferayScreens"),
    "PdfDisplayView_default": KnownClass(superclass: "BaseScreenletView"),
    "RatingView_default_emojis": KnownClass(superclass: "BaseScreenletView"),
    "RatingView_default_like": KnownClass(
      superclass: "BaseScreenletView", outlets: ["likeButton": "UIButton", "countLabel": "UILabel"],
      actions: ["likeButtonClicked:"]),
    "RatingView_default_stars": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "averageRatingLabel": "UILabel", "userRatingStars": "UIStackView", "averageRatingStars": "UIStackView",
      ], actions: ["updateUserRating:"]),
    "RatingView_default_thumbs": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "negativeButton": "UIButton", "possitiveButton": "UIButton", "negativeCountLabel": "UILabel",
        "possitiveCountLabel": "UILabel",
      ], actions: ["negativeButtonClicked:", "possitiveButtonClicked:"]),
    "ScreensWKWebView": KnownClass(superclass: "NSObject"),
    "SignUpView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "emailAddressField": "UITextField", "passwordField": "UITextField", "firstNameField": "UITextField",
        "lastNameField": "UITextField", "signUpButton": "UIButton", "scroll": "UIScrollView",
      ], actions: ["signUpAction:"]),
    "SignUpView_flat7": KnownClass(
      superclass: "SignUpView_default",
      outlets: [
        "titleLabel": "UILabel", "subtitleLabel": "UILabel", "firstNamePlaceholder": "UILabel",
        "lastNamePlaceholder": "UILabel", "emailAddressPlaceholder": "UILabel", "passwordPlaceholder": "UILabel",
      ], module: "LiferayScreens"),
    "SlideShowLayout": KnownClass(superclass: "UICollectionViewFlowLayout"),
    "UploadProgressView_default": KnownClass(
      superclass: "UIView",
      outlets: ["previewImage": "UIImageView", "progressView": "UIProgressView", "informationText": "UILabel"],
      actions: ["cancelButton"]),
    "UserPortraitView_default": KnownClass(
      superclass: "BaseScreenletView",
      outlets: [
        "activityIndicator": "UIActivityIndicatorView", "portraitImage": "UIImageView", "editButton": "UIButton",
      ], actions: ["editPortraitButtonClicked:"]),
    "UserPortraitView_flat7": KnownClass(superclass: "UserPortraitView_default", module: "LiferayScreens"),
    "VideoDisplayView_default": KnownClass(superclass: "BaseScreenletView", outlets: ["view": "UIView"]),
    "WebContentDisplayView_default": KnownClass(superclass: "BaseScreenletView"),
    "WebContentListTableView": KnownClass(superclass: "BaseListTableView"),
    "WebContentListView_default": KnownClass(superclass: "WebContentListTableView"),
    "WebContentListView_default_collection": KnownClass(superclass: "BaseListCollectionView", module: "LiferayScreens"),
    "WebViewCell": KnownClass(superclass: "UICollectionViewCell"),
    "WebView_default": KnownClass(superclass: "BaseScreenletView"),
  ]
}
