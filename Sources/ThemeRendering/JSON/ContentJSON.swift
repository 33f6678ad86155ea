internal import ThemeSource

/// Writes the member `content`; its `type` says which other members it has.
func write(_ content: RenderTree.Content, _ json: inout JSONWriter) {
  json.key("content")
  json.object {
    $0.member("type", content.type)
    switch content {
    case .none: break
    case .text(let text): write(text, &$0)
    case .field(let field):
      $0.member("text", field.text)
      $0.member("placeholder", ifPresent: field.placeholder)
      $0.member("secure", field.isSecure)
      $0.member("borderStyle", field.style.rawValue)
    case .button(let button): write(button, &$0)
    case .image(let image):
      $0.member("name", ifPresent: image.name)
      if let size = image.size { $0.member("size", size) }
      $0.member("mode", image.mode)
    case .toggle(let isOn): $0.member("on", isOn)
    case .range(let value, let minimum, let maximum):
      $0.member("value", value)
      $0.member("minimum", minimum)
      $0.member("maximum", maximum)
    case .progress(let share): $0.member("share", share)
    case .activity(let isAnimating, let isLarge):
      $0.member("animating", isAnimating)
      $0.member("large", isLarge)
    case .segments(let titles, let selected):
      $0.member("titles", titles)
      if let selected { $0.member("selected", selected) }
    case .pages(let count, let current):
      $0.member("count", count)
      $0.member("current", current)
    case .wheel(let rows, let selected):
      $0.member("rows", rows)
      $0.member("selected", selected)
    case .search(let text, let placeholder):
      $0.member("text", text)
      $0.member("placeholder", ifPresent: placeholder)
    case .bar(let title, let items): writeBar(title, items, &$0)
    case .rows(let rows, let height): write(rows, height, &$0)
    case .placeholder(let label): $0.member("label", label)
    case .embedded(let screenlet, let theme):
      $0.member("screenlet", screenlet)
      $0.member("theme", ifPresent: theme)
    }
  }
}

extension RenderTree.Content {
  fileprivate var type: String {
    switch self {
    case .none: "none"
    case .text: "text"
    case .field: "field"
    case .button: "button"
    case .image: "image"
    case .toggle: "switch"
    case .range: "range"
    case .progress: "progress"
    case .activity: "activity"
    case .segments: "segments"
    case .pages: "pages"
    case .wheel: "wheel"
    case .search: "search"
    case .bar: "bar"
    case .rows: "rows"
    case .placeholder: "placeholder"
    case .embedded: "embedded"
    }
  }
}

private func write(_ text: RenderTree.Text, _ json: inout JSONWriter) {
  json.member("text", text.string)
  guard !text.runs.isEmpty else { return }
  json.key("runs")
  json.array {
    for run in text.runs {
      $0.inlineObject {
        $0.member("text", run.string)
        if let font = run.font { $0.member("font", font) }
        $0.member("color", ifPresent: run.color)
        if run.isUnderlined { $0.member("underline", true) }
        if run.isStruckThrough { $0.member("strikethrough", true) }
      }
    }
  }
}

private func write(_ button: RenderTree.Button, _ json: inout JSONWriter) {
  write(button.title, &json)
  json.member("subtitle", ifPresent: button.subtitle)
  json.member("image", ifPresent: button.image)
  json.member("contentInsets", button.contentInsets)
  json.member("titleInsets", button.titleInsets)
  json.member("imageInsets", button.imageInsets)
  json.member("style", button.style.rawValue)
  json.member("current", button.current)
  guard !button.states.isEmpty else { return }
  json.key("states")
  json.array {
    for state in button.states {
      $0.inlineObject {
        $0.member("name", state.name)
        $0.member("title", ifPresent: state.title)
        $0.member("titleColor", ifPresent: state.titleColor)
        $0.member("image", ifPresent: state.image)
      }
    }
  }
}

private func writeBar(_ title: String?, _ items: [RenderTree.BarItem], _ json: inout JSONWriter) {
  json.member("title", ifPresent: title)
  json.key("items")
  json.array {
    for item in items {
      $0.inlineObject {
        $0.member("title", item.title)
        $0.member("place", item.place.rawValue)
        if item.isSelected { $0.member("selected", true) }
      }
    }
  }
}

private func write(_ rows: [RenderTree.Row], _ height: Points, _ json: inout JSONWriter) {
  json.member("rowHeight", height)
  json.key("rows")
  json.array {
    for row in rows {
      $0.inlineObject {
        $0.member("title", row.title)
        $0.member("detail", ifPresent: row.detail)
      }
    }
  }
}
