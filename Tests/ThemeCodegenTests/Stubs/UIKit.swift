// swift-format-ignore-file
// The part of UIKit that generated View classes use, for type-checking where there is no UIKit.
public typealias CGFloat = Double

public struct CGRect {
  public init() {}
}

@objc public protocol NSObjectProtocol {}
@objc open class NSObject: NSObjectProtocol {
  public init() {}
}

@objc open class NSCoder: NSObject {}
@objc open class NSString: NSObject {}
@objc open class NSNumber: NSObject, ExpressibleByIntegerLiteral {
  public override init() {}
  public init(value: Double) {}
  public init(value: Float) {}
  public required init(integerLiteral value: Int) {}
}
extension Double { public init(truncating number: NSNumber) { self = 0 } }
extension Float { public init(truncating number: NSNumber) { self = 0 } }
@objc open class Operation: NSObject {
  open var isCancelled: Bool { false }
  open var isExecuting: Bool { false }
  open var isFinished: Bool { false }
  open var isConcurrent: Bool { false }
  open var isAsynchronous: Bool { false }
  open var isReady: Bool { true }
  open var dependencies: [Operation] { [] }
  open var name: String?
  open var threadPriority = 0.5
  open var completionBlock: (() -> Void)?
  public override init() {}
  open func start() {}
  open func main() {}
  open func cancel() {}
  open func addDependency(_ operation: Operation) {}
  open func removeDependency(_ operation: Operation) {}
  open func waitUntilFinished() {}
}
public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
@objc open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
@objc open class UIColor: NSObject {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
}
@objc open class UIFont: NSObject {}
@objc open class UIImage: NSObject {}
@objc open class UIEvent: NSObject {}
@objc open class NSAttributedString: NSObject { open var string: String { "" } }
@objc open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
}

@objc open class UIResponder: NSObject {}

@objc open class UIView: UIResponder {
  public enum ContentMode: Int { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var accessibilityLabel: String?
  open var contentMode: ContentMode = .scaleToFill
}

@objc open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var isEnabled = true
  open var isHighlighted = false
  open var numberOfLines = 1
}

@objc open class UIControl: UIView {
  public struct State {
    public static let normal = State()
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
}

@objc open class UIButton: UIControl {
  open var currentTitle: String?
  open var currentImage: UIImage?
  open var currentBackgroundImage: UIImage?
  open var titleLabel: UILabel?
  open func title(for state: UIControl.State) -> String? { nil }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { nil }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

@objc open class UITextField: UIControl {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var isSecureTextEntry = false
}

@objc open class UISwitch: UIControl {
  open var isOn = false
}

@objc open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@objc open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 1
}

@objc open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
}

@objc open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}

public struct Date {
  public init() {}
}

@objc open class UIDatePicker: UIControl {
  open var date = Date()
  open var countDownDuration: Double = 0
}

@objc open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
}

@objc open class UIProgressView: UIView {
  open var progress: Float = 0
}

@objc open class UIActivityIndicatorView: UIView {
  open var isAnimating: Bool { false }
  open func startAnimating() {}
  open func stopAnimating() {}
}

@objc open class UIScrollView: UIView {}
@objc open class UITableView: UIScrollView {}
@objc open class UICollectionView: UIScrollView {}

@objc open class UITextView: UIScrollView {
  open var text: String!
  open var attributedText: NSAttributedString!
}

@objc open class UIPickerView: UIView {}
@objc open class UIStackView: UIView {}
@objc open class UIVisualEffectView: UIView {}
@objc open class UIToolbar: UIView {}
@objc open class UINavigationBar: UIView {}
@objc open class UITabBar: UIView {}

@objc open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}

@objc open class UITableViewCell: UIView {}
@objc open class UICollectionReusableView: UIView {}
@objc open class UICollectionViewCell: UICollectionReusableView {}
@objc open class UIGestureRecognizer: NSObject {}
@objc open class UITapGestureRecognizer: UIGestureRecognizer {}
@objc open class UIViewController: UIResponder {}
@objc open class UITableViewController: UIViewController {}
@objc open class UICollectionViewController: UIViewController {}
@objc open class UINavigationController: UIViewController {}
@objc open class UITabBarController: UIViewController {}
@objc open class UISplitViewController: UIViewController {}
@objc open class UIPageViewController: UIViewController {}
@objc open class UISearchController: UIViewController {}
@objc open class UIBarItem: NSObject {}
@objc open class UIBarButtonItem: UIBarItem {}
@objc open class UITabBarItem: UIBarItem {}
@objc open class UINavigationItem: NSObject {}
@objc open class UIPanGestureRecognizer: UIGestureRecognizer {}
@objc open class UISwipeGestureRecognizer: UIGestureRecognizer {}
@objc open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@objc open class UIRotationGestureRecognizer: UIGestureRecognizer {}
@objc open class UILongPressGestureRecognizer: UIGestureRecognizer {}
@objc open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@objc open class UITableViewHeaderFooterView: UIView {}
@objc open class UIRefreshControl: UIControl {}
@objc open class UIWebView: UIView {}
@objc open class UIColorWell: UIControl {}
@objc open class UICalendarView: UIView {}
@objc open class UICollectionViewLayout: NSObject {}
@objc open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@objc open class UILayoutGuide: NSObject {}
@objc open class UISearchDisplayController: NSObject {}
@objc open class UIContentUnavailableView: UIView {}
@objc open class UIInputView: UIView {}
@objc open class UIWindow: UIView {}
@objc open class UIApplication: UIResponder {}
@objc open class UIAccessibilityElement: UIResponder {}
@objc open class UIActivityViewController: UIViewController {}
@objc open class UIAlertController: UIViewController {}
@objc open class UIDocumentBrowserViewController: UIViewController {}
@objc open class UIDocumentPickerViewController: UIViewController {}
@objc open class UIImagePickerController: UINavigationController {}
@objc open class UIInputViewController: UIViewController {}
@objc open class UISearchContainerViewController: UIViewController {}
@objc open class UIPresentationController: NSObject {}
@objc open class UIPopoverPresentationController: UIPresentationController {}
@objc open class UIBarButtonItemGroup: NSObject {}
@objc open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
@objc open class UIMenuElement: NSObject {}
@objc open class UIMenu: UIMenuElement {}
@objc open class UICommand: UIMenuElement {}
@objc open class UIKeyCommand: UICommand {}
@objc open class UIHoverGestureRecognizer: UIGestureRecognizer {}
@objc open class UIKeyboardLayoutGuide: UILayoutGuide {}
@objc open class UISearchTextField: UITextField {}
@objc open class UIStoryboardSegue: NSObject {}

public func NSLocalizedString(_ key: String, comment: String) -> String { key }
