/// A file that a generator made, not yet written.
package struct GeneratedFile: Sendable {
  /// File name without a folder, e.g. `LoginScreenletView_default.swift`.
  package var name: String
  package var text: String
  /// The class that it declares; empty for other files.
  package var className: String

  package init(name: String, text: String, className: String = "") {
    self.name = name
    self.text = text
    self.className = className
  }
}
