internal import ThemeSource
internal import ThemeSyntax

extension Diagnostic {
  // MARK: Files

  static func caseCollision(_ graph: ThemeGraph, _ id: ThemeID, with other: ThemeID) -> Diagnostic {
    let (a, b) = (graph[id], graph[other])
    let inCase = a.subject != b.subject || a.themeName != b.themeName
    return Diagnostic(
      .caseCollision,
      "the names '\(a.stem)' and '\(b.stem)' differ only in \(inCase ? "case" : "Unicode normalization")",
      at: a.anchorSpan, related: [Related(b.anchorSpan, "'\(b.stem)' is here")],
      help: "rename one of them: file systems and the runtime may not distinguish them")
  }

  static func duplicate(_ graph: ThemeGraph, _ id: ThemeID, of other: ThemeID) -> Diagnostic {
    let summary = graph[id]
    let what =
      summary.role == .part ? "part '\(summary.subject)'" : "theme '\(summary.themeName)' of \(summary.subject)"
    return Diagnostic(
      .caseCollision,
      "duplicate \(summary.isExtension ? "adjustments of " : "")\(what): the same theme path folder has another file for it",
      at: summary.anchorSpan, related: [Related(graph[other].anchorSpan, "this one is used")],
      help: "rename or remove one, or give their root views a different 'customModule'")
  }

  static func shadowed(_ graph: ThemeGraph, _ id: ThemeID, by winner: ThemeID) -> Diagnostic {
    Diagnostic(
      .shadowedFile,
      "this file is not used: an earlier folder of the theme path also has \(graph.name(of: id))",
      at: graph[id].anchorSpan, related: [Related(graph[winner].anchorSpan, "this one is used")])
  }

  static func converted(_ graph: ThemeGraph, _ id: ThemeID, from source: ThemeID) -> Diagnostic {
    Diagnostic(
      .shadowedFile,
      "this file is not used: the same theme path folder has \(graph.name(of: id)) as an XML file",
      at: graph[id].anchorSpan, related: [Related(graph[source].anchorSpan, "this one is used")],
      help: "if it is converted from the XML file for an app, add its folder to 'exclude'")
  }

  // MARK: Parents

  static func parentNotAllowed(_ kind: ThemeKind, parent: String, at span: SourceSpan) -> Diagnostic {
    let why = kind == .default ? "a Default theme cannot have a parent" : "a Full theme cannot have a parent"
    return Diagnostic(
      .parentNotAllowed, "\(why), but the header names '\(parent)'", at: span,
      help: kind == .default
        ? "remove 'parent', or change 'kind'"
        : "remove 'parent', or use kind=\"extended\" to inherit from '\(parent)'")
  }

  static func parentNotStated(_ kind: ThemeKind, available: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingParent, "\(kind.title.withArticle) theme requires a parent, but the header names none", at: span,
      help: available.isEmpty
        ? "add the default theme of this Screenlet, or use kind=\"full\""
        : "add parent=\"…\" with \(available.quotedSeries("or", limit: 8))")
  }

  static func missingHeader(_ summary: ThemeSummary, _ kind: ThemeKind, parent: String) -> Diagnostic {
    let name = #"screenlet="\#(summary.subject)" name="\#(summary.themeName)""#
    return Diagnostic(
      .missingHeader, "the file changes elements of another theme, but has no header that names its parent",
      at: summary.anchorSpan,
      help: "begin the document with <theme \(name) kind=\"\(kind.rawValue)\" parent=\"\(parent)\"/>")
  }

  static func missingParent(
    _ name: String, of summary: ThemeSummary, meant: String?, available: [String], searched: [String]
  ) -> Diagnostic {
    let place = places(searched)
    let fixes = summary.parentRange.isEmpty ? [] : Fix.correcting(name, to: meant, at: summary.parentSpan)
    return Diagnostic(
      .missingParent,
      "unknown parent '\(name)': \(summary.subject) has no such theme\(place)",
      at: summary.parentSpan,
      help: meant.map { "did you mean '\($0)'?" }
        ?? (available.isEmpty ? "\(summary.subject) has no other themes" : "known themes: \(available.quotedList())"),
      fixes: fixes)
  }

  static func overlayWithoutParent(_ summary: ThemeSummary, available: [String]) -> Diagnostic {
    Diagnostic(
      .missingParent, "the header says form 'overlay', but the theme has no parent",
      at: summary.anchorSpan,
      help: available.isEmpty
        ? "use form=\"complete\""
        : "use form=\"complete\", or kind=\"extended\" with the parent \(available.quotedSeries("or", limit: 8))")
  }

  static func nothingToAdjust(_ summary: ThemeSummary, meant: String?, searched: [String]) -> Diagnostic {
    let place = places(searched)
    return Diagnostic(
      .missingParent,
      "unknown theme '\(summary.themeName)' to adjust: \(summary.subject) has no such theme\(place)",
      at: summary.anchorSpan,
      help: meant.map { "did you mean '\($0)'?" }
        ?? "a file name that ends in '-ext' is reserved for adjustments of a theme")
  }

  /// Reports a cycle once, at its first theme; the other themes are related places.
  static func inheritanceCycle(_ graph: ThemeGraph, _ cycle: [ThemeID]) -> Diagnostic {
    let names = cycle.map { graph[$0].themeName }
    let path = (names + names.prefix(1)).joined(separator: " → ")
    var related: [Related] = []
    for (index, id) in cycle.enumerated() {
      let next = names[(index + 1) % names.count]
      related.append(Related(graph[id].parentSpan, "the parent of '\(names[index])' is '\(next)'"))
    }
    let subject = graph[cycle[0]].subject
    return Diagnostic(
      .inheritanceCycle, "'\(names[0])' inherits from itself: \(path)", at: graph[cycle[0]].parentSpan,
      related: related, help: "give one of these themes of \(subject) another parent, or make it a Full theme")
  }

  static func chainTooLong(_ graph: ThemeGraph, _ id: ThemeID, _ limits: Limits) -> Diagnostic {
    Diagnostic(
      .limits,
      "the inheritance chain of '\(graph[id].themeName)' is longer than \(limits.inheritanceChain) themes",
      at: graph[id].parentSpan,
      help: limits.advice("inherit from a theme closer to the start of the chain", toRaise: .inheritanceChain))
  }

  // MARK: Embeds

  static func unknownScreenlet(_ screenlet: String, meant: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownEmbeddedScreenlet, "unknown embedded Screenlet '\(screenlet)'", at: span,
      help: meant.map { "did you mean '\($0)Screenlet'?" }
        ?? "add a theme '\(FileName.canonical(screenlet: screenlet, theme: ThemeName.standard))' or a descriptor for it",
      fixes: Fix.correcting("\(screenlet)Screenlet", to: meant.map { "\($0)Screenlet" }, at: span))
  }

  static func embedCycle(_ graph: ThemeGraph, _ path: [(from: ThemeID, edge: ThemeGraph.Edge)]) -> Diagnostic {
    let names = path.map { graph.name(of: $0.from) }
    let related = path.map {
      Related($0.edge.span, "\(graph.name(of: $0.from)) embeds \(graph.name(of: $0.edge.theme)) here")
    }
    return Diagnostic(
      .inheritanceCycle,
      "\(names[0]) embeds itself: \((names + names.prefix(1)).joined(separator: " → "))", at: path[0].edge.span,
      related: related, help: "remove one of these embedded Screenlets")
  }
}

extension ThemeKind {
  /// The kind in prose: `Child`.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
