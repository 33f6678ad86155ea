/// What UIKit and its sister frameworks declare: superclasses, the outlets that Interface Builder offers, and the
/// key paths that present values. Source: the iOS SDK's headers (UIKit, WebKit, MapKit, GLKit, SpriteKit, SceneKit,
/// MetalKit, ARKit, AVKit).
struct FrameworkClass {
  var name: String
  var superclass: String?
  /// Outlets of the framework's own: no View class declares them again, leaving them out is never an error.
  var outlets: [String] = []
  /// Key paths and what they hold.
  var properties: [(String, PropertyType)] = []
  /// ViewModel protocols that the class fulfils itself.
  var protocols: [String] = []
  /// Takes values from the user.
  var isEditable = false
}

let uiKitClasses: [FrameworkClass] = [
  FrameworkClass(name: "NSObject"),
  FrameworkClass(name: "UIResponder", superclass: "NSObject", outlets: ["inputView", "inputAccessoryView"]),
  FrameworkClass(
    name: "UIView", superclass: "UIResponder",
    outlets: ["gestureRecognizers", "accessibilityElements", "accessibilityContainer"],
    properties: [
      ("hidden", .bool), ("isHidden", .bool), ("alpha", .number), ("opaque", .bool), ("isOpaque", .bool),
      ("backgroundColor", .color), ("tintColor", .color), ("tag", .number), ("userInteractionEnabled", .bool),
      ("isUserInteractionEnabled", .bool), ("accessibilityLabel", .string), ("accessibilityValue", .string),
      ("accessibilityHint", .string), ("accessibilityIdentifier", .string), ("layer.cornerRadius", .number),
      ("layer.borderWidth", .number), ("layer.opacity", .number), ("layer.masksToBounds", .bool),
    ]),
  FrameworkClass(
    name: "UILabel", superclass: "UIView",
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
    name: "UIButton", superclass: "UIControl",
    properties: [
      ("title", .string), ("currentTitle", .string), ("titleLabel.text", .string), ("configuration.title", .string),
      ("attributedTitle", .attributedString), ("image", .image), ("currentImage", .image), ("imageView.image", .image),
      ("backgroundImage", .image), ("currentBackgroundImage", .image), ("titleColor", .color),
    ]),
  FrameworkClass(
    name: "UITextField", superclass: "UIControl", outlets: ["delegate", "leftView", "rightView"],
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("placeholder", .string), ("textColor", .color),
      ("font", .font), ("secureTextEntry", .bool), ("isSecureTextEntry", .bool),
    ], isEditable: true),
  FrameworkClass(
    name: "UISwitch", superclass: "UIControl",
    properties: [("on", .bool), ("isOn", .bool), ("onTintColor", .color), ("title", .string)], isEditable: true),
  FrameworkClass(
    name: "UISlider", superclass: "UIControl",
    properties: [
      ("value", .number), ("minimumValue", .number), ("maximumValue", .number), ("minimumValueImage", .image),
      ("maximumValueImage", .image),
    ], isEditable: true),
  FrameworkClass(
    name: "UIStepper", superclass: "UIControl",
    properties: [("value", .number), ("minimumValue", .number), ("maximumValue", .number), ("stepValue", .number)],
    isEditable: true),
  FrameworkClass(
    name: "UISegmentedControl", superclass: "UIControl",
    properties: [("selectedSegmentIndex", .number), ("segments", .collection)], isEditable: true),
  FrameworkClass(
    name: "UIPageControl", superclass: "UIControl", properties: [("currentPage", .number), ("numberOfPages", .number)],
    isEditable: true),
  FrameworkClass(
    name: "UIDatePicker", superclass: "UIControl",
    properties: [("date", .date), ("minimumDate", .date), ("maximumDate", .date), ("countDownDuration", .number)],
    isEditable: true),
  FrameworkClass(
    name: "UIColorWell", superclass: "UIControl", properties: [("selectedColor", .color)], isEditable: true),
  FrameworkClass(name: "UIRefreshControl", superclass: "UIControl"),
  FrameworkClass(name: "UICalendarView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(
    name: "UIImageView", superclass: "UIView",
    properties: [
      ("image", .image), ("highlightedImage", .image), ("highlighted", .bool), ("isHighlighted", .bool),
    ]),
  FrameworkClass(
    name: "UIProgressView", superclass: "UIView",
    properties: [("progress", .number), ("progressTintColor", .color), ("trackTintColor", .color)]),
  FrameworkClass(
    name: "UIActivityIndicatorView", superclass: "UIView",
    properties: [("animating", .bool), ("isAnimating", .bool), ("color", .color)]),
  FrameworkClass(
    name: "UIPickerView", superclass: "UIView", outlets: ["delegate", "dataSource"],
    properties: [("rows", .collection)], isEditable: true),
  FrameworkClass(
    name: "UISearchBar", superclass: "UIView", outlets: ["delegate"],
    properties: [("text", .string), ("placeholder", .string), ("prompt", .string)], isEditable: true),
  FrameworkClass(
    name: "UIScrollView", superclass: "UIView", outlets: ["delegate", "refreshControl"],
    properties: [("zoomScale", .number), ("scrollEnabled", .bool), ("isScrollEnabled", .bool)]),
  FrameworkClass(
    name: "UITableView", superclass: "UIScrollView",
    outlets: [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView", "tableFooterView",
    ],
    properties: [("rows", .collection), ("items", .collection), ("sections", .collection)]),
  FrameworkClass(
    name: "UICollectionView", superclass: "UIScrollView",
    outlets: ["dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"],
    properties: [("rows", .collection), ("items", .collection), ("sections", .collection)]),
  FrameworkClass(
    name: "UITextView", superclass: "UIScrollView",
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("textColor", .color), ("font", .font),
      ("editable", .bool), ("isEditable", .bool),
    ], isEditable: true),
  FrameworkClass(
    name: "UITableViewCell", superclass: "UIView",
    outlets: ["accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView"],
    properties: [
      ("textLabel.text", .string), ("detailTextLabel.text", .string), ("imageView.image", .image), ("selected", .bool),
    ]),
  FrameworkClass(name: "UITableViewHeaderFooterView", superclass: "UIView", outlets: ["backgroundView"]),
  FrameworkClass(name: "UICollectionReusableView", superclass: "UIView"),
  FrameworkClass(
    name: "UICollectionViewCell", superclass: "UICollectionReusableView",
    outlets: ["backgroundView", "selectedBackgroundView"]),
  FrameworkClass(name: "UIStackView", superclass: "UIView", properties: [("arrangedSubviews", .collection)]),
  FrameworkClass(name: "UIVisualEffectView", superclass: "UIView"),
  FrameworkClass(name: "UIToolbar", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "UINavigationBar", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "UITabBar", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "UIWebView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(
    name: "WKWebView", superclass: "UIView", outlets: ["navigationDelegate", "UIDelegate", "uiDelegate"],
    properties: [("url", .url), ("html", .string)]),
  FrameworkClass(name: "MKMapView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "GLKView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "SKView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "SCNView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "MTKView", superclass: "UIView", outlets: ["delegate"]),
  FrameworkClass(name: "ARSCNView", superclass: "SCNView", outlets: ["session"]),
  FrameworkClass(name: "ARSKView", superclass: "SKView", outlets: ["session"]),
  FrameworkClass(
    name: "UIViewController", superclass: "UIResponder",
    outlets: ["view", "searchDisplayController", "navigationItem", "tabBarItem"], properties: [("title", .string)]),
  FrameworkClass(
    name: "UITableViewController", superclass: "UIViewController", outlets: ["tableView", "refreshControl"]),
  FrameworkClass(name: "UICollectionViewController", superclass: "UIViewController", outlets: ["collectionView"]),
  FrameworkClass(name: "UINavigationController", superclass: "UIViewController", outlets: ["delegate"]),
  FrameworkClass(name: "UITabBarController", superclass: "UIViewController", outlets: ["delegate"]),
  FrameworkClass(name: "UISplitViewController", superclass: "UIViewController", outlets: ["delegate"]),
  FrameworkClass(name: "UIPageViewController", superclass: "UIViewController", outlets: ["delegate", "dataSource"]),
  FrameworkClass(name: "AVPlayerViewController", superclass: "UIViewController", outlets: ["delegate"]),
  FrameworkClass(name: "UIGestureRecognizer", superclass: "NSObject", outlets: ["delegate"]),
  FrameworkClass(name: "UITapGestureRecognizer", superclass: "UIGestureRecognizer"),
  FrameworkClass(name: "UIPanGestureRecognizer", superclass: "UIGestureRecognizer"),
  FrameworkClass(name: "UIPinchGestureRecognizer", superclass: "UIGestureRecognizer"),
  FrameworkClass(name: "UISwipeGestureRecognizer", superclass: "UIGestureRecognizer"),
  FrameworkClass(name: "UIRotationGestureRecognizer", superclass: "UIGestureRecognizer"),
  FrameworkClass(name: "UILongPressGestureRecognizer", superclass: "UIGestureRecognizer"),
  FrameworkClass(name: "UIScreenEdgePanGestureRecognizer", superclass: "UIPanGestureRecognizer"),
  FrameworkClass(name: "UIBarItem", superclass: "NSObject", properties: [("title", .string), ("image", .image)]),
  FrameworkClass(name: "UIBarButtonItem", superclass: "UIBarItem", outlets: ["target", "customView"]),
  FrameworkClass(name: "UITabBarItem", superclass: "UIBarItem"),
  FrameworkClass(name: "UINavigationItem", superclass: "NSObject", outlets: ["titleView", "backBarButtonItem"]),
  FrameworkClass(name: "NSLayoutConstraint", superclass: "NSObject", properties: [("constant", .number)]),
  FrameworkClass(name: "UICollectionViewLayout", superclass: "NSObject"),
  FrameworkClass(name: "UICollectionViewFlowLayout", superclass: "UICollectionViewLayout"),
]
