package import Diagnostics
internal import SwiftSources
package import ThemeCodegen
package import ThemeSemantics
internal import ThemeSource

extension Workspace {
  /// The View class of a theme in Swift; nil with errors if it cannot be generated or is not valid Swift.
  package func generateView(
    of id: ThemeID, template: ViewClassTemplate
  ) throws(ViewClassTemplate.Failure) -> Diagnosed<GeneratedFile?> {
    let bound = bind(id)
    let parent = graph.parent(of: id).map { bind($0).value }
    let made = viewClass(of: bound.value, parent: parent, catalog: catalog, classes: classes)
    var diagnostics = bound.diagnostics + made.diagnostics
    guard let viewClass = made.value else { return Diagnosed(nil, diagnostics) }
    let file = try template.render(viewClass)
    for fault in swiftFaults(in: file.text) {
      diagnostics.append(
        Diagnostic(
          .notSwift, "the generated class is not valid Swift: \(fault.message)", at: nil,
          help: "check the template if you use your own"))
    }
    return Diagnosed(diagnostics.contains { $0.code == DiagnosticDescriptor.notSwift.code } ? nil : file, diagnostics)
  }
}
