internal import ThemeSemantics

/// A theme, part or storyboard identified by its file name, before the file is read.
package struct ThemeChoice: Sendable, Hashable {
  /// The Screenlet, the class of a part, or the name of a storyboard.
  package var subject: String
  /// Empty if the name contains no theme and is not a Screenlet's.
  package var theme: String
  package var path: String
  package var isShipped: Bool

  package init(subject: String, theme: String, path: String, isShipped: Bool) {
    self.subject = subject
    self.theme = theme
    self.path = path
    self.isShipped = isShipped
  }

  /// Such as `Login · flat7`.
  package var title: String { theme.isEmpty ? subject : "\(subject) · \(theme)" }
}

extension Snapshot {
  /// The themes, parts and storyboards according to file names, without reading the files: the requested ones, else
  /// those of the project, else the shipped ones. Screenlets are first, by name, each with its default theme first.
  /// Parts and storyboards follow. Variants and extensions of a theme are omitted.
  package var themeChoices: [ThemeChoice] {
    let asked = selection
    let records = asked.isEmpty ? (hasOwnFiles ? table.ownRecords : table.themeRecords) : asked
    let listed = records.filter { !$0.isSet }.compactMap { record -> (isTheme: Bool, choice: ThemeChoice)? in
      let name = record.name
      guard name.variant == nil, !name.isExtension else { return nil }
      // An XML file without the name of a theme may be any document.
      if name.ending == .xml, name.themeName == nil, name.screenlet == nil, !record.isNamed { return nil }
      return (
        name.screenlet != nil,
        ThemeChoice(
          subject: name.screenlet ?? name.className,
          theme: name.screenlet == nil ? name.themeName ?? "" : name.effectiveTheme,
          path: record.path, isShipped: record.isShipped)
      )
    }
    func key(_ theme: ThemeChoice, isTheme: Bool) -> (Int, String, Int, String, String) {
      (isTheme ? 0 : 1, theme.subject, theme.theme == "default" ? 0 : 1, theme.theme, theme.path)
    }
    return listed.map { (key($0.choice, isTheme: $0.isTheme), $0.choice) }.sorted {
      // Swift cannot compare tuples of five elements.
      ($0.0.0, $0.0.1, $0.0.2, $0.0.3) != ($1.0.0, $1.0.1, $1.0.2, $1.0.3)
        ? ($0.0.0, $0.0.1, $0.0.2, $0.0.3) < ($1.0.0, $1.0.1, $1.0.2, $1.0.3) : $0.0.4 < $1.0.4
    }.map(\.1)
  }

  /// The theme in a file of the project, or a shipped theme; `nil` if the file does not exist or is not a theme.
  package func theme(at path: String) -> SelectedTheme? {
    let record = table.record(at: path) ?? table.themeRecords.first { $0.path == path }
    return record.flatMap { theme(in: $0) }
  }
}

extension Snapshot {
  /// The bytes of a theme file; `nil` if the project does not contain the file or it cannot be read.
  package func bytes(at path: String) -> [UInt8]? {
    guard let record = table.record(at: path) else { return nil }
    do { return try record.read() } catch { return nil }
  }
}
