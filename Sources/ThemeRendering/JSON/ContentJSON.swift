internal import ThemeSource

func write(_ text: RenderTree.Text, _ json: inout JSONWriter) {
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

func write(_ button: RenderTree.Button, _ json: inout JSONWriter) {
  write(button.title, &json)
  json.member("subtitle", ifPresent: button.subtitle)
  json.member("image", ifPresent: button.image)
  json.member("backgroundImage", ifPresent: button.backgroundImage)
  if let backdrop = button.backdrop {
    json.key("backdrop")
    json.inlineObject {
      $0.member("color", backdrop.color)
      $0.member("cornerRadius", backdrop.cornerRadius)
      $0.member("insets", backdrop.insets)
    }
  }
  if let size = button.imageSize { json.member("imageSize", size) }
  if button.image != nil { json.member("imageSide", button.imageSide.rawValue) }
  if button.tintsImage { json.member("tintsImage", true) }
  if button.imagePadding != 0 { json.member("imagePadding", button.imagePadding) }
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

func writeBar(_ title: String?, _ items: [RenderTree.BarItem], _ json: inout JSONWriter) {
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

func write(_ rows: [RenderTree.Row], _ height: Points, _ json: inout JSONWriter) {
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
