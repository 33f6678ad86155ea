internal import ThemeSource

/// Writes a compiled theme as JSON, in the form that `Schemas/render-tree.schema.json` describes, with a final line
/// feed.
///
/// Equal trees give equal bytes. Members with the schema's default value are left out.
package func encodeJSON(_ tree: RenderTree) -> [UInt8] {
  var json = JSONWriter(.pretty)
  json.object {
    $0.member("version", RenderTree.version)
    $0.member("screenlet", tree.screenlet)
    $0.member("theme", tree.theme)
    $0.member("scene", ifPresent: tree.scene)
    $0.member("kind", ifPresent: tree.kind?.rawValue)
    $0.member("parent", ifPresent: tree.parentTheme)
    $0.member("viewport", tree.viewport)
    $0.member("appearance", tree.appearance.rawValue)
    $0.key("metrics")
    $0.inlineObject { write(tree.metrics, &$0) }
    $0.member("background", tree.background)
    $0.key("nodes")
    $0.array { for node in tree.nodes { write(node, &$0) } }
  }
  json.newline()
  return json.bytes
}

private func write(_ metrics: RenderTree.Metrics, _ json: inout JSONWriter) {
  switch metrics {
  case .fonts: json.member("unit", "fonts")
  case .cells(let column, let row):
    json.member("unit", "cells")
    json.member("pointsPerColumn", column)
    json.member("pointsPerRow", row)
  }
}

private func write(_ node: RenderTree.Node, _ json: inout JSONWriter) {
  json.object {
    $0.member("id", node.id)
    $0.member("class", node.className)
    $0.member("customClass", ifPresent: node.customClass)
    $0.member("role", node.role.rawValue)
    if let parent = node.parent { $0.member("parent", parent) }
    $0.member("frame", node.frame)
    if let clip = node.clip { $0.member("clip", clip) }
    if node.isHidden { $0.member("hidden", true) }
    if !node.isEnabled { $0.member("enabled", false) }
    if node.alpha != 1 { $0.member("alpha", node.alpha) }
    $0.member("background", ifPresent: node.background)
    if let border = node.border {
      $0.key("border")
      $0.inlineObject {
        $0.member("color", border.color)
        $0.member("width", border.width)
      }
    }
    if node.cornerRadius != 0 { $0.member("cornerRadius", node.cornerRadius) }
    if node.roundCorners != .all { $0.member("roundCorners", node.roundCorners.names) }
    if let shadow = node.shadow { write(shadow, &$0) }
    $0.member("tint", ifPresent: node.tint)
    $0.member("trackTint", ifPresent: node.trackTint)
    $0.member("thumbTint", ifPresent: node.thumbTint)
    if let style = node.textStyle { write(style, &$0) }
    if node.content != .none { write(node.content, &$0) }
    writeMeaning(of: node, &$0)
  }
}

/// Writes the view's outlets, attributes, actions, focus and accessibility.
private func writeMeaning(of node: RenderTree.Node, _ json: inout JSONWriter) {
  if !node.outlets.isEmpty { json.member("outlets", node.outlets) }
  if !node.bindings.isEmpty {
    json.key("bindings")
    json.array {
      for binding in node.bindings {
        $0.inlineObject {
          $0.member("attribute", binding.attribute)
          $0.member("keyPath", binding.keyPath)
          $0.member("writable", binding.isWritable)
        }
      }
    }
  }
  if !node.actions.isEmpty { json.member("actions", node.actions) }
  if let order = node.tabOrder { json.member("tabOrder", order) }
  guard let accessibility = node.accessibility else { return }
  json.key("accessibility")
  json.inlineObject {
    $0.member("label", ifPresent: accessibility.label)
    $0.member("hint", ifPresent: accessibility.hint)
    $0.member("identifier", ifPresent: accessibility.identifier)
    if !accessibility.traits.isEmpty { $0.member("traits", accessibility.traits) }
  }
}

private func write(_ shadow: RenderTree.Shadow, _ json: inout JSONWriter) {
  json.key("shadow")
  json.inlineObject {
    $0.member("color", shadow.color)
    $0.member("offset", shadow.offset)
    if shadow.radius != 0 { $0.member("radius", shadow.radius) }
  }
}

private func write(_ style: RenderTree.TextStyle, _ json: inout JSONWriter) {
  json.key("textStyle")
  json.object {
    $0.member("font", style.font)
    $0.member("color", style.color)
    $0.member("alignment", style.alignment.rawValue)
    $0.member("verticalAlignment", style.verticalAlignment.rawValue)
    $0.member("lineBreak", style.lineBreak.rawValue)
    $0.member("numberOfLines", style.numberOfLines)
    if style.minimumScale != 1 { $0.member("minimumScale", style.minimumScale) }
    if let shadow = style.shadow { write(shadow, &$0) }
    if style.lines.heightMultiple != 1 { $0.member("lineHeightMultiple", style.lines.heightMultiple) }
    if style.lines.minimumHeight != 0 { $0.member("minimumLineHeight", style.lines.minimumHeight) }
    if style.lines.spacing != 0 { $0.member("lineSpacing", style.lines.spacing) }
  }
}

extension JSONWriter {
  mutating func member(_ name: String, _ color: RenderColor) { member(name, color.hex) }

  mutating func member(_ name: String, ifPresent color: RenderColor?) { member(name, ifPresent: color?.hex) }

  /// `[width, height]` in points.
  mutating func member(_ name: String, _ size: Size) {
    key(name)
    inlineArray {
      $0.value(size.width)
      $0.value(size.height)
    }
  }

  /// `[top, left, bottom, right]` in points; omitted if all are 0.
  mutating func member(_ name: String, _ insets: Insets) {
    guard insets != .zero else { return }
    key(name)
    inlineArray { for length in [insets.top, insets.left, insets.bottom, insets.right] { $0.value(length) } }
  }

  mutating func member(_ name: String, _ strings: [String]) {
    key(name)
    inlineArray { for string in strings { $0.value(string) } }
  }

  mutating func member(_ name: String, _ font: RenderTree.Font) {
    key(name)
    inlineObject {
      $0.member("family", ifPresent: font.family)
      $0.member("size", font.size)
      $0.member("weight", font.weight)
      if font.kerning != 0 { $0.member("kerning", font.kerning) }
      if font.isItalic { $0.member("italic", true) }
    }
  }
}
