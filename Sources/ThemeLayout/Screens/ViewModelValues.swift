/// What a Screenlet's ViewModel holds while its theme is previewed.
package struct ViewModelValues: Sendable, Hashable {
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
  /// Which row of a list the values are of, from 0: samples differ by it.
  var row = 0

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
        guard let next = Self.part(part, of: parts) else { return nil }
        value = next
      }
      return value
    }
    return usesSamples
      ? SampleValues.value(of: path.map { "\(attribute).\($0)" } ?? attribute, type: path == nil ? type : "", row: row)
      : nil
  }

  /// A part by name, or an item of it: `ratings[1]`.
  private static func part(_ name: Substring, of parts: [String: Value]) -> Value? {
    if let part = parts[String(name)] { return part }
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "["),
      let index = Int(name[name.index(after: bracket)...].dropLast()),
      case .list(let items)? = parts[String(name[..<bracket])], items.indices.contains(index)
    else { return nil }
    return .text(items[index])
  }
}
