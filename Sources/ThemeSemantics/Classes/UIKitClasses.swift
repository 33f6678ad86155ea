/// What UIKit and its sister frameworks declare: superclasses, the outlets that Interface Builder offers, and the
/// key paths that present values. Source: the iOS SDK's headers (UIKit, WebKit, MapKit, GLKit, SpriteKit, SceneKit,
/// MetalKit, ARKit, AVKit).
struct UIKitClass {
  var name: String
  var superclass: String?
  /// Outlets of UIKit's own: connecting them is never a theme's business, leaving them out never an error.
  var outlets: [String] = []
  /// Key paths and what they hold.
  var properties: [(String, PropertyType)] = []
}

let uiKitClasses: [UIKitClass] = [
  UIKitClass(name: "NSObject"),
  UIKitClass(name: "UIResponder", superclass: "NSObject", outlets: ["inputView", "inputAccessoryView"]),
  UIKitClass(
    name: "UIView", superclass: "UIResponder",
    outlets: ["gestureRecognizers", "accessibilityElements", "accessibilityContainer"],
    properties: [
      ("hidden", .bool), ("isHidden", .bool), ("alpha", .number), ("opaque", .bool), ("isOpaque", .bool),
      ("backgroundColor", .color), ("tintColor", .color), ("tag", .number), ("userInteractionEnabled", .bool),
      ("isUserInteractionEnabled", .bool), ("accessibilityLabel", .string), ("accessibilityValue", .string),
      ("accessibilityHint", .string), ("accessibilityIdentifier", .string), ("layer.cornerRadius", .number),
      ("layer.borderWidth", .number), ("layer.opacity", .number), ("layer.masksToBounds", .bool),
    ]),
  UIKitClass(
    name: "UILabel", superclass: "UIView",
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("textColor", .color), ("font", .font),
      ("enabled", .bool), ("isEnabled", .bool), ("highlighted", .bool), ("isHighlighted", .bool),
      ("numberOfLines", .number),
    ]),
  UIKitClass(
    name: "UIControl", superclass: "UIView",
    properties: [
      ("enabled", .bool), ("isEnabled", .bool), ("selected", .bool), ("isSelected", .bool), ("highlighted", .bool),
      ("isHighlighted", .bool),
    ]),
  UIKitClass(
    name: "UIButton", superclass: "UIControl",
    properties: [
      ("title", .string), ("currentTitle", .string), ("titleLabel.text", .string), ("configuration.title", .string),
      ("attributedTitle", .attributedString), ("image", .image), ("currentImage", .image), ("imageView.image", .image),
      ("backgroundImage", .image), ("currentBackgroundImage", .image), ("titleColor", .color),
    ]),
  UIKitClass(
    name: "UITextField", superclass: "UIControl", outlets: ["delegate", "leftView", "rightView"],
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("placeholder", .string), ("textColor", .color),
      ("font", .font), ("secureTextEntry", .bool), ("isSecureTextEntry", .bool),
    ]),
  UIKitClass(
    name: "UISwitch", superclass: "UIControl",
    properties: [("on", .bool), ("isOn", .bool), ("onTintColor", .color), ("title", .string)]),
  UIKitClass(
    name: "UISlider", superclass: "UIControl",
    properties: [
      ("value", .number), ("minimumValue", .number), ("maximumValue", .number), ("minimumValueImage", .image),
      ("maximumValueImage", .image),
    ]),
  UIKitClass(
    name: "UIStepper", superclass: "UIControl",
    properties: [("value", .number), ("minimumValue", .number), ("maximumValue", .number), ("stepValue", .number)]),
  UIKitClass(
    name: "UISegmentedControl", superclass: "UIControl",
    properties: [("selectedSegmentIndex", .number), ("segments", .collection)]),
  UIKitClass(
    name: "UIPageControl", superclass: "UIControl", properties: [("currentPage", .number), ("numberOfPages", .number)]),
  UIKitClass(
    name: "UIDatePicker", superclass: "UIControl",
    properties: [("date", .date), ("minimumDate", .date), ("maximumDate", .date), ("countDownDuration", .number)]),
  UIKitClass(name: "UIColorWell", superclass: "UIControl", properties: [("selectedColor", .color)]),
  UIKitClass(name: "UIRefreshControl", superclass: "UIControl"),
  UIKitClass(name: "UICalendarView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(
    name: "UIImageView", superclass: "UIView",
    properties: [
      ("image", .image), ("highlightedImage", .image), ("highlighted", .bool), ("isHighlighted", .bool),
    ]),
  UIKitClass(
    name: "UIProgressView", superclass: "UIView",
    properties: [("progress", .number), ("progressTintColor", .color), ("trackTintColor", .color)]),
  UIKitClass(
    name: "UIActivityIndicatorView", superclass: "UIView",
    properties: [("animating", .bool), ("isAnimating", .bool), ("color", .color)]),
  UIKitClass(
    name: "UIPickerView", superclass: "UIView", outlets: ["delegate", "dataSource"], properties: [("rows", .collection)]
  ),
  UIKitClass(
    name: "UISearchBar", superclass: "UIView", outlets: ["delegate"],
    properties: [("text", .string), ("placeholder", .string), ("prompt", .string)]),
  UIKitClass(
    name: "UIScrollView", superclass: "UIView", outlets: ["delegate", "refreshControl"],
    properties: [("zoomScale", .number), ("scrollEnabled", .bool), ("isScrollEnabled", .bool)]),
  UIKitClass(
    name: "UITableView", superclass: "UIScrollView",
    outlets: [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView", "tableFooterView",
    ],
    properties: [("rows", .collection), ("items", .collection), ("sections", .collection)]),
  UIKitClass(
    name: "UICollectionView", superclass: "UIScrollView",
    outlets: ["dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"],
    properties: [("rows", .collection), ("items", .collection), ("sections", .collection)]),
  UIKitClass(
    name: "UITextView", superclass: "UIScrollView",
    properties: [
      ("text", .string), ("attributedText", .attributedString), ("textColor", .color), ("font", .font),
      ("editable", .bool), ("isEditable", .bool),
    ]),
  UIKitClass(
    name: "UITableViewCell", superclass: "UIView",
    outlets: ["accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView"],
    properties: [
      ("textLabel.text", .string), ("detailTextLabel.text", .string), ("imageView.image", .image), ("selected", .bool),
    ]),
  UIKitClass(name: "UITableViewHeaderFooterView", superclass: "UIView", outlets: ["backgroundView"]),
  UIKitClass(name: "UICollectionReusableView", superclass: "UIView"),
  UIKitClass(
    name: "UICollectionViewCell", superclass: "UICollectionReusableView",
    outlets: ["backgroundView", "selectedBackgroundView"]),
  UIKitClass(name: "UIStackView", superclass: "UIView", properties: [("arrangedSubviews", .collection)]),
  UIKitClass(name: "UIVisualEffectView", superclass: "UIView"),
  UIKitClass(name: "UIToolbar", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "UINavigationBar", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "UITabBar", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "UIWebView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(
    name: "WKWebView", superclass: "UIView", outlets: ["navigationDelegate", "UIDelegate", "uiDelegate"],
    properties: [("url", .url), ("html", .string)]),
  UIKitClass(name: "MKMapView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "GLKView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "SKView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "SCNView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "MTKView", superclass: "UIView", outlets: ["delegate"]),
  UIKitClass(name: "ARSCNView", superclass: "SCNView", outlets: ["session"]),
  UIKitClass(name: "ARSKView", superclass: "SKView", outlets: ["session"]),
  UIKitClass(
    name: "UIViewController", superclass: "UIResponder",
    outlets: ["view", "searchDisplayController", "navigationItem", "tabBarItem"], properties: [("title", .string)]),
  UIKitClass(name: "UITableViewController", superclass: "UIViewController", outlets: ["tableView", "refreshControl"]),
  UIKitClass(name: "UICollectionViewController", superclass: "UIViewController", outlets: ["collectionView"]),
  UIKitClass(name: "UINavigationController", superclass: "UIViewController", outlets: ["delegate"]),
  UIKitClass(name: "UITabBarController", superclass: "UIViewController", outlets: ["delegate"]),
  UIKitClass(name: "UISplitViewController", superclass: "UIViewController", outlets: ["delegate"]),
  UIKitClass(name: "UIPageViewController", superclass: "UIViewController", outlets: ["delegate", "dataSource"]),
  UIKitClass(name: "AVPlayerViewController", superclass: "UIViewController", outlets: ["delegate"]),
  UIKitClass(name: "UIGestureRecognizer", superclass: "NSObject", outlets: ["delegate"]),
  UIKitClass(name: "UITapGestureRecognizer", superclass: "UIGestureRecognizer"),
  UIKitClass(name: "UIPanGestureRecognizer", superclass: "UIGestureRecognizer"),
  UIKitClass(name: "UIPinchGestureRecognizer", superclass: "UIGestureRecognizer"),
  UIKitClass(name: "UISwipeGestureRecognizer", superclass: "UIGestureRecognizer"),
  UIKitClass(name: "UIRotationGestureRecognizer", superclass: "UIGestureRecognizer"),
  UIKitClass(name: "UILongPressGestureRecognizer", superclass: "UIGestureRecognizer"),
  UIKitClass(name: "UIScreenEdgePanGestureRecognizer", superclass: "UIPanGestureRecognizer"),
  UIKitClass(name: "UIBarItem", superclass: "NSObject", properties: [("title", .string), ("image", .image)]),
  UIKitClass(name: "UIBarButtonItem", superclass: "UIBarItem", outlets: ["target", "customView"]),
  UIKitClass(name: "UITabBarItem", superclass: "UIBarItem"),
  UIKitClass(name: "UINavigationItem", superclass: "NSObject", outlets: ["titleView", "backBarButtonItem"]),
  UIKitClass(name: "NSLayoutConstraint", superclass: "NSObject", properties: [("constant", .number)]),
  UIKitClass(name: "UICollectionViewLayout", superclass: "NSObject"),
  UIKitClass(name: "UICollectionViewFlowLayout", superclass: "UICollectionViewLayout"),
]
