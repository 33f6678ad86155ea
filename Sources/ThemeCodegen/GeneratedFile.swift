/// A generated file that is not written yet.
package struct GeneratedFile: Sendable {
  /// File name without a folder, e.g. `LoginScreenletView_default.swift`.
  package var name: String
  package var text: String
  /// The class that the file declares; empty for other files.
  package var className: String

  package init(name: String, text: String, className: String = "") {
    self.name = name
    self.text = text
    self.className = className
  }
}
