/// What a Screenlet's ViewModel holds while its theme is previewed.
package struct ViewModelValues: Sendable, Equatable {
  /// A value of an attribute.
  package enum Value: Sendable, Hashable {
    case text(String)
    case number(Double)
    case bool(Bool)
    /// Rows of a list, as their cells would name them.
    case list([String])
    /// Rows of a list by what their cells show: values of the ViewModel inside a cell, and texts of its outlets.
    case rows([[String: Value]])
    /// Parts by name: what `value="user.name"` of a presentation looks into.
    case parts([String: Value])

    /// As text fields and labels show it.
    package var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
      case .bool(let flag): flag ? "true" : "false"
      case .list(let rows): rows.joined(separator: ", ")
      case .rows(let rows): "\(rows.count)"
      case .parts(let parts): parts["name"]?.text ?? parts["title"]?.text ?? ""
      }
    }

    /// As sliders and progress bars show it; nil where it is no number.
    package var number: Double? {
      switch self {
      case .number(let number): number
      case .bool(let flag): flag ? 1 : 0
      case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      case .list, .rows, .parts: nil
      }
    }

    /// As switches show it; nil where it is neither true nor false.
    package var bool: Bool? {
      switch self {
      case .bool(let flag): flag
      case .number(let number): number != 0
      case .text("true"), .text("YES"), .text("yes"): true
      case .text("false"), .text("NO"), .text("no"): false
      case .text, .list, .rows, .parts: nil
      }
    }
  }

  /// By attribute.
  package var values: [String: Value]
  /// Attributes without a value get a plausible one by name and type.
  package var usesSamples: Bool

  package init(_ values: [String: Value] = [:], usesSamples: Bool = false) {
    self.values = values
    self.usesSamples = usesSamples
  }

  /// Nothing but what the theme itself says.
  package static let none = ViewModelValues()

  /// The value that a presentation shows; nil leaves the theme's own.
  func value(of attribute: String, type: String, path: String?) -> Value? {
    if var value = values[attribute] {
      for part in path.map({ $0.split(separator: ".") }) ?? [] {
        // A value that has no parts is shown as it is; of one that has others, the theme's own text stays.
        guard case .parts(let parts) = value else { return value }
        guard let next = parts[String(part)] else { return nil }
        value = next
      }
      return value
    }
    return usesSamples ? Self.sample(of: path.map { "\(attribute).\($0)" } ?? attribute, type: type) : nil
  }

  private static func sample(of name: String, type: String) -> Value? {
    let lower = name.lowercased()
    if let known = samples.first(where: { lower.contains($0.0) }) { return .text(known.1) }
    switch type.hasSuffix("?") ? String(type.dropLast()) : type {
    case "String", "Comment", "NSAttributedString": return .text("Lorem ipsum")
    case "Bool": return .bool(true)
    case "Int", "Int64", "Int32", "UInt", "NSNumber": return .number(3)
    case "Double", "Float", "CGFloat": return .number(0.6)
    default: return type.hasPrefix("[") ? .list(["Ada Lovelace", "Grace Hopper", "Katherine Johnson"]) : nil
    }
  }

  private static let samples: [(String, String)] = [
    ("emailaddress", "ada@example.com"), ("username", "ada"), ("screenname", "ada"), ("password", "password"),
    ("firstname", "Ada"), ("middlename", "King"), ("lastname", "Lovelace"), ("jobtitle", "Mathematician"),
    ("user.name", "Ada Lovelace"), ("url", "https://www.example.com"), ("title", "On the Analytical Engine"),
    ("date", "Nov 21, 2026"), ("body", "A new, a vast, and a powerful language is developed."),
  ]
}
