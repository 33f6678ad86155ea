package import ThemeSource

/// A parsed file: its elements as a tree, and where its parts are.
package struct ThemeDocument: Sendable {
  /// What the document element's `type` and `targetRuntime` say.
  package enum Format: Sendable, Equatable {
    /// `com.apple.InterfaceBuilder3.CocoaTouch.XIB`, or a theme's `.xml`.
    case xib
    /// `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    case storyboard
    /// A `<themeSet>`: the resources that the themes of a folder share.
    case themeSet
    /// macOS, watchOS: read, classified, and left alone.
    case notIOS
    /// Not a `<document>` at all, or nothing that could be read.
    case unreadable
  }

  package var file: FileID
  package var path: String
  package var format: Format
  package var tree: ElementTree
  /// The `<theme>` element, when there is one.
  package var header: ThemeHeader?
  /// Top-level objects that are not placeholders, in order; in a storyboard the root view of each scene. Views only.
  package var rootViews: [NodeID]
  /// All bytes of the file, whether they were read or not.
  package var tokens: SyntaxTokens
  /// False when reading ended before the file did: ids are then lost, and what refers to them is not to blame.
  package var isReadWhole = true
  /// Whether an error was reported for the file by itself: what is made of it is not what its author wrote.
  package var hasErrors = false

  package init(
    file: FileID, path: String, format: Format, tree: ElementTree, header: ThemeHeader?, rootViews: [NodeID],
    tokens: SyntaxTokens = SyntaxTokens()
  ) {
    self.file = file
    self.path = path
    self.format = format
    self.tree = tree
    self.header = header
    self.rootViews = rootViews
    self.tokens = tokens
  }
}

extension ThemeDocument {
  /// Comments from `<!--` to `-->`, in order.
  package var comments: [SourceRange] { tokens.ranges(of: .comment) }
}

/// What `<theme screenlet= name= kind= parent= viewModel= form=/>` says.
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
