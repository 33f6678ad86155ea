internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeProject
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The appearance and contents of themes, for comparison.
struct ThemeFootprint: Sendable {
  /// An element with its values after inheritance and sets.
  private struct Fact: Hashable {
    var theme: String
    /// The id of the element or of its closest ancestor with an id.
    var owner: String
    var values: String
  }

  private struct Place {
    var theme: String
    var owner: String
    var span: SourceSpan
  }

  private struct Drawing: Hashable {
    var theme: String
    var viewport: String
  }

  private var facts: [Fact: Int] = [:]
  /// The location of each element and value.
  private var places: [Place] = []
  /// Hashes of drawn themes.
  private var drawings: [Drawing: Int] = [:]
  /// Themes with unknown contents, because they cannot be read or linked.
  private var unsound: Set<String> = []

  /// A difference from another footprint in unedited elements or in drawings; `nil` if there is none, or if it is
  /// unknown because the theme could not be read.
  /// - Parameters:
  ///   - before: The edited ranges in the receiver.
  ///   - after: The edited ranges in `other`.
  func difference(to other: ThemeFootprint, _ before: EditedRanges, _ after: EditedRanges) -> String? {
    let touched = touched(by: before).union(other.touched(by: after))
    let changed = Set(facts.keys).union(other.facts.keys).filter { fact in
      facts[fact] != other.facts[fact] && !touched.contains(Owner(theme: fact.theme, id: fact.owner))
        && !unsound.contains(fact.theme)
    }
    if let first = changed.min(by: { ($0.theme, $0.owner, $0.values) < ($1.theme, $1.owner, $1.values) }) {
      return "change the object '\(first.owner.escaped)' in '\(first.theme.escaped)'"
    }
    let redrawn = Set(drawings.keys).union(other.drawings.keys).filter { drawing in
      drawings[drawing] != other.drawings[drawing] && !unsound.contains(drawing.theme)
    }
    return redrawn.min { ($0.theme, $0.viewport) < ($1.theme, $1.viewport) }
      .map { "change how '\($0.theme.escaped)' looks \($0.viewport)" }
  }

  private struct Owner: Hashable {
    var theme: String
    var id: String
  }

  private func touched(by ranges: EditedRanges) -> Set<Owner> {
    Set(places.lazy.filter { ranges.touch($0.span) }.map { Owner(theme: $0.theme, id: $0.owner) })
  }

  /// Adds a theme that is not compared.
  fileprivate mutating func addUnsound(_ theme: String) { unsound.insert(theme) }

  fileprivate mutating func add(_ tree: ElementTree, of theme: String) {
    var owners: [String] = []
    for node in tree.nodes {
      let owner = tree.string(.id, of: node.id) ?? node.parent.map { owners[$0.index] } ?? ""
      owners.append(owner)
      var values: [String] = []
      places.append(Place(theme: theme, owner: owner, span: node.startTagSpan))
      for attribute in tree.attributes(of: node.id) {
        values.append("\(attribute.writtenName)=\(attribute.value)")
        let range = SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end)
        places.append(Place(theme: theme, owner: owner, span: SourceSpan(file: attribute.file, range: range)))
      }
      let parent = node.parent.map { tree[$0].name } ?? ""
      let text = "\(parent)/\(node.name) \(values.sorted()) \(node.text ?? "")"
      facts[Fact(theme: theme, owner: owner, values: text), default: 0] += 1
    }
  }

  /// Adds the drawings of a theme. Ids are omitted because they are among the elements' values.
  fileprivate mutating func add(_ drawn: [RenderTree], of theme: String, at viewport: String) {
    var hasher = Hasher()
    for var tree in drawn {
      for index in tree.nodes.indices { tree.nodes[index].id = "" }
      hasher.combine(tree)
    }
    drawings[Drawing(theme: theme, viewport: viewport)] = hasher.finalize()
  }
}

extension Snapshot {
  /// The footprint of the project's themes in some families.
  func footprint(of families: [FileFamily]) -> ThemeFootprint {
    var footprint = ThemeFootprint()
    for family in families {
      let themes = themes(of: family) { _ in true }
      for id in themes.selection where !themes.isShipped(id) {
        let path = themes.path(of: id)
        if !themes.isSound(id) { footprint.addUnsound(path) }
        let bound = themes.bound(id).value
        footprint.add(bound.theme.tree, of: path)
        for (name, viewport) in project.configuration.provedViewports {
          let drawn = themes.drawings(of: id, bound, RenderOptions(viewport: viewport))
          footprint.add(drawn, of: path, at: name)
        }
      }
    }
    return footprint
  }

  /// The paths of files that are not shipped.
  func paths(in families: [FileFamily]) -> [String] {
    families.flatMap { files(of: $0) }.filter { !$0.isShipped }.map(\.path)
  }

  /// For each file, the families with which its themes are linked.
  var dependents: [FileID: [FileFamily]] {
    var result: [FileID: [FileFamily]] = [:]
    for family in ownFamilies {
      let reached = familiesLinked(with: family).flatMap { files(of: $0) }
      for record in reached where !record.isShipped { result[record.id, default: []].append(family) }
      for record in reached { record.forget() }
    }
    return result
  }
}

extension LinkedThemes {
  /// All scenes or root views of a theme.
  fileprivate func drawings(of id: ThemeID, _ theme: BoundTheme, _ options: RenderOptions) -> [RenderTree] {
    let scenes = theme.theme.tree.scenes
    let roots = scenes.isEmpty ? theme.theme.rootViews : scenes.map(\.view)
    return roots.map { rendered(id, root: $0, options).value }
  }
}

extension Configuration {
  /// The sizes at which safe fixes are verified, each in both directions, with text for messages.
  fileprivate var provedViewports: [(name: String, Viewport)] {
    let conditions = layoutConditions().map { ("on \($0.name)", $0.viewport) }
    let viewports = [("at the recorded size", Viewport.recorded)] + conditions
    return viewports.flatMap { name, viewport in
      var mirrored = viewport
      mirrored.direction = .rightToLeft
      return [(name, viewport), (name + " in a right-to-left language", mirrored)]
    }
  }
}
