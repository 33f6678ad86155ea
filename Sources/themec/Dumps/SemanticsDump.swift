import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

// The results of resolving names, links, sets and the ViewModel of a file.
extension ThemeDump {
  // MARK: Names

  func names(_ name: ThemeNames.Name) -> [UInt8] {
    let written = name.written
    let variant: String? =
      switch written.variant {
      case .device(let device): device
      case .language(let language): language
      case nil: nil
      }
    switch options.format {
    case .text:
      var text =
        "\(document.path.escaped)\n  class \(written.className.escaped) · theme \(written.effectiveTheme.escaped)"
      if let screenlet = written.screenlet { text += " · Screenlet \(screenlet.escaped)" }
      if let variant { text += " · variant \(variant.escaped)" }
      if written.isExtension { text += " · adjusts" }
      if let expected = name.expected { text += "\n  expected \(expected.escaped)" }
      return Array((text + "\n").utf8)
    case .jsonl:
      return object {
        $0.member("file", document.path)
        $0.member("class", written.className)
        $0.member("theme", written.effectiveTheme)
        $0.member("screenlet", ifPresent: written.screenlet)
        $0.member("variant", ifPresent: variant)
        $0.member("adjusts", written.isExtension)
        $0.member("expected", ifPresent: name.expected)
      }
    }
  }

  // MARK: Graph

  /// Edges to other files, by name. Names without files are omitted.
  func graph() -> [UInt8] {
    let graph = linked.graph
    let edges: [(name: String, files: [ThemeID])] = [
      ("parent", graph.parent(of: id).map { [$0] } ?? []), ("chain", graph.chain(of: id)),
      ("layers", graph.layers(of: id)), ("adjustment", graph.adjustment(of: id).map { [$0] } ?? []),
      ("adjusts", graph.adjusts(id).map { [$0] } ?? []), ("shadowedBy", graph.shadowedBy(id).map { [$0] } ?? []),
      ("children", graph.children(of: id)), ("embeds", graph.embeds(of: id)),
    ]
    return rows(edges.map { ($0.name, $0.files.map { linked.path(of: $0) }) })
  }

  // MARK: Sets

  /// The set of the theme's folder, and all sets that the theme can use, nearest first.
  func sets() -> [UInt8] {
    let sets = linked.sets
    func paths(_ ids: [ThemeSetID]) -> [String] { ids.map { sets[$0].document.path } }
    return rows([
      ("set", paths(sets.set(of: id).map { [$0] } ?? [])),
      ("palette", paths(sets.palette(of: linked.graph.layers(of: id)))),
    ])
  }

  /// Named lists of files. Empty lists are omitted.
  private func rows(_ lists: [(name: String, files: [String])]) -> [UInt8] {
    let lists = lists.filter { !$0.files.isEmpty }
    switch options.format {
    case .text:
      let lines = lists.map { "  \($0.name) \($0.files.map(\.escaped).joined(separator: ", "))\n" }
      return Array("\(document.path.escaped)\n\(lines.joined())".utf8)
    case .jsonl:
      return object { json in
        json.member("file", document.path)
        for list in lists {
          json.key(list.name)
          json.inlineArray { for file in list.files { $0.value(file) } }
        }
      }
    }
  }

  // MARK: Contract

  /// The attributes that views present, the controls that fire actions, and the outlets.
  func bound() -> [UInt8] {
    let bound = linked.bound(id).value
    func name(_ view: NodeID) -> String { bound.theme.tree.objectID(of: view)?.text ?? bound.theme.tree[view].name }
    switch options.format {
    case .text:
      var text = "\(document.path.escaped)\n"
      if let viewModel = bound.viewModel { text += "  ViewModel \(viewModel.escaped)\n" }
      for binding in bound.bindings {
        let path = binding.value.map { " at \($0)" } ?? ""
        text +=
          "  \(binding.attribute.escaped): \(binding.type.escaped)\(path.escaped) \(binding.isWritable ? "↔" : "→") "
        text += "\(binding.outlet.escaped).\(binding.keyPath.escaped)  \(name(binding.view).escaped)\n"
      }
      for trigger in bound.triggers { text += "  action \(trigger.action.escaped)  \(name(trigger.view).escaped)\n" }
      for outlet in bound.outlets { text += "  outlet \(outlet.name.escaped)  \(name(outlet.target).escaped)\n" }
      return Array(text.utf8)
    case .jsonl:
      let bindings = bound.bindings.flatMap { binding in
        object {
          $0.member("file", document.path)
          $0.member("attribute", binding.attribute)
          $0.member("type", binding.type)
          $0.member("value", ifPresent: binding.value)
          $0.member("writable", binding.isWritable)
          $0.member("outlet", binding.outlet)
          $0.member("keyPath", binding.keyPath)
          $0.member("view", name(binding.view))
        }
      }
      let triggers = bound.triggers.flatMap { trigger in
        object {
          $0.member("file", document.path)
          $0.member("action", trigger.action)
          $0.member("view", name(trigger.view))
        }
      }
      let outlets = bound.outlets.flatMap { outlet in
        object {
          $0.member("file", document.path)
          $0.member("outlet", outlet.name)
          $0.member("view", name(outlet.target))
        }
      }
      return bindings + triggers + outlets
    }
  }
}
