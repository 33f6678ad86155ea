internal import CodeModel
package import ThemeDatabase
internal import ThemeSemantics
package import ThemeSource

extension Snapshot {
  /// The ViewModel protocols of the project's Swift sources, sorted.
  package var viewModels: [String] { facts.classes.viewModelNames }

  /// The descriptor of a protocol, with notes about what it cannot express; `nil` if no source declares it.
  package func importedViewModel(_ name: String) -> Diagnosed<GeneratedFile>? {
    facts.classes.importedViewModel(name).map {
      Diagnosed(
        descriptorFile(of: $0), facts.classes.code.protocolDeclaration(named: name)?.partsWithoutDescription ?? [])
    }
  }
}

extension ProtocolDeclaration {
  /// Notes about the parts that a descriptor cannot express, in source order.
  fileprivate var partsWithoutDescription: [Diagnostic] {
    let statics =
      properties.filter(\.isStatic).map { ($0.name, $0.span) } + methods.filter(\.isStatic).map { ($0.name, $0.span) }
    let leftOut = statics.map { name, span in
      Diagnostic(
        .notInDescriptor, "the static member '\(name.escaped)' is left out", at: span,
        help: "a descriptor describes instances only: keep it in the protocol")
    }
    let effects = methods.filter { !$0.isStatic && ($0.isAsync || $0.isThrowing) }.map { method in
      let words = [method.isAsync ? "'async'" : nil, method.isThrowing ? "'throws'" : nil].compactMap { $0 }
      return Diagnostic(
        .notInDescriptor, "the method '\(method.name.escaped)' is written without \(words.joined(separator: " and "))",
        at: method.span, help: "a descriptor has no such methods: keep them in another protocol")
    }
    return (leftOut + effects).sorted(by: Diagnostic.inOutputOrder)
  }
}
