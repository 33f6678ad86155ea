/// What the Screenlet does with an action of its themes.
///
/// ThemecBuildTool generates `Themec` from the themes and descriptors beside this folder, so a misspelled name does not
/// compile.
enum BookmarkAction: String, CaseIterable {
  case getTitle
  case addBookmark

  init?(name: String) {
    switch name {
    case Themec.Actions.AddBookmark.getTitle: self = .getTitle
    case Themec.Actions.AddBookmark.addBookmark: self = .addBookmark
    default: return nil
    }
  }
}

@main
struct BookmarkNames {
  static func main() {
    let themes = [Themec.Themes.AddBookmark.default, Themec.Themes.AddBookmark.ocean]
    print("themes: \(themes.joined(separator: ", "))")
    for name in [Themec.Actions.AddBookmark.getTitle, Themec.Actions.AddBookmark.addBookmark] {
      print("action: \(name) → \(BookmarkAction(name: name)?.rawValue ?? "unknown")")
    }
  }
}
