/// A class of UIKit or a related framework: its outlets in Interface Builder, the key paths that present values, and
/// its superclass if no element creates the class (otherwise the superclass is in the catalog). Source: the iOS SDK's
/// headers (UIKit, WebKit, MapKit, GLKit, SpriteKit, SceneKit, MetalKit, ARKit, AVKit).
struct FrameworkClass: Sendable {
  var name: String
  var superclass: String?
  /// The framework's own outlets. View classes do not redeclare them, and omitting them is never an error.
  var outlets: [String] = []
  /// The framework's own methods that actions are sent to, as selectors.
  var actions: [String] = []
  /// Key paths and the types of their values.
  var properties: [(String, PropertyType)] = []
  /// ViewModel protocols that the class implements.
  var protocols: [String] = []
  var isEditable = false
}

let uiKitClasses: [FrameworkClass] = [
  FrameworkClass(name: "NSObject"),
  FrameworkClass(
    name: "UIResponder", superclass: "NSObject", outlets: ["inputView", "inputAccessoryView"],
    actions: [
      "becomeFirstResponder", "copy:", "cut:", "decreaseSize:", "delete:", "duplicate:", "export:", "find:",
      "findAndReplace:",
      "findNext:", "findPrevious:", "increaseSize:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:", "move:", "paste:", "pasteAndGo:", "pasteAndMatchStyle:",
      "pasteAndSearch:",
      "print:", "rename:", "resignFirstResponder", "select:", "selectAll:", "toggleBoldface:", "toggleItalics:",
      "toggleUnderline:", "updateTextAttributesWithConversionHandler:", "useSelectionForFind:",
    ]),
  FrameworkClass(
    name: "UIView",
    outlets: ["gestureRecognizers", "accessibilityElements", "accessibilityContainer"],
    actions: [
      "endEditing:", "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "removeFromSuperview",
      "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints", "sizeToFit", "updateConstraintsIfNeeded",
    ],
    properties: [
      ("hidden", .bool), ("isHidden", .bool), ("alpha", .number), ("opaque", .bool), ("isOpaque", .bool),
      ("backgroundColor", .color), ("tintColor", .color), ("tag", .number), ("userInteractionEnabled", .bool),
      ("isUserInteractionEnabled", .bool), ("accessibilityLabel", .string), ("accessibilityValue", .string),
      ("accessibilityHint", .string), ("accessibilityIdentifier", .string), ("layer.cornerRadius", .number),
      ("layer.borderWidth", .number), ("layer.opacity", .number), ("layer.masksToBounds", .bool),
    ]),
  FrameworkClass(
    name: "UILabel",
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("textColor", .color), ("font", .font),
      ("enabled", .bool), ("isEnabled", .bool), ("highlighted", .bool), ("isHighlighted", .bool),
      ("numberOfLines", .number),
    ]),
  FrameworkClass(
    name: "UIControl", superclass: "UIView",
    properties: [
      ("enabled", .bool), ("isEnabled", .bool), ("selected", .bool), ("isSelected", .bool), ("highlighted", .bool),
      ("isHighlighted", .bool),
    ]),
  FrameworkClass(
    name: "UIButton",
    properties: [
      ("title", .string), ("currentTitle", .string), ("titleLabel.text", .string), ("configuration.title", .string),
      ("attributedTitle", .attributedString), ("image", .image), ("currentImage", .image), ("imageView.image", .image),
      ("backgroundImage", .image), ("currentBackgroundImage", .image), ("titleColor", .color),
    ]),
  FrameworkClass(
    name: "UITextField", outlets: ["delegate", "leftView", "rightView"],
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("placeholder", .string), ("textColor", .color),
      ("font", .font), ("secureTextEntry", .bool), ("isSecureTextEntry", .bool),
    ], isEditable: true),
  FrameworkClass(
    name: "UISwitch",
    properties: [("on", .bool), ("isOn", .bool), ("onTintColor", .color), ("title", .string)], isEditable: true),
  FrameworkClass(
    name: "UISlider",
    properties: [
      ("value", .number), ("minimumValue", .number), ("maximumValue", .number), ("minimumValueImage", .image),
      ("maximumValueImage", .image),
    ], isEditable: true),
  FrameworkClass(
    name: "UIStepper",
    properties: [("value", .number), ("minimumValue", .number), ("maximumValue", .number), ("stepValue", .number)],
    isEditable: true),
  FrameworkClass(
    name: "UISegmentedControl",
    properties: [("selectedSegmentIndex", .number)], isEditable: true),
  FrameworkClass(
    name: "UIPageControl", properties: [("currentPage", .number), ("numberOfPages", .number)],
    isEditable: true),
  FrameworkClass(
    name: "UIDatePicker",
    properties: [("date", .date), ("minimumDate", .date), ("maximumDate", .date), ("countDownDuration", .number)],
    isEditable: true),
  FrameworkClass(
    name: "UIColorWell", properties: [("selectedColor", .color)], isEditable: true),
  FrameworkClass(name: "UICalendarView", outlets: ["delegate"]),
  FrameworkClass(
    name: "UIImageView",
    properties: [
      ("image", .image), ("highlightedImage", .image), ("highlighted", .bool), ("isHighlighted", .bool),
    ]),
  FrameworkClass(
    name: "UIProgressView",
    properties: [("progress", .number), ("progressTintColor", .color), ("trackTintColor", .color)]),
  FrameworkClass(
    name: "UIActivityIndicatorView",
    properties: [("animating", .bool), ("isAnimating", .bool), ("color", .color)]),
  FrameworkClass(
    name: "UIPickerView", outlets: ["delegate", "dataSource"], isEditable: true),
  FrameworkClass(
    name: "UISearchBar", outlets: ["delegate"],
    properties: [("text", .string), ("placeholder", .string), ("prompt", .string)], isEditable: true),
  FrameworkClass(
    name: "UIScrollView", outlets: ["delegate", "refreshControl"],
    properties: [("zoomScale", .number), ("scrollEnabled", .bool), ("isScrollEnabled", .bool)]),
  FrameworkClass(
    name: "UITableView",
    outlets: [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView", "tableFooterView",
    ],
    properties: [("allowsSelection", .bool), ("rowHeight", .number), ("separatorColor", .color)]),
  FrameworkClass(
    name: "UICollectionView",
    outlets: ["dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"],
    properties: [("allowsSelection", .bool)]),
  FrameworkClass(
    name: "UITextView",
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("textColor", .color), ("font", .font),
      ("editable", .bool), ("isEditable", .bool),
    ], isEditable: true),
  FrameworkClass(
    name: "UITableViewCell",
    outlets: [
      "accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView", "contentView",
      "multipleSelectionBackgroundView", "textLabel", "detailTextLabel", "imageView",
    ],
    properties: [
      ("textLabel.text", .string), ("detailTextLabel.text", .string), ("imageView.image", .image), ("selected", .bool),
    ]),
  FrameworkClass(
    name: "UITableViewHeaderFooterView", superclass: "UIView",
    outlets: ["backgroundView", "contentView", "textLabel", "detailTextLabel"]),
  FrameworkClass(
    name: "UICollectionViewCell",
    outlets: ["backgroundView", "contentView", "selectedBackgroundView"]),
  FrameworkClass(name: "UIStackView", properties: [("arrangedSubviews", .collection)]),
  FrameworkClass(name: "UIToolbar", outlets: ["delegate"]),
  FrameworkClass(name: "UINavigationBar", outlets: ["delegate"]),
  FrameworkClass(name: "UITabBar", outlets: ["delegate"]),
  FrameworkClass(name: "UIWebView", outlets: ["delegate"]),
  FrameworkClass(
    name: "WKWebView", outlets: ["navigationDelegate", "UIDelegate", "uiDelegate"],
    properties: [("url", .url), ("html", .string)]),
  FrameworkClass(name: "MKMapView", outlets: ["delegate"]),
  FrameworkClass(name: "GLKView", outlets: ["delegate"]),
  FrameworkClass(name: "SKView", outlets: ["delegate"]),
  FrameworkClass(name: "SCNView", outlets: ["delegate"]),
  FrameworkClass(name: "MTKView", outlets: ["delegate"]),
  FrameworkClass(name: "ARSCNView", outlets: ["session"]),
  FrameworkClass(name: "ARSKView", outlets: ["session"]),
  FrameworkClass(
    name: "UIViewController",
    outlets: ["view", "searchDisplayController", "navigationItem", "tabBarItem", "toolbarItems"],
    actions: [
      "dismissModalViewControllerAnimated:", "dismissViewControllerAnimated:completion:",
      "showDetailViewController:sender:",
      "showViewController:sender:",
    ],
    properties: [("title", .string)]),
  FrameworkClass(
    name: "UITableViewController", outlets: ["tableView", "refreshControl"]),
  FrameworkClass(name: "UICollectionViewController", outlets: ["collectionView"]),
  FrameworkClass(
    name: "UINavigationController", outlets: ["delegate", "navigationBar", "toolbar"],
    actions: ["popToRootViewControllerAnimated:", "popViewControllerAnimated:"]),
  FrameworkClass(name: "UITabBarController", outlets: ["delegate", "tabBar"]),
  FrameworkClass(name: "UISplitViewController", outlets: ["delegate"]),
  FrameworkClass(name: "UIPageViewController", outlets: ["delegate", "dataSource"]),
  FrameworkClass(name: "UIGestureRecognizer", outlets: ["delegate"]),
  FrameworkClass(
    name: "UISearchDisplayController",
    outlets: ["delegate", "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate"]),
  FrameworkClass(name: "GLKViewController", outlets: ["delegate"]),
  FrameworkClass(name: "ADBannerView", outlets: ["delegate"]),
  FrameworkClass(name: "UIBarItem", superclass: "NSObject", properties: [("title", .string), ("image", .image)]),
  FrameworkClass(name: "UIBarButtonItem", outlets: ["target", "customView"]),
  FrameworkClass(
    name: "UINavigationItem",
    outlets: [
      "titleView", "backBarButtonItem", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem",
      "rightBarButtonItems", "searchController",
    ]),
  FrameworkClass(name: "NSLayoutConstraint", superclass: "NSObject", properties: [("constant", .number)]),
  // Senders of actions other than views; no control inherits from them.
  FrameworkClass(name: "UIImage", superclass: "NSObject"),
  FrameworkClass(name: "UIColor", superclass: "NSObject"),
  FrameworkClass(name: "NSString", superclass: "NSObject"),
  FrameworkClass(name: "NSNumber", superclass: "NSObject"),
  FrameworkClass(name: "NSURL", superclass: "NSObject"),
  FrameworkClass(name: "NSData", superclass: "NSObject"),
  FrameworkClass(name: "NSDate", superclass: "NSObject"),
  FrameworkClass(name: "AVPlayerViewController", superclass: "UIViewController", outlets: ["delegate"]),
  FrameworkClass(name: "CALayer", superclass: "NSObject"),
  FrameworkClass(name: "MKAnnotationView", superclass: "UIView"),
  FrameworkClass(name: "MKMarkerAnnotationView", superclass: "MKAnnotationView"),
  FrameworkClass(name: "MKPinAnnotationView", superclass: "MKAnnotationView"),
  FrameworkClass(name: "PDFView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "PDFThumbnailView", superclass: "UIView", outlets: ["PDFView"]),
  FrameworkClass(name: "SFSafariViewController", superclass: "UIViewController"),
  FrameworkClass(name: "SLComposeServiceViewController", superclass: "UIViewController", outlets: ["textView"]),
  FrameworkClass(name: "UIAccessibilityElement", superclass: "UIResponder"),
  FrameworkClass(name: "UIActivityViewController", superclass: "UIViewController"),
  FrameworkClass(name: "UIAlertController", superclass: "UIViewController"),
  FrameworkClass(name: "UIApplication", superclass: "UIResponder"),
  FrameworkClass(name: "UIDocumentBrowserViewController", superclass: "UIViewController", outlets: ["delegate"]),
  FrameworkClass(name: "UIDocumentPickerViewController", superclass: "UIViewController"),
  FrameworkClass(name: "UIInputView", superclass: "UIView"),
  FrameworkClass(name: "UIInputViewController", superclass: "UIViewController"),
  FrameworkClass(name: "UIPresentationController", superclass: "NSObject"),
  FrameworkClass(name: "UIRefreshControl", superclass: "UIControl"),
  FrameworkClass(name: "UISearchContainerViewController", superclass: "UIViewController"),
  FrameworkClass(name: "UISearchController", superclass: "UIViewController", outlets: ["delegate", "searchBar"]),
  FrameworkClass(name: "UISearchTextField", superclass: "UITextField"),
  FrameworkClass(name: "UIStoryboardSegue", superclass: "NSObject"),
  FrameworkClass(name: "UIWindow", superclass: "UIView", outlets: ["rootViewController"]),
]
