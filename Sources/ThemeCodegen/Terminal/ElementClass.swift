internal import ThemeSemantics

/// A class of the Screenlet run time, by which code reads and sets a view in the terminal.
struct ElementClass: Sendable, Equatable {
  /// A property, by the key path of the UIKit class that the element represents.
  struct Property: Sendable, Equatable {
    /// The Swift name.
    var name: String
    /// Swift type of a number; nil for other types.
    var number: String?
    var isWritable = true
  }

  let name: String
  let isControl: Bool
  private let properties: [String: Property]

  private init(_ name: String, _ properties: [String: Property], isControl: Bool = false) {
    self.name = name
    self.isControl = isControl
    var all = Self.viewProperties.merging(properties) { _, own in own }
    if isControl { all["enabled"] = Property(name: "isEnabled") }
    self.properties = all
  }

  /// Nil if the element has no counterpart of a UIKit property.
  subscript(keyPath: String) -> Property? {
    properties[keyPath] ?? properties.values.first { $0.name == keyPath }
  }

  /// Properties of the elements of all classes.
  private static let viewProperties: [String: Property] = [
    "hidden": Property(name: "isHidden"), "alpha": Property(name: "alpha", number: "Double"),
    "tag": Property(name: "tag", number: "Int", isWritable: false),
    "restorationIdentifier": Property(name: "restorationIdentifier"),
    "accessibilityLabel": Property(name: "accessibilityLabel"),
  ]

  private static let text = ["text": Property(name: "text")]

  private static let title = Property(name: "title(for: .normal)")

  /// The element for views of all other classes.
  static let view = ElementClass("ViewElement", [:])

  /// The Screenlet that a view shows.
  ///
  /// - Parameter className: The class that the project's code declares; nil for none.
  static func screenlet(_ className: String?) -> ElementClass {
    ElementClass(screenletNamed: className ?? "BaseScreenlet")
  }

  private init(screenletNamed name: String) {
    self.name = name
    isControl = false
    properties = ["hidden": Property(name: "isHidden")]
  }

  /// Elements by UIKit class, as Screenlets creates them for the views of a theme.
  private static let elements: [String: ElementClass] = [
    "UIActivityIndicatorView": ElementClass(
      "ActivityIndicator", ["animating": Property(name: "isAnimating", isWritable: false)]),
    "UIButton": ElementClass("Button", ["title": title, "currentTitle": title], isControl: true),
    "UIDatePicker": ElementClass("Picker", [:], isControl: true),
    "UIImageView": ElementClass("ImageView", [:]),
    "UILabel": ElementClass("Label", text),
    "UIPageControl": ElementClass(
      "PageControl", ["currentPage": Property(name: "currentPage", number: "Int")], isControl: true),
    "UIPickerView": ElementClass("Picker", [:], isControl: true),
    "UIProgressView": ElementClass("ProgressView", ["progress": Property(name: "progress", number: "Float")]),
    "UISearchBar": ElementClass("SearchBar", text, isControl: true),
    "UISegmentedControl": ElementClass(
      "SegmentedControl", ["selectedSegmentIndex": Property(name: "selectedSegmentIndex", number: "Int")],
      isControl: true),
    "UISlider": ElementClass("Slider", ["value": Property(name: "value", number: "Float")], isControl: true),
    "UIStepper": ElementClass("Stepper", ["value": Property(name: "value", number: "Double")], isControl: true),
    "UISwitch": ElementClass("Switch", ["on": Property(name: "isOn")], isControl: true),
    "UITextField": ElementClass(
      "TextField",
      text.merging([
        "placeholder": Property(name: "placeholder"), "secureTextEntry": Property(name: "isSecureTextEntry"),
      ]) { _, own in own }, isControl: true),
    "UITextView": ElementClass("TextView", text, isControl: true),
  ]

  /// The class of the sender of an action, for the elements of all its senders; nil for objects that are no views.
  static func common(_ elements: [ElementClass?]) -> String? {
    let known = elements.compactMap(\.self)
    guard known.count == elements.count, let first = known.first else { return nil }
    if known.allSatisfy({ $0.name == first.name }) { return first.name }
    return known.allSatisfy(\.isControl) ? "Control" : "ViewElement"
  }

  /// Creates the element for a view of a UIKit class; nil if the class is not a view's.
  init?(of className: String, _ classes: ClassTable) {
    let lineage = classes.lineage(of: className)
    if let element = lineage.lazy.compactMap({ Self.elements[$0] }).first {
      self = element
    } else if lineage.contains("UIView") || lineage.last.map(classes.isPlatformClass) != true {
      self = .view
    } else {
      return nil
    }
  }
}
