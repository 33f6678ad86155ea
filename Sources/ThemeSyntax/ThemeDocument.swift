package import ThemeSource

/// A parsed file: the tree of its elements and the ranges of its parts.
package struct ThemeDocument: Sendable {
  /// The format, from the document element's `type` and `targetRuntime`.
  package enum Format: Sendable, Equatable {
    /// `com.apple.InterfaceBuilder3.CocoaTouch.XIB`, or a theme's `.xml`.
    case xib
    /// `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    case storyboard
    /// A `<themeSet>`: the resources that the themes of a folder share.
    case themeSet
    /// A macOS or watchOS document: read and classified, but not processed.
    case notIOS
    /// Not a `<document>`, or unreadable.
    case unreadable
  }

  package var file: FileID
  package var path: String
  package var format: Format
  package var tree: ElementTree
  /// The `<theme>` element, if any.
  package var header: ThemeHeader?
  /// Views among the top-level objects, in order. In a storyboard, the root view of each scene.
  package var rootViews: [NodeID]
  /// All bytes of the file, including those that were not read.
  package var tokens: SyntaxTokens = SyntaxTokens()
  /// Whether the file was read completely. If not, ids may be missing, so references to them are not reported.
  package var isReadWhole = true
  /// Whether an error was reported for this file alone. If so, the tree may differ from the file's intended content.
  package var hasErrors = false
}

extension ThemeDocument {
  /// Whether Interface Builder wrote the document, regardless of the file name: the document has a type and no header.
  package var isOfInterfaceBuilder: Bool {
    !path.hasSuffix(".xml")
      || header == nil && tree.documentElement.map { tree.attribute(.type, of: $0) != nil } == true
  }

  /// Comments from `<!--` to `-->`, in order.
  package var comments: [SourceRange] { tokens.ranges(of: .comment) }
}

/// The attributes of `<theme screenlet= name= kind= parent= viewModel= form=/>`.
package struct ThemeHeader: Sendable {
  package var node: NodeID
  package var screenlet: String?
  package var name: String?
  package var kind: String?
  package var parent: String?
  package var viewModel: String?
  package var form: String?
  package init(
    node: NodeID, screenlet: String?, name: String?, kind: String?, parent: String?, viewModel: String?, form: String?
  ) {
    self.node = node
    self.screenlet = screenlet
    self.name = name
    self.kind = kind
    self.parent = parent
    self.viewModel = viewModel
    self.form = form
  }
}
