package import ThemeSyntax

/// Returns a theme with its texts replaced, by the keys of ibtool. Keys without a text are ignored.
///
/// Elements and their positions in the file stay the same.
package func localize(_ tree: ElementTree, with strings: [String: String]) -> ElementTree {
  guard let root = tree.documentElement else { return tree }
  // Indices are those of the copied tree.
  let places = MarkupTree(copying: tree).textPlaces
  var texts: [NodeID: String] = [:]
  var values: [NodeID: [String: String]] = [:]
  for place in places {
    guard let string = strings[place.key] else { continue }
    if let attribute = place.attribute {
      values[NodeID(place.element), default: [:]][attribute] = string
    } else {
      texts[NodeID(place.element)] = string
    }
  }
  if texts.isEmpty, values.isEmpty { return tree }
  var builder = TreeBuilder()
  var ends: [NodeID] = []
  for node in tree.subtree(of: root) {
    while let last = ends.last, last <= node {
      ends.removeLast()
      builder.close()
    }
    builder.open(tree[node], history: tree.overridden(by: node))
    if let text = texts[node] { builder.setText(text, in: tree.file(of: node)) }
    let changed = values[node] ?? [:]
    for attribute in tree.attributes(of: node) where texts[node] == nil || attribute.name != .base64UTF8 {
      builder.add(attribute, value: changed[attribute.writtenName], history: tree.overridden(by: attribute))
    }
    ends.append(tree[node].subtreeEnd)
  }
  var localized = builder.finish()
  localized.marked = tree.marked
  return localized
}
