internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource

/// The names of documents and resources in the strings of Swift sources.
extension Inquiry {
  /// The names with which the string around an offset can load something or fire an action, and the start of its text.
  func codeWords(at offset: Int) -> ([CompletedWord], Int) {
    guard let (text, range) = literal(at: UInt32(clamping: offset)) else { return ([], offset) }
    let start = Int(range.start)
    let use = snapshot.nameUses(inSourceAt: path).first { use in
      use.name == .literal(text) && use.span.range.start < range.start && range.end < use.span.range.end
    }
    if let use { return (words(for: use), start) }
    let isAction = Self.actionCallees.contains {
      source.bytes[..<(start - 1)].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    return (isAction ? allViewModelActionWords : [], start)
  }

  /// The starts of calls whose first argument is the name of an action.
  static let actionCallees = ["userAction(name: ", "performAction(name: "]

  /// The actions of all ViewModels, first those of the Screenlets that the source names.
  private var allViewModelActionWords: [CompletedWord] {
    let catalog = snapshot.facts.catalog
    return catalog.headings.flatMap { heading in
      let isNamed = heading.screenlets.contains {
        firstOffset(of: Array("\($0)Screenlet".utf8), in: source.bytes) != nil
      }
      return (catalog.descriptor(named: heading.name)?.actions ?? []).map {
        CompletedWord($0.name, .method, "action of \(heading.name)", rank: isNamed ? .first : .late)
      }
    }
  }

  private func words(for use: NameUse) -> [CompletedWord] {
    let known = snapshot.loadableNames(forSourceAt: path)
    let scene = use.ownClass.flatMap { known.scenes[$0] }
    switch use.kind {
    case .nib: return [CompletedWord](known.nibs.sorted(), .file)
    case .storyboard: return [CompletedWord](known.controllers.keys.sorted(), .file)
    case .controller:
      let storyboard = use.container.flatMap { NameValue(of: $0, at: use, snapshot.facts.classes).text }
      return known.controllers.sorted { $0.key < $1.key }.filter { storyboard == nil || $0.key == storyboard }
        .flatMap { [CompletedWord]($0.value.sorted(), .reference, $0.key) }
    case .segue, .comparedSegue: return [CompletedWord]((scene?.segues ?? known.segues).sorted(), .reference)
    case .madeSegue, .registeredClass: return []
    case .cell: return [CompletedWord]((scene?.cells ?? known.cells).sorted(), .reference)
    case .registeredCell: return [CompletedWord](Set(known.nibCells.values.joined()).sorted(), .reference)
    case .image: return [CompletedWord](known.assets.images.sorted() + known.assets.imageFiles.sorted(), .file)
    case .color: return [CompletedWord](known.assets.colors.sorted(), .color, "asset catalog")
    case .font: return [CompletedWord](snapshot.postScriptNames.sorted(), .value, "font file")
    }
  }
}
