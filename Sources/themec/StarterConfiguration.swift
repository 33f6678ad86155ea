import ThemeDatabase
import ThemeProject
import ThemeSource

/// A commented configuration with the folders of a project's themes and descriptors.
///
/// - Parameter folder: The folder of the configuration, to which paths are relative.
func starterConfiguration(for snapshot: Snapshot, in folder: String) -> String {
  let themes = folders(of: snapshot.themePaths, in: folder)
  let descriptors = folders(of: snapshot.descriptorPaths, in: folder)
  var text = """
    # Configuration for themec. Paths are relative to this file; 'themec config show' prints every setting.

    \(comment("themePath"))

    """
  text += themes.isEmpty ? "# themePath: [Themes]\n" : "themePath: \(list(themes))\n"
  text += "\n\(comment("schemas"))\n"
  text += descriptors.isEmpty ? "# schemas: [Schemas]\n" : "schemas: \(list(descriptors))\n"
  return text + """

    \(comment("swift"))
    # swift: [Sources]

    \(comment("library"))
    # library: fallback

    \(comment("exclude"))
    # exclude: ["Generated/**"]

    # Severity of rules: error, warning, note or off. Run 'themec rules' to list all rules.
    # lint:
    #   rules:
    #     layout/touch-target: off
    #   baseline: themec-baseline.txt

    """
}

/// The summary of a key as a comment.
private func comment(_ path: String) -> String {
  "# \(ConfigurationReference.keys.first { $0.path == path }?.summary ?? path)."
}

/// For each top-level folder with some of the files, the deepest folder that contains all of them: those with XML files first,
/// from which XIBs in other folders may be converted.
private func folders(of paths: [String], in root: String) -> [String] {
  let base = Path.absolute(root)
  var shared: [String: [String]] = [:]
  for path in paths {
    guard let inside = Path.relative(Path.folder(of: Path.absolute(path)), to: base) else { continue }
    let parts = inside == "." ? [] : inside.split(separator: "/").map(String.init)
    let top = parts.first ?? "."
    shared[top] = shared[top].map { known in Array(zip(known, parts).prefix { $0 == $1 }.map(\.0)) } ?? parts
  }
  let found = shared.map { $0.value.isEmpty ? "." : $0.value.joined(separator: "/") }
    // YAML has no control characters.
    .filter { $0.unicodeScalars.allSatisfy { !$0.isHostile } }
  if found.contains(".") { return ["."] }
  let sources = paths.filter { $0.hasSuffix(".xml") }.compactMap { Path.relative(Path.absolute($0), to: base) }
  func hasSource(_ folder: String) -> Bool { sources.contains { $0.hasPrefix(folder + "/") } }
  return found.filter(hasSource).sorted() + found.filter { !hasSource($0) }.sorted()
}

/// A YAML list. Paths are quoted if necessary, in the syntax that JSON and YAML share.
private func list(_ paths: [String]) -> String {
  let quoted = paths.map { path in
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F: true
      default: false
      }
    }
    return isPlain && path.utf8.first != 0x2D ? path : "'\(path.replacing("'", with: "''"))'"
  }
  return "[\(quoted.joined(separator: ", "))]"
}
