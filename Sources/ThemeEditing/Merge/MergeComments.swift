internal import ThemeSource
internal import ThemeSyntax

// Comments of elements.
extension ThreeWayMerge {
  /// Applies their changes to comments. The comments of a removed element are removed with it.
  ///
  /// If both changed a comment differently, both versions are written, and a conflict is recorded.
  mutating func mergeComments() {
    guard [base, ours, theirs].contains(where: \.hasComments) else { return }
    let (old, here, there) = (
      base.markup.attachedComments(), ours.markup.attachedComments(), theirs.markup.attachedComments()
    )
    var wanted: [AttachedComments?] = Array(repeating: nil, count: result.nodes.count)
    var models: [Int: MarkupTree.Written] = [:]
    for index in ours.tree.nodes.indices where !ours.isPart[index] {
      let key = ours.keys[index]
      guard let place = places[key] else { continue }
      var merged = here[index]
      if let other = theirs.byKey[key], !theirs.isPart[other] {
        let ancestor = base.byKey[key].map { old[$0] }
        merged = mergeComments(key, ancestor, here[index], there[other])
        models[place] = theirs.markup[other].written
      }
      if ours.isAtomic[index] || place != index { merged.closing = nil }
      wanted[place] = merged
    }
    for index in theirs.tree.nodes.indices where !theirs.isPart[index] && ours.byKey[theirs.keys[index]] == nil {
      guard let place = places[theirs.keys[index]] else { continue }
      wanted[place] = there[index]
      if theirs.isAtomic[index] { wanted[place]?.closing = nil }
      models[place] = theirs.markup[index].written
    }
    result.arrangeComments(wanted, models: models, source: result.add(sourceOf: theirs.markup))
  }

  private mutating func mergeComments(
    _ key: String, _ old: AttachedComments?, _ here: AttachedComments, _ there: AttachedComments
  ) -> AttachedComments {
    var merged = here
    merged.before = mergeList(key, "before", old?.before ?? [], here.before, there.before)
    merged.behind = mergeList(key, "behind", old?.behind ?? [], here.behind, there.behind)
    if let mine = here.closing, let other = there.closing {
      merged.closing = mergeList(key, "at the end of", old?.closing ?? [], mine, other)
    }
    return merged
  }

  private mutating func mergeList(
    _ key: String, _ place: String, _ old: [[UInt8]], _ here: [[UInt8]], _ there: [[UInt8]]
  ) -> [[UInt8]] {
    if there == old || there == here { return here }
    if here == old { return there }
    var added = there.filter { !old.contains($0) && !here.contains($0) }
    let isAddedHere = here.contains { !old.contains($0) && !there.contains($0) }
    if !added.isEmpty, isAddedHere, old.contains(where: { !here.contains($0) && !there.contains($0) }) {
      let name = ours.byKey[key].map { ours.tree.nodes[$0].name } ?? "element"
      conflict(at: key, "the comment \(place) '\(name)' is changed in both")
    }
    var merged: [[UInt8]] = []
    for comment in here {
      if there.contains(comment) || !old.contains(comment) {
        merged.append(comment)
      } else {
        // They removed it or replaced it by others.
        merged += added
        added = []
      }
    }
    return merged + added
  }
}

extension Revision {
  var hasComments: Bool { !comments.isEmpty }

  /// Comments inside an element; line ends are LF.
  func comments(inside index: Int) -> [[UInt8]] {
    guard hasComments, let whole = markup[index].written?.whole else { return [] }
    return comments.filter { whole.contains($0.lowerBound) }.map { Array(file.bytes[$0]).withPlainLineEnds }
  }
}
