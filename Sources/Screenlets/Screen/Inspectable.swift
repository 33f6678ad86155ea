internal import Foundation

/// A property of a Screenlet that documents set, as `@IBInspectable` on iOS: a text, a truth value or a number.
///
/// ```swift
/// final class RatingScreenlet: BaseScreenlet {
///   @Inspectable var entryId: Int64 = 0
///   @Inspectable var editable = true
/// }
/// ```
/// A document sets it by a user-defined runtime attribute with the name of the property, before
/// ``BaseScreenlet/onPreCreate()``. Observers of the property are not called then, and must not set it. A truth value is also 1 or 0 for a
/// number, and a number other than 0 is true. A fraction is cut off for a whole number.
@propertyWrapper
public struct Inspectable<Value> {
  private let storage: Storage
  private let convert: (InspectedValue) -> Value?

  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The value: that of the document, or else the initial one.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  private init(_ value: Value, _ convert: @escaping (InspectedValue) -> Value?) {
    storage = Storage(value)
    self.convert = convert
  }

  /// Creates a text.
  public init(wrappedValue: String) where Value == String { self.init(wrappedValue) { $0.text } }

  /// Creates an optional text.
  public init(wrappedValue: String?) where Value == String? {
    self.init(wrappedValue) { $0 == .none ? .some(nil) : $0.text.map { .some($0) } }
  }

  /// Creates an optional text that is nil.
  public init() where Value == String? { self.init(wrappedValue: nil) }

  /// Creates a truth value.
  public init(wrappedValue: Bool) where Value == Bool { self.init(wrappedValue) { $0.number.map { $0 != 0 } } }

  /// Creates a whole number.
  public init(wrappedValue: Value) where Value: BinaryInteger {
    self.init(wrappedValue) { $0.number.flatMap { Value(exactly: $0.rounded(.towardZero)) } }
  }

  /// Creates a number.
  public init(wrappedValue: Value) where Value: BinaryFloatingPoint {
    self.init(wrappedValue) { $0.number.map { Value($0) } }
  }
}

/// The value of a user-defined runtime attribute.
enum InspectedValue: Equatable {
  case string(String)
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  case none

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var number: Double? {
    switch self {
    case .boolean(let flag): flag ? 1 : 0
    case .number(let number): number
    case .string, .none: nil
    }
  }
}

/// An inspectable property of any type.
protocol AnyInspectable {
  /// Sets the value. Returns false if the attribute has another type.
  func inspect(_ value: InspectedValue) -> Bool
}

extension Inspectable: AnyInspectable {
  func inspect(_ value: InspectedValue) -> Bool {
    guard let value = convert(value) else { return false }
    storage.value = value
    return true
  }
}

extension BaseScreenlet {
  /// The inspectable property of a name, also of a superclass; nil if there is none.
  func inspectable(_ name: String) -> (any AnyInspectable)? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      let child = current.children.first { $0.label == "_" + name }
      if let found = child?.value as? any AnyInspectable { return found }
      mirror = current.superclassMirror
    }
    return nil
  }
}
