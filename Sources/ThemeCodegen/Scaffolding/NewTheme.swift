package import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The file of a new theme based on an existing one: an empty overlay for an Extended or Child theme, a copy for a
  /// Full theme. If the existing theme cannot be read, the value is `nil`, with errors.
  ///
  /// The path is relative to the existing theme's folder, or to `Themes` for a shipped theme.
  package func newTheme(_ name: String, kind: ThemeKind, from id: ThemeID) -> Diagnosed<GeneratedFile?> {
    let inherited = self.inherited(id)
    let errors = inherited.diagnostics.filter { $0.severity == .error }
    let theme = inherited.value
    guard errors.isEmpty, isSound(id), let root = theme.rootViews.first else { return Diagnosed(nil, errors) }
    let tree = theme.tree
    let file = FileName(path: path(of: id))
    // A shipped theme has the long name; the project's choice decides that of a new one.
    let isShort = isShipped(id) && configuration.names == .short
    let base = isShort ? theme.screenlet + "View" : file.className
    let className = FileName.viewClass(className: base, themeName: name)
    let isOverlay = kind == .extended || kind == .child
    let header = HeaderFields(
      screenlet: theme.screenlet, name: name, kind: kind.rawValue, parent: isOverlay ? theme.name : nil,
      viewModel: catalog.descriptor(ofScreenlet: theme.screenlet)?.name)
    let path = "\(base)_\(name).xml"
    if isOverlay {
      let text = overlay(
        header, root: tree[root].name, id: tree.string(.id, of: root) ?? "",
        className: kind == .child ? nil : className, inheritedModule: tree.string(.customModule, of: root))
      return Diagnosed(GeneratedFile(name: path, text: text, className: className))
    }
    let bytes = withRootClass(
      className, in: makeComplete(of: tree, header: header, identifiers: identifiersInCode(of: id)))
    return Diagnosed(GeneratedFile(name: path, text: String(decoding: bytes, as: UTF8.self), className: className))
  }

  private func overlay(
    _ header: HeaderFields, root: String, id: String, className: String?, inheritedModule: String?
  ) -> String {
    let fields = [
      ("screenlet", header.screenlet), ("name", header.name), ("kind", header.kind), ("parent", header.parent),
      ("viewModel", header.viewModel), ("form", "overlay"),
    ]
    let attributes = fields.compactMap { name, value in value.map { " \(name)=\"\(markup($0))\"" } }.joined()
    let module = configuration.generate.module == inheritedModule ? nil : configuration.generate.module
    let own = className.map { " customClass=\"\(markup($0))\"" + customModule(module) } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document>
          <theme\(attributes)/>
          <objects>
              <\(root) id="\(markup(id))"\(own)/>
          </objects>
      </document>

      """
  }

  /// Escapes text for an attribute value.
  private func markup(_ text: String) -> String { String(decoding: escapedValue(text), as: UTF8.self) }

  /// The identifiers that the View class of a theme gives to its controls in code, by their ids. The class of a copy does
  /// not give them.
  private func identifiersInCode(of id: ThemeID) -> [String: String] {
    let bound = self.bound(id).value
    let triggers = bound.triggers.filter { bound.identifiedInCode.contains($0.view) }
    let actions = triggers.compactMap { trigger in
      bound.theme.tree.objectID(of: trigger.view).map { ($0.text, trigger.action) }
    }
    return Dictionary(actions) { first, _ in first }
  }

  /// The document with another class for the root view.
  private func withRootClass(_ name: String, in bytes: [UInt8]) -> [UInt8] {
    let document = parse(SourceFile(id: FileID(rawValue: .max), path: "theme.xml", bytes: bytes), limits: limits).value
    guard let root = document.rootViews.first,
      let written = document.tree.attribute(.customClass, of: root)
    else { return bytes }
    let range = written.valueRange
    return bytes[..<Int(range.start)] + escapedValue(name) + bytes[Int(range.end)...]
  }
}
