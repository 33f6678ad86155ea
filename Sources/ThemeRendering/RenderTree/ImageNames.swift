extension RenderTree {
  /// Names of the images that the views show.
  package var imageNames: Set<String> {
    nodes.reduce(into: []) { names, node in
      switch node.content {
      case .image(let image): if let name = image.name { names.insert(name) }
      case .button(let button): if let name = button.image { names.insert(name) }
      case .none, .text, .field, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search, .bar, .rows,
        .placeholder, .embedded:
        break
      }
    }
  }
}
