internal import CodeModel
internal import SwiftSources
package import ThemeSemantics
package import ThemeSource

/// Returns the protocol for a descriptor as a Swift file; nil with errors if it cannot be declared.
///
/// Optional members are omitted.
package func viewModelProtocol(
  of descriptor: ViewModelDescriptor, classes: ClassTable = .frameworks, options: CodegenOptions
) -> Diagnosed<GeneratedFile?> {
  var builder = ViewModelProtocol(descriptor: descriptor, classes: classes, options: options)
  let file = builder.file()
  if builder.diagnostics.isEmpty, let fault = file.flatMap({ swiftFault(in: $0.text) }) { builder.refuse(fault) }
  return Diagnosed(builder.diagnostics.contains { $0.severity == .error } ? nil : file, builder.diagnostics)
}

extension ViewModelDescriptor {
  /// Whether the descriptor describes a base class of views, not a protocol.
  package var isClass: Bool { name == base }
}

private struct ViewModelProtocol {
  let descriptor: ViewModelDescriptor
  let classes: ClassTable
  let options: CodegenOptions
  private(set) var diagnostics: [Diagnostic] = []

  init(descriptor: ViewModelDescriptor, classes: ClassTable, options: CodegenOptions) {
    self.descriptor = descriptor
    self.classes = classes
    self.options = options
  }

  private var isForTerminal: Bool { options.flavor == .terminal }

  mutating func file() -> GeneratedFile? {
    guard SwiftNames.isTypeName(descriptor.name) else {
      refuse("'\(descriptor.name.escaped)' is not the name of a Swift protocol", at: descriptor.span)
      return nil
    }
    var members: [String] = []
    for attribute in descriptor.attributes where !attribute.isOptional { members += lines(of: attribute) }
    for method in descriptor.methods where !method.isOptional { members += lines(of: method) }
    var lines = imports
    if !lines.isEmpty { lines.append("") }
    lines += documentation(descriptor.documentation)
    if isForTerminal { lines.append("@MainActor") }
    lines.append(head(isEmpty: members.isEmpty))
    lines += members.map { "  \($0)" }
    if !members.isEmpty { lines.append("}") }
    return GeneratedFile(
      name: "\(descriptor.name).swift", text: lines.joined(separator: "\n") + "\n", className: descriptor.name)
  }

  private var imports: [String] {
    if !isForTerminal { return ["import LiferayScreens", "import UIKit"] }
    let types = (descriptor.attributes.map(\.type) + descriptor.methods.flatMap(\.types)).filter {
      missing(in: $0) == nil
    }
    guard types.contains(where: PortableType.needsFoundation) else { return [] }
    return ["import Foundation"] + PortableType.networkingImport(for: types)
  }

  private func head(isEmpty: Bool) -> String {
    let refined = descriptor.refines.filter { SwiftNames.isTypeName($0) && !classes.isFrameworkClass($0) }
    let options = options.inheriting(nil, refined, classes)
    let access = options.accessLevel == .open ? "public " : options.access
    // Screenlets set attributes of a view that they got as this protocol, which Swift allows only for classes.
    let inherited = (["AnyObject"] + refined).joined(separator: ", ")
    return "\(access)protocol \(descriptor.name): \(inherited) {\(isEmpty ? "}" : "")"
  }

  /// Returns the lines of a comment, escaped so that the text cannot end it.
  private func documentation(_ text: String) -> [String] {
    text.split { $0.isNewline }.map { "/// \(String($0).escaped)" }
  }

  // MARK: - Members

  private mutating func lines(of attribute: ViewModelDescriptor.Attribute) -> [String] {
    guard let name = SwiftNames.identifier(attribute.name), SwiftNames.isType(attribute.type) else {
      refuse(
        "'\(attribute.name.escaped): \(attribute.type.escaped)' cannot be declared in Swift", at: attribute.span)
      return []
    }
    if isLeftOut("the attribute '\(attribute.name)'", [attribute.type], at: attribute.span) { return [] }
    let access = attribute.isWritable ? "get set" : "get"
    return documentation(attribute.documentation) + ["var \(name): \(attribute.type) { \(access) }"]
  }

  private mutating func lines(of method: ViewModelDescriptor.Method) -> [String] {
    guard let declaration = method.declaration else {
      refuse("the method '\(method.name.escaped)' cannot be declared in Swift", at: descriptor.span)
      return []
    }
    if isLeftOut("the method '\(method.name)'", method.types, at: descriptor.span) { return [] }
    return documentation(method.documentation) + ["func \(declaration)"]
  }

  private func missing(in type: String) -> String? {
    isForTerminal ? PortableType.missing(in: type, classes) : nil
  }

  private mutating func isLeftOut(_ member: String, _ types: [String], at span: SourceSpan) -> Bool {
    guard let missing = types.compactMap({ missing(in: $0) }).first else { return false }
    diagnostics.append(.leftOutOfTerminal(member, missing, at: span))
    return true
  }

  fileprivate mutating func refuse(_ fault: SwiftFault) {
    diagnostics.append(
      Diagnostic(
        .notSwift, "the protocol \(descriptor.name.escaped) would not be valid Swift: \(fault.message)",
        at: descriptor.span, help: "give its attributes and methods Swift types"))
  }

  private mutating func refuse(_ message: String, at span: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .badName, message, at: span,
        help: "use only letters, digits and '_' in names, and give members Swift types"))
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a member with a type that the Screenlet run time lacks.
  static func leftOutOfTerminal(_ member: String, _ missing: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .notInTerminal, "\(member) is left out: the terminal has no '\(missing.escaped)'", at: span,
      help: "use types of Swift, of Foundation or of your own")
  }
}

extension ViewModelDescriptor.Method {
  /// The types of its parameters and of its result.
  var types: [String] { parameters.map(\.type) + (returns.map { [$0] } ?? []) }

  /// The declaration after `func`; nil if Swift cannot express it.
  var declaration: String? {
    guard let base = SwiftNames.identifier(String(name.prefix { $0 != "(" })),
      parameters.allSatisfy({ parameter in
        SwiftNames.isType(parameter.type) && SwiftNames.isIdentifier(parameter.name)
          && parameter.label.map { $0 == "_" || SwiftNames.isIdentifier($0) } ?? true
      }), returns.map(SwiftNames.isType) ?? true
    else { return nil }
    let labels = name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":").map(String.init)
    let list = parameters.enumerated().map { index, parameter in
      let label = parameter.label ?? (index < labels.count ? labels[index] : parameter.name)
      return "\(label == parameter.name ? "" : "\(label) ")\(parameter.name): \(parameter.type)"
    }
    return "\(base)(\(list.joined(separator: ", ")))\(returns.map { " -> \($0)" } ?? "")"
  }
}
