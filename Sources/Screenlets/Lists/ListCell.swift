internal import ThemeControls
internal import ThemeDatabase
internal import ThemeRendering
internal import ThemeSource

/// A cell of a table or a collection: handles for the views of its theme.
///
/// A subclass declares typed outlets, as a View class does. The cell of a theme has the class of that name in the
/// Screenlet's module, or else this class.
///
/// ```swift
/// final class BookmarkCell_default: TableViewCell {
///   var nameLabel: Label? { outlet("nameLabel") }
/// }
/// ```
///
/// Controls in a cell are drawn, but take no focus.
@MainActor
open class ListCell {
  /// The identifier with which the cell was dequeued.
  public internal(set) final var reuseIdentifier = ""
  private var template: CellTemplate?
  private var options = RenderOptions()
  private var elements: [String: ViewElement] = [:]
  private var changes: [String: ElementChange] = [:]
  private var states: [String: ControlState] = [:]
  private var compiled: (size: Size, nodes: [RenderTree.Node])?

  /// Creates a cell without views, which the list attaches.
  public required init() {}

  final func attach(_ template: CellTemplate, _ options: RenderOptions) {
    self.template = template
    self.options = options
  }

  /// The view to which an outlet of the cell is connected; nil if it is not connected, or to a view of another type.
  public final func outlet<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> Element? {
    template?.outlets[name].flatMap { element($0) } as? Element
  }

  /// The first view with a tag; nil for none and for tags below 1.
  public final func viewWithTag(_ tag: Int) -> ViewElement? {
    guard tag > 0, let template else { return nil }
    return template.recorded.first { template.tag(of: $0.id) == tag }.flatMap { element($0.id) }
  }

  /// The label of a cell of UIKit's styles.
  public final var textLabel: Label? { outlet("textLabel") }
  /// The second label of a cell of UIKit's styles.
  public final var detailTextLabel: Label? { outlet("detailTextLabel") }
  /// The image of a cell of UIKit's styles.
  public final var imageView: ImageView? { outlet("imageView") }

  /// Shows a text in the first label, and nothing in the others.
  final func showOnly(_ text: String) {
    for (number, id) in (template?.labels ?? []).enumerated() { change(id) { $0.text = number == 0 ? text : "" } }
  }

  final var recordedHeight: Points? { template?.recordedHeight }

  private func element(_ id: String) -> ViewElement? {
    if let known = elements[id] { return known }
    guard let node = template?.recorded.first(where: { $0.id == id }) else { return nil }
    let made = ViewElement.type(for: node.role).init(
      id: id, className: node.customClass ?? node.className, theme: self)
    elements[id] = made
    return made
  }

  /// The views, laid out for a size.
  final func nodes(in size: Size, _ options: RenderOptions) -> [RenderTree.Node] {
    if let compiled, compiled.size == size { return compiled.nodes }
    guard let template else { return [] }
    let nodes = template.nodes(changes, states, in: size, options)
    compiled = (size, nodes)
    return nodes
  }
}

/// A cell of a table.
public typealias TableViewCell = ListCell
/// A cell of a collection.
public typealias CollectionViewCell = ListCell

extension ListCell: ElementHost {
  final var focus: String? {
    get { nil }
    set {}
  }

  final func node(_ id: String) -> RenderTree.Node? {
    let recorded = template?.recorded.first?.frame.size ?? Size(width: 0, height: 0)
    return nodes(in: compiled?.size ?? recorded, options).first { $0.id == id }
  }

  final func change(of id: String) -> ElementChange { changes[id] ?? ElementChange() }

  final func change(_ id: String, _ body: (inout ElementChange) -> Void) {
    body(&changes[id, default: ElementChange()])
    compiled = nil
  }

  final func set(_ state: ControlState, of id: String) {
    states[id] = state
    compiled = nil
  }

  final func text(of id: String) -> String? { node(id)?.editor?.text }
  final func tag(of id: String) -> Int { template?.tag(of: id) ?? 0 }

  final func restorationIdentifier(of id: String) -> String? {
    changes[id]?.restorationIdentifier ?? template?.restorationIdentifier(of: id)
  }

  final func hidesWhenStopped(_ id: String) -> Bool { template?.hidesWhenStopped(id) ?? false }
}
