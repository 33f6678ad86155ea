package import ThemeSource

extension ThemeDifference {
  /// Returns the difference as text, one change a line; empty if there is none.
  package func text() -> String {
    var lines: [String] = []
    for element in elements { lines += element.lines }
    add(constraints, titled: "constraints", to: &lines)
    add(connections, titled: "connections", to: &lines)
    if !document.isEmpty {
      lines.append("the document")
      lines += document.map { "    " + $0.line }
    }
    return lines.map { $0.escaped + "\n" }.joined()
  }

  private func add(_ relations: [Relation], titled title: String, to lines: inout [String]) {
    if relations.isEmpty { return }
    lines.append(title)
    for relation in relations {
      switch relation.change {
      case .added: lines.append("  + \(relation.after ?? "")")
      case .removed: lines.append("  - \(relation.before ?? "")")
      case .changed: lines.append("  ~ \(relation.before ?? "")  →  \(relation.after ?? "")")
      }
    }
  }

  /// The number of changes, in a line: `2 elements added, 1 removed, 5 restyled; 3 constraints and 1 connection
  /// changed`.
  package var summary: String {
    func count(_ change: Element.Change) -> Int { elements.count { $0.change == change } }
    let parts = [(Element.Change.added, "added"), (.removed, "removed"), (.moved, "moved"), (.restyled, "restyled")]
      .filter { count($0.0) > 0 }
    let words = parts.enumerated().map { index, part in
      "\(count(part.0))\(index > 0 ? "" : count(part.0) == 1 ? " element" : " elements") \(part.1)"
    }
    var text: [String] = []
    if !constraints.isEmpty { text.append("\(constraints.count) constraint\(constraints.count == 1 ? "" : "s")") }
    if !connections.isEmpty { text.append("\(connections.count) connection\(connections.count == 1 ? "" : "s")") }
    if !document.isEmpty { text.append("the document") }
    let clauses = [words.joined(separator: ", "), text.isEmpty ? "" : text.series("and") + " changed"].filter {
      !$0.isEmpty
    }
    return clauses.isEmpty ? "no difference" : clauses.joined(separator: "; ")
  }
}

extension ThemeDifference.Element {
  fileprivate var lines: [String] {
    switch change {
    case .added:
      let own = values.filter { !$0.isPlain }.map { "    \($0.name): \($0.after ?? "")" }
      return ["+ \(name)\(containerAfter.map { ", in \($0)" } ?? "")"] + own
    case .removed: return ["- \(name)\(containerBefore.map { ", from \($0)" } ?? "")"]
    case .moved:
      let way =
        containerBefore == containerAfter
        ? "to another place in \(containerAfter ?? "the document")"
        : "from \(containerBefore ?? "the document") to \(containerAfter ?? "the document")"
      return ["> \(name) moved \(way)"] + values.map { "    " + $0.line }
    case .restyled: return ["~ \(name)"] + values.map { "    " + $0.line }
    }
  }
}

extension ThemeDifference.Value {
  fileprivate var line: String { "\(name): \(before ?? "not set") → \(after ?? "not set")" }

  /// Whether Interface Builder writes the value for all elements, so that it is of no interest for an added one.
  fileprivate var isPlain: Bool {
    switch name {
    case "opaque", "contentMode", "userInteractionEnabled", "clipsSubviews", "multipleTouchEnabled", "autoresizingMask",
      "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority", "verticalHuggingPriority",
      "fixedFrame", "highlightedColor":
      true
    default: false
    }
  }
}

extension ThemeDifference {
  /// Appends the difference as a JSON object; empty parts are written as empty arrays.
  package func write(to json: inout JSONWriter) {
    json.object { object in
      object.member("summary", summary)
      object.key("elements")
      object.array { list in for element in elements { element.write(to: &list) } }
      for (name, relations) in [("constraints", constraints), ("connections", connections)] {
        object.key(name)
        object.array { list in
          for relation in relations {
            list.object {
              $0.member("change", relation.change.rawValue)
              $0.member("before", ifPresent: relation.before)
              $0.member("after", ifPresent: relation.after)
            }
          }
        }
      }
      object.key("document")
      object.array { list in for value in document { value.write(to: &list) } }
    }
  }
}

extension ThemeDifference.Element {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("change", change.rawValue)
      $0.member("element", kind)
      $0.member("id", ifPresent: id)
      $0.member("name", name)
      $0.member("component", isComponent)
      $0.member("from", ifPresent: containerBefore)
      $0.member("to", ifPresent: containerAfter)
      $0.key("values")
      $0.array { list in for value in values { value.write(to: &list) } }
    }
  }
}

extension ThemeDifference.Value {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("name", name)
      $0.member("before", ifPresent: before)
      $0.member("after", ifPresent: after)
    }
  }
}
