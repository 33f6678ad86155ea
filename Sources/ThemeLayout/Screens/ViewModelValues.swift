/// The values of a Screenlet's ViewModel during a preview of its theme.
package struct ViewModelValues: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case text(String)
    case number(Double)
    case bool(Bool)
    /// Rows of a list, with the text of their cells.
    case list([String])
    /// Rows of a list by the values in their cells: of the ViewModel, and of outlets.
    case rows([[String: Value]])
    /// Parts by name, for paths such as `value="user.name"` of a presentation.
    case parts([String: Value])

    /// The text in text fields and labels.
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

    /// The value of sliders and progress bars; nil if it is not a number.
    package var number: Double? {
      switch self {
      case .number(let number): number
      case .bool(let flag): flag ? 1 : 0
      case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      case .list, .rows, .parts: nil
      }
    }

    /// The state of switches; nil if it is neither true nor false.
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
  /// Whether attributes without a value get a plausible one by name and type.
  package var usesSamples: Bool
  /// The row of a list that the values are for, from 0: samples differ by it.
  var row = 0

  package init(_ values: [String: Value] = [:], usesSamples: Bool = false) {
    self.values = values
    self.usesSamples = usesSamples
  }

  /// No values: the theme's values are shown.
  package static let none = ViewModelValues()

  /// The value that a presentation shows; nil keeps the theme's value.
  func value(of attribute: String, type: String, path: String?) -> Value? {
    if var value = values[attribute] {
      for part in path.map({ $0.split(separator: ".") }) ?? [] {
        // A value without parts is shown itself. If it has parts, but not this one, the theme's text stays.
        guard case .parts(let parts) = value else { return value }
        guard let next = Self.part(part, of: parts) else { return nil }
        value = next
      }
      return value
    }
    return usesSamples
      ? SampleValues.value(of: path.map { "\(attribute).\($0)" } ?? attribute, type: path == nil ? type : "", row: row)
      : nil
  }

  /// A part by name, or an item of a part: `ratings[1]`.
  private static func part(_ name: Substring, of parts: [String: Value]) -> Value? {
    if let part = parts[String(name)] { return part }
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "["),
      let index = Int(name[name.index(after: bracket)...].dropLast()),
      case .list(let items)? = parts[String(name[..<bracket])], items.indices.contains(index)
    else { return nil }
    return .text(items[index])
  }
}
