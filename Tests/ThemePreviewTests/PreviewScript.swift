import TerminalCells
import TerminalUI
import ThemeDatabase
import ThemeProject
import ThemeRendering
import ThemeSource
import ThemeText

@testable import ThemePreview

/// A preview of a project in memory, driven by keys.
struct PreviewScript {
  let session: Session
  var model: PreviewModel
  private(set) var written: [(path: String, bytes: [UInt8])] = []
  private(set) var effects: [PreviewEffect] = []

  /// Creates a preview of `files`, or of the shipped themes if there are none.
  init?(
    _ files: [String: String] = [:], showing path: String? = nil, settings: ScreenSettings = ScreenSettings(),
    style: PreviewModel.Style = PreviewModel.Style(), columns: Int = 100, rows: Int = 40
  ) {
    var contents: [String: [UInt8]] = ["p/.git": []]
    for (name, text) in files { contents["p/\(name)"] = Array(text.utf8) }
    let base = MemoryFileSystem(contents)
    session = Session(Project.find(for: "p", fileSystem: base), fileSystem: base)
    let snapshot = session.snapshot
    let choice = path.flatMap { path in
      snapshot.themeChoices.first { $0.path == "p/" + path || $0.title == path }
    }
    guard
      let model = PreviewModel(
        snapshot, showing: choice, settings: settings, style: style, columns: columns, rows: rows)
    else { return nil }
    self.model = model
  }

  mutating func send(_ event: PreviewEvent) {
    for effect in model.update(event) {
      effects.append(effect)
      guard case .write(let path, let bytes) = effect else { continue }
      written.append((path, bytes))
      session.apply([.edited(path: path, contents: bytes)])
      send(.project(session.snapshot))
      send(.written(path: path, failure: nil))
    }
  }

  mutating func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    send(.input(.key(KeyPress(key, modifiers))))
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Changes a file as another program does.
  mutating func change(_ path: String, _ text: String) {
    session.apply([.edited(path: "p/" + path, contents: Array(text.utf8))])
    send(.project(session.snapshot))
  }

  /// The screen as text.
  var text: String { model.frame().lines.joined(separator: "\n") }

  /// Moves the focus to the view of an outlet.
  mutating func focus(_ outlet: String) {
    model.setFocus(model.screen?.tree.nodes.first { $0.outlets.contains(outlet) }?.id)
    send(.tick)
  }

  /// The displayed node of an outlet.
  func node(_ outlet: String) -> RenderTree.Node? {
    model.screen?.tree.nodes.first { $0.outlets.contains(outlet) }
  }
}
