import ThemeDatabase
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax

// The contents of a screen and their frames, for each scene of a storyboard.
extension ThemeDump {
  private var screens: [ScreenTree] {
    let bound = linked.bound(id).value
    let scenes = bound.theme.tree.scenes.map(\.view)
    let roots = scenes.isEmpty ? Array(bound.theme.rootViews.prefix(1)) : scenes
    return roots.map { linked.screen(of: id, root: $0, options.values).value }
  }

  // MARK: Before layout

  /// Each root with its containing view, the contents of its views, and the ViewModel's values.
  func screen() -> [UInt8] {
    let header = options.format == .text ? Array("\(document.path.escaped)\n".utf8) : []
    return header
      + screens.flatMap { screen in
        screen.ids.flatMap { options.format == .text ? lines(of: $0, in: screen) : json(of: $0, in: screen) }
      }
  }

  private func lines(of id: RootID, in screen: ScreenTree) -> [UInt8] {
    let root = screen[id]
    let theme = screen.theme(of: id)
    var text = "  root \(id.index) \(name(root.node, in: theme).escaped) of \(theme.bound.theme.screenlet.escaped)"
    if !theme.bound.theme.name.isEmpty { text += " · \(theme.bound.theme.name.escaped)" }
    if let host = root.host {
      text += " in \(host.root.index) \(name(host.view, in: screen.theme(of: host.root)).escaped), \(word(root.sizing))"
    }
    for content in root.contents {
      text += "\n    \(name(content.view, in: theme).escaped) shows \(words(content.kind).escaped)"
    }
    for (view, values) in values(of: id, in: screen) {
      for value in values {
        text += "\n    \(name(view, in: theme).escaped).\(value.keyPath.escaped) = \"\(value.value.text.escaped)\""
      }
    }
    return Array((text + "\n").utf8)
  }

  private func json(of id: RootID, in screen: ScreenTree) -> [UInt8] {
    let root = screen[id]
    let theme = screen.theme(of: id)
    return object { json in
      json.member("file", document.path)
      json.member("root", id.index)
      json.member("id", name(root.node, in: theme))
      json.member("screenlet", theme.bound.theme.screenlet)
      json.member("theme", theme.bound.theme.name)
      if let host = root.host {
        json.member("host", host.root.index)
        json.member("view", name(host.view, in: screen.theme(of: host.root)))
      }
      json.member("sizing", word(root.sizing))
      json.key("contents")
      json.array { list in
        for content in root.contents {
          list.inlineObject {
            $0.member("view", name(content.view, in: theme))
            $0.member("shows", words(content.kind))
          }
        }
      }
      json.key("values")
      json.array { list in
        for (view, values) in values(of: id, in: screen) {
          for value in values {
            list.inlineObject {
              $0.member("view", name(view, in: theme))
              $0.member("keyPath", value.keyPath)
              $0.member("value", value.value.text)
            }
          }
        }
      }
    }
  }

  private func name(_ node: NodeID, in theme: ScreenTree.Theme) -> String {
    theme.tree.objectID(of: node)?.text ?? theme.tree[node].name
  }

  /// The values of a root's views, in document order.
  private func values(
    of id: RootID, in screen: ScreenTree
  ) -> [(view: NodeID, values: [ScreenTree.Presentation])] {
    let theme = screen.theme(of: id)
    return theme.values.filter { theme.tree.isInside($0.key, screen[id].node) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func word(_ sizing: ScreenTree.Sizing) -> String {
    switch sizing {
    case .screen: "screen"
    case .view: "view"
    case .row: "row"
    case .item: "item"
    case .recorded: "recorded"
    }
  }

  private func words(_ kind: ScreenTree.Kind) -> String {
    func list(_ roots: [RootID]) -> String { roots.map { String($0.index) }.joined(separator: ", ") }
    return switch kind {
    case .embed(let root): "the Screenlet \(root.index)"
    case .cells(let roots, .rows(let count)): "\(count) rows of \(list(roots))"
    case .cells(let roots, .flow): "items of \(list(roots))"
    case .recorded(let roots): "its cells \(list(roots))"
    case .samples(let titles, nil): "sample rows \(titles.joined(separator: ", "))"
    case .samples(_, .some): "sample items"
    }
  }

  // MARK: After layout

  /// All views of each root with frames relative to the root, and the frame of each root.
  func screenLayout() -> [UInt8] {
    let header = options.format == .text ? Array("\(document.path.escaped)\n".utf8) : []
    return header
      + screens.flatMap { screen -> [UInt8] in
        let layout = solve(screen, viewport: options.viewport, metrics: options.metrics).value
        return screen.ids.flatMap { id in layout.roots[id.index].map { frames(of: $0, id, in: screen) } ?? [] }
      }
  }

  private func frames(of root: ScreenLayout.Root, _ id: RootID, in screen: ScreenTree) -> [UInt8] {
    let theme = screen.theme(of: id)
    let places = zip(screen[id].contents, root.places).flatMap { content, places in
      places.compactMap { place in place.root.map { (view: content.view, root: $0, frame: place.frame) } }
    }
    switch options.format {
    case .text:
      var text =
        "  root \(id.index) \(shown(Rect(x: 0, y: 0, width: root.layout.size.width, height: root.layout.size.height)))\n"
      for view in root.layout.views {
        text +=
          "    \(theme.tree[view.node].name) \(name(view.node, in: theme).escaped)  \(shown(view.absoluteFrame))\n"
      }
      for place in places {
        text += "    \(name(place.view, in: theme).escaped) shows \(place.root.index) at \(shown(place.frame))\n"
      }
      return Array(text.utf8)
    case .jsonl:
      let views = root.layout.views.flatMap { view in
        object {
          $0.member("file", document.path)
          $0.member("root", id.index)
          $0.member("id", name(view.node, in: theme))
          $0.member("element", theme.tree[view.node].name)
          $0.member("frame", view.absoluteFrame)
        }
      }
      return views
        + places.flatMap { place in
          object {
            $0.member("file", document.path)
            $0.member("root", id.index)
            $0.member("id", name(place.view, in: theme))
            $0.member("shows", place.root.index)
            $0.member("frame", place.frame)
          }
        }
    }
  }
}
