internal import ThemeSemantics

/// The view that presents an attribute.
struct Component {
  enum Kind { case textField, toggle, slider, stepper, datePicker, imageView }

  var kind: Kind
  var outlet: String
  var className: String
  var keyPath: String
  /// The attributes of a field's `textInputTraits`, with a space before each.
  var inputTraits = ""

  /// Nil if no view can show the type.
  init?(of attribute: ScreenletPlan.Attribute) {
    let bare = attribute.type.filter { $0 != "?" }
    // Views only support Swift's types for texts and dates.
    if ["AttributedString", "NSDate", "NSString", "Substring"].contains(bare) { return nil }
    switch PropertyType(swiftType: attribute.type) {
    case .string:
      self.init(.textField, attribute.name + "TextField", "UITextField", "text")
      inputTraits = Self.inputTraits(of: ScreenletPlan.words(attribute.name).lowercased())
    case .bool: self.init(.toggle, attribute.name + "Switch", "UISwitch", "on")
    case .number where ["Float", "Double", "CGFloat"].contains(bare):
      self.init(.slider, attribute.name + "Slider", "UISlider", "value")
    case .number: self.init(.stepper, attribute.name + "Stepper", "UIStepper", "value")
    case .date: self.init(.datePicker, attribute.name + "DatePicker", "UIDatePicker", "date")
    case .image: self.init(.imageView, attribute.name + "ImageView", "UIImageView", "image")
    case .attributedString, .color, .font, .collection, .url, nil: return nil
    }
  }

  /// Returns the input traits that the words of a name imply.
  private static func inputTraits(of name: String) -> String {
    let words = Set(name.split(separator: " "))
    if !words.isDisjoint(with: ["password", "passcode", "passphrase", "passwd", "pin", "secret"]) {
      return " secureTextEntry=\"YES\" textContentType=\"password\""
    }
    if words.contains("email") || words.contains("mail") {
      return " autocorrectionType=\"no\" keyboardType=\"emailAddress\" textContentType=\"email\""
    }
    if words.contains("url") {
      return " autocorrectionType=\"no\" keyboardType=\"URL\" textContentType=\"url\""
    }
    return ""
  }

  private init(_ kind: Kind, _ outlet: String, _ className: String, _ keyPath: String) {
    self.kind = kind
    self.outlet = outlet
    self.className = className
    self.keyPath = keyPath
  }
}
