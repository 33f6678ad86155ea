internal import CodeModel
internal import SwiftSources
package import ThemeProject
package import ThemeSemantics
internal import ThemeSource

/// The files of the fonts that apps load when they start.
extension Snapshot {
  /// Diagnostics about fonts in `UIAppFonts` that a target does not build.
  func unknownFonts(of target: BuildTarget) -> [Diagnostic] {
    guard let fonts = target.fonts, !fonts.entries.isEmpty else { return [] }
    let files = table.reader.fileSystem
    var search = Discovery(suffixes: AssetFolders.fontSuffixes + AssetFolders.fontSuffixes.map { $0.uppercased() })
    search.entersCatalogs = true
    let own = files.files(below: project.root, search).value
    let built = own.filter { target.builds(Path.absolute($0)) }.map { Path.name(of: $0) }
    // Packages and pods may copy fonts into the app.
    search.entersForeignFolders = true
    let foreign = Set(files.files(below: project.root, search).value).subtracting(own).map { Path.name(of: $0) }
    let managers = ["Podfile", "Cartfile"].filter { files.exists(Path.joined(project.root, $0)) }
    return fonts.entries.compactMap { entry in
      let name = entry.fileName
      if built.contains(name) || foreign.contains(name) || entry.path.contains(".bundle/") { return nil }
      let unbuilt = own.filter { Path.name(of: $0) == name }
      let builders = unbuilt.flatMap { targets?.targets(of: $0) ?? [] }
      if builders.contains(where: { !$0.isApp && !$0.isExtension }) { return nil }
      let meant = unbuilt.isEmpty ? closestMatch(to: name, in: built.sorted()) : nil
      if unbuilt.isEmpty, meant == nil, !managers.isEmpty { return nil }
      return Diagnostic(
        .unknownAppFont,
        "the target '\(target.name.escaped)' loads the font '\(name.escaped)' when it starts, but does not build it",
        at: entry.span, about: .key("\(target.name) \(entry.path)"),
        help: meant.map { "did you mean '\($0.escaped)'?" }
          ?? (unbuilt.first.map { "add '\(Path.shortened($0).escaped)' to the target" }
            ?? "add the font to the target, or remove it from UIAppFonts"))
    }
  }

  /// The fonts of the project that neither `UIAppFonts` nor code loads, for documents and sources of some targets, by
  /// PostScript name.
  func unlistedFonts(of own: [BuildTarget]) -> [String: UnlistedFont] {
    guard !own.isEmpty, own.allSatisfy({ ($0.isApp || $0.isExtension) && $0.fonts != nil }), !registersFonts else {
      return [:]
    }
    var found: [String: UnlistedFont] = [:]
    for (name, paths) in facts.assets.fontFiles {
      for target in own {
        let built = paths.filter { target.builds(Path.absolute($0)) }.sorted()
        guard let path = built.first, let fonts = target.fonts, !paths.contains(where: fonts.lists) else { continue }
        found[name] = UnlistedFont(fileName: Path.name(of: path), list: Path.shortened(fonts.source))
      }
    }
    return found
  }

  /// The fonts that neither `UIAppFonts` nor code loads, for a document or a source.
  package func unlistedFonts(for path: String) -> [String: UnlistedFont] {
    unlistedFonts(of: targets?.targets(of: path) ?? [])
  }

  /// The fonts that neither `UIAppFonts` nor code loads, for the code of a bundle.
  package func unlistedFonts(in bundle: AppTargets.Bundle?) -> [String: UnlistedFont] {
    guard let all = targets?.all else { return [:] }
    return unlistedFonts(of: bundle.map { $0.targets.map { all[$0] } } ?? (all.count == 1 ? all : []))
  }

  /// Whether code may load fonts from files.
  private var registersFonts: Bool {
    let code = facts.classes.code
    return !readsSwift || Self.registeringWords.contains { code.mentions($0) || code.isInObjectiveC($0) }
  }

  /// Core Text's functions, and names of packages and helpers that call them.
  private static let registeringWords = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs", "CTFontManagerRegisterFontURLs",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterGraphicsFont", "FontBlaster", "registerFont",
    "registerFonts", "registerAllCustomFonts", "registerCustomFonts",
  ]
}
