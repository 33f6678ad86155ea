package import ThemeProject

/// What to open: where themes and descriptors are, nearest first. Shipped ones come last.
package struct WorkspaceRequest: Sendable {
  /// Folders and files that the command is about; they come before the theme path and make the selection.
  package var inputs: [String] = []
  /// Standard input's bytes and the name it goes by, when a command reads it.
  package var standardInput: (name: String, bytes: [UInt8])?
  /// Folders of themes, searched recursively.
  package var themePath: [String] = []
  /// Folders of descriptors.
  package var schemas: [String] = []
  /// Swift files and folders that declare View classes.
  package var swift: [String] = []
  /// How folders are searched.
  package var discovery = Discovery()
  /// Bytes that stand for a file's own, by path as it is found: what an editor has not saved yet, or what fixes made.
  package var contents: [String: [UInt8]] = [:]
  /// Whether the themes and descriptors of the binary come last.
  package var includesShipped = true

  package init() {}
}
