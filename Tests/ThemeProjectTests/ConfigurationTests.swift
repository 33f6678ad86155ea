import TerminalCells
import TestSupport
import Testing
import ThemeProject
import ThemeSource

struct ConfigurationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func load(
    _ text: String, vocabulary: ConfigurationVocabulary = .init()
  ) throws -> (Configuration, [Diagnostic], SourceMap) {
    var sources = SourceMap()
    let path = try folder.write(".themec.yml", text)
    let loaded = Configuration.load(path, sources: &sources, vocabulary: vocabulary)
    return (loaded.value, loaded.diagnostics, sources)
  }

  @Test func `every key is read`() throws {
    let (configuration, diagnostics, _) = try load(
      """
      themePath: [Themes, "../Shared", /usr/share/themes]
      schemas:
        - Schemas/ViewModels
      swift: [Sources]
      assets: [Assets.xcassets]
      include: ['**/*.xml']
      exclude: [Old/, "*_draft.xml"]
      names: short
      sizes: [iPhone SE, 320x568, 414.5x896]
      textSizes: [default, large, accessibility]
      locales: [en, no, pt-BR, zh_Hans]
      lint:
        rules:
          layout/overlap: {severity: off}
          layout/touch-target: {severity: error, minimum: 48}
        paths:
          - glob: Legacy/**
            rules:
              layout/ambiguous: {severity: note}
        baseline: lint-baseline.json
        maxWarnings: 0
      generate:
        output: Generated
        flavor: terminal
        accessLevel: public
        templates: Templates
        module: BankScreens
      preview:
        scale: 1.5
        color: 256
        glyphs: ascii
        data: sample.json
      limits:
        depth: 50
      """)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let base = folder.path
    #expect(
      configuration.themePath == [base + "/Themes", Path.folder(of: base) + "/Shared", "/usr/share/themes"])
    #expect(configuration.schemas == [base + "/Schemas/ViewModels"])
    #expect(configuration.swift == [base + "/Sources"])
    #expect(configuration.assets == [base + "/Assets.xcassets"])
    #expect(configuration.include?.map(\.glob.pattern) == ["**/*.xml"])
    #expect(configuration.exclude.map(\.glob.pattern) == ["Old/", "*_draft.xml"])
    #expect(configuration.exclude[0].matches(base + "/a/Old/x.xml") == true)
    #expect(configuration.exclude[0].matches("/elsewhere/Old/x.xml") == false)
    #expect(configuration.names == .short)
    #expect(
      configuration.sizes == [
        .device("iPhone SE"), .points(Size(width: 320, height: 568)), .points(Size(width: 414.5, height: 896)),
      ])
    #expect(configuration.textSizes == [.default, .large, .accessibility])
    #expect(configuration.locales == ["en", "no", "pt-BR", "zh_Hans"])
    #expect(configuration.lint.rules.map(\.code) == ["layout/overlap", "layout/touch-target"])
    #expect(configuration.lint.rules.map(\.level) == [.off, .error])
    #expect(configuration.lint.rules[1].options.map(\.name) == ["minimum"])
    #expect(
      configuration.lint.rules[1].options.map(\.value) == [48])
    #expect(configuration.lint.paths.map(\.glob.glob.pattern) == ["Legacy/**"])
    #expect(configuration.lint.paths.first?.rules.first?.level == .note)
    #expect(configuration.lint.baseline == base + "/lint-baseline.json")
    #expect(configuration.lint.maxWarnings == 0)
    #expect(configuration.generate.output == base + "/Generated")
    #expect(configuration.generate.flavor == .terminal)
    #expect(configuration.generate.accessLevel == .public)
    #expect(configuration.generate.templates == base + "/Templates")
    #expect(configuration.generate.module == "BankScreens")
    #expect(configuration.preview.scale == 1.5)
    #expect(configuration.preview.color == .palette256)
    #expect(configuration.preview.glyphs == .ascii)
    #expect(configuration.preview.data == base + "/sample.json")
    #expect(configuration.limits.depth == 50)
    #expect(configuration.limits.elements == Limits.standard.elements)
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "{}", "~"])
  func `an empty file gives the default configuration`(text: String) throws {
    let (configuration, diagnostics, _) = try load(text)
    #expect(diagnostics.isEmpty)
    #expect(configuration.settings == Configuration().settings)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var yaml: String
    var code: Diagnostic.Code
    /// Line and column of the diagnostic.
    var place: String
    /// The underlined text.
    var marked: String?
    var help: String?
    var testDescription: String { yaml }

    init(_ yaml: String, _ code: Diagnostic.Code, _ place: String, _ marked: String? = nil, help: String? = nil) {
      (self.yaml, self.code, self.place, self.marked, self.help) = (yaml, code, place, marked, help)
    }
  }

  @Test(arguments: [
    Mistake("themePaths: [a]", "config/unknown-key", "1:1", "themePaths", help: "did you mean 'themePath'?"),
    Mistake("lint:\n  rulez: {}", "config/unknown-key", "2:3", "rulez", help: "did you mean 'rules'?"),
    Mistake("# é漢👍\nnames: short\n\"fòo\": 1", "config/unknown-key", "3:1", "\"fòo\""),
    Mistake(
      "{swift: [a], generate: {flavour: uikit}}", "config/unknown-key", "1:25", "flavour",
      help: "did you mean 'flavor'?"
    ),
    Mistake("\u{FEFF}nmes: short", "config/unknown-key", "1:2", "nmes", help: "did you mean 'names'?"),
    Mistake("a: 1\r\n\r\nnames: longg\r\n", "config/bad-value", "3:8", "longg"),
    Mistake("themePath: Themes", "config/wrong-type", "1:12", "Themes", help: "write [Themes]"),
    Mistake("themePath:", "config/wrong-type", "1:11"),
    Mistake("themePath: {a: b}", "config/wrong-type", "1:12"),
    Mistake("themePath: [a, [b]]", "config/wrong-type", "1:16"),
    Mistake("names: tall", "config/bad-value", "1:8", "tall"),
    Mistake("names: shrt", "config/bad-value", "1:8", "shrt", help: "did you mean 'short'?"),
    Mistake("lint: {cache: no}", "config/bad-value", "1:15", "no", help: "did you mean 'off'?"),
    Mistake("names: [short]", "config/wrong-type", "1:8"),
    Mistake("sizes: ['iPhone SF']", "config/bad-value", "1:9", "'iPhone SF'", help: "did you mean 'iPhone SE'?"),
    Mistake("sizes: [0x10]", "config/bad-value", "1:9", "0x10"),
    Mistake("sizes: [1e400x10]", "config/bad-value", "1:9"),
    Mistake("locales: [english]", "config/bad-value", "1:11", "english"),
    Mistake("locales: [pt--BR]", "config/bad-value", "1:11"),
    Mistake("exclude: ['a[b']", "config/bad-value", "1:11", "'a[b'"),
    Mistake("lint: {maxWarnings: -1}", "config/bad-value", "1:21", "-1"),
    Mistake("lint: {maxWarnings: 1.5}", "config/wrong-type", "1:21", "1.5"),
    Mistake("lint: {maxWarnings: '3'}", "config/wrong-type", "1:21", "'3'"),
    Mistake("lint: {maxWarnings: 1e99}", "config/wrong-type", "1:21", "1e99"),
    Mistake("lint: {maxWarnings: 0x10}", "config/wrong-type", "1:21", "0x10"),
    Mistake("lint: {maxWarnings: .inf}", "config/wrong-type", "1:21", ".inf"),
    Mistake("lint: {paths: [{rules: {}}]}", "config/missing-key", "1:16"),
    Mistake("lint: {rules: {layout/overlap: fatal}}", "config/bad-value", "1:32", "fatal"),
    Mistake("lint: {rules: {layout/overlap: [off]}}", "config/wrong-type", "1:32"),
    Mistake("lint: {rules: {layout/overlap: {severity: fatal}}}", "config/bad-value", "1:43", "fatal"),
    Mistake(
      "lint: {rules: {layout/overlaps: {}}}", "config/unknown-key", "1:16", "layout/overlaps",
      help: "did you mean 'layout/overlap'?"),
    Mistake(
      "lint: {rules: {layout/overlap: {tolerence: 1}}}", "config/unknown-key", "1:33", "tolerence",
      help: "did you mean 'tolerance'?"),
    Mistake("preview: {scale: 0}", "config/bad-value", "1:18", "0"),
    Mistake("preview: {scale: NaN}", "config/wrong-type", "1:18", "NaN"),
    Mistake("preview: {scale: '1,5'}", "config/wrong-type", "1:18"),
    Mistake("generate: {module: 'a-b'}", "config/bad-value", "1:20", "'a-b'"),
    Mistake("limits: {depth: 101}", "config/bad-value", "1:17", "101"),
    Mistake("- a\n- b", "config/wrong-type", "1:1"),
    Mistake("names", "config/wrong-type", "1:1", "names"),
    Mistake("names: short\nlint: {}\nnames: screenlet", "config/duplicate-key", "3:1", "names"),
    Mistake("{names: short, names: short}", "config/duplicate-key", "1:16", "names"),
    Mistake("lint:\n  rules:\n    a/b: {}\n    'a/b': {}", "config/duplicate-key", "4:5", "'a/b'"),
    Mistake("themePath: &a [x]\nswift: *a", "config/alias", "1:12", "&a"),
    Mistake("exclude: [*.xib]", "config/alias", "1:11", help: "quote the glob: '*.xib'"),
    Mistake("swift: *a", "config/alias", "1:8"),
    Mistake("names: short\n---\nnames: short", "config/yaml", "2:1"),
    Mistake("names: short\n\tlint: {}", "config/yaml", "2:1"),
    Mistake("a: [b", "config/yaml", "1:6"),
    Mistake("? [a]\n: b", "config/yaml", "1:3"),
    Mistake("names: \"sho\u{1B}rt\"", "config/control-character", "1:12"),
    Mistake("names: short # \u{202E}", "config/control-character", "1:16"),
    Mistake("names: a\u{2028}b", "config/control-character", "1:9"),
    Mistake("names: a\u{0}b", "config/control-character", "1:9"),
  ])
  func `a mistake is reported at its place`(mistake: Mistake) throws {
    let vocabulary = ConfigurationVocabulary(
      rules: [.init("layout/overlap", options: ["tolerance"]), .init("a/b")], devices: ["iPhone SE", "iPad"])
    let (_, diagnostics, sources) = try load(mistake.yaml, vocabulary: vocabulary)
    let diagnostic = try #require(diagnostics.first { $0.code == mistake.code }, "\(diagnostics.map(\.message))")
    #expect(sources.words(diagnostic.span) == ".themec.yml:" + mistake.place, "\(diagnostic.message)")
    if let marked = mistake.marked { #expect(sources.text(diagnostic.span) == marked) }
    if let help = mistake.help { #expect(diagnostic.help == help) }
    #expect(diagnostic.severity == .error)
  }

  @Test func `both places of a duplicate key are shown`() throws {
    let (_, diagnostics, sources) = try load("names: short\nswift: [a]\nnames: short\n")
    #expect(diagnostics.map { sources.words($0.span) } == [".themec.yml:3:1"])
    #expect(diagnostics.first?.related.map { sources.words($0.span) } == [".themec.yml:1:1"])
  }

  @Test func `the localization call must contain one place for the text`() throws {
    let (configuration, diagnostics, _) = try load("generate: {localizedString: 'L(%@)'}\n")
    #expect(diagnostics.isEmpty && configuration.generate.localizedString == "L(%@)")
    for text in ["L()", "L(%@, %@)"] {
      let (_, diagnostics, _) = try load("generate: {localizedString: '\(text)'}\n")
      #expect(diagnostics.map(\.code.rawValue) == ["config/bad-value"])
    }
  }

  @Test func `one mistake hides neither the others nor valid values`() throws {
    let (configuration, diagnostics, _) = try load("nmes: x\nnames: tall\nswift: [a, {}, b]\nlocales: [de]\n")
    #expect(diagnostics.map(\.code.rawValue) == ["config/unknown-key", "config/bad-value", "config/wrong-type"])
    #expect(configuration.locales == ["de"])
    #expect(configuration.swift == [folder("a"), folder("b")])
    #expect(configuration.names == .screenlet)
  }

  @Test func `bytes that are not UTF-8 are reported at their place`() throws {
    var sources = SourceMap()
    let path = try folder.write("bad.yml", Array("names: é".utf8) + [0xFF] + Array("x".utf8))
    let loaded = Configuration.load(path, sources: &sources)
    #expect(loaded.diagnostics.map(\.code.rawValue) == ["config/encoding"])
    #expect(loaded.diagnostics.first?.span?.range == SourceRange(start: 9, end: 10))
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1)])
  func `a configuration may have 256 KB`(excess: Int, expected: Int) throws {
    let head = "names: short\n#"
    let text = head + String(repeating: "x", count: (256 << 10) + excess - head.utf8.count)
    let (_, diagnostics, _) = try load(text)
    #expect(diagnostics.count { $0.code == "syntax/limits" } == expected)
    #expect(diagnostics.count == expected)
  }

  @Test(arguments: [
    "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n? *c\n: 1", String(repeating: "[", count: 5_000),
    String(repeating: "- ", count: 5_000), String(repeating: "{a: ", count: 5_000),
    String(repeating: "? ", count: 5_000),
    "a: " + String(repeating: "[", count: 900) + String(repeating: "]", count: 900), "!!binary x: !!int y",
    "%YAML 9.9\n---\na", "a: !<!&a b>&c d", String(repeating: "\"", count: 1_001), "? ? ? a",
    "{? {a: b} : c, ? {a: b} : d}",
  ])
  func `hostile YAML is refused without a crash`(text: String) throws {
    let (_, diagnostics, _) = try load(text)
    #expect(!diagnostics.isEmpty)
  }

  @Test func `an extended file is read first, with its paths relative to itself`() throws {
    try folder.write(
      "shared/base.yml",
      "themePath: [Themes]\nnames: short\nlint: {rules: {a/b: {severity: off, x: 1}, c/d: {severity: note}}}\nlimits: {depth: 9}"
    )
    let (configuration, diagnostics, sources) = try load(
      "extends: shared/base.yml\nswift: [Sources]\nlint: {rules: {a/b: {severity: error}}}\nlimits: {elements: 8}")
    #expect(diagnostics.isEmpty)
    #expect(configuration.themePath == [folder("shared/Themes")])
    #expect(configuration.swift == [folder("Sources")])
    #expect(configuration.names == .short)
    #expect(configuration.lint.rules.map(\.code) == ["a/b", "c/d"])
    #expect(configuration.lint.rules.map(\.level) == [.error, .note])
    #expect(configuration.lint.rules[0].options.map(\.value) == [1])
    #expect(configuration.limits.depth == 9)
    #expect(configuration.limits.elements == 8)
    #expect(configuration.files == [folder("shared/base.yml"), folder(".themec.yml")])
    #expect(sources.words(configuration.origins["names"]) == "base.yml:2:8")
    #expect(sources.words(configuration.origins["lint.rules.a/b"]) == ".themec.yml:3:16")
  }

  @Test(arguments: [0, 1]) func `at most 16 configurations extend each other`(excess: Int) throws {
    let count = Configuration.longestChain - 1 + excess
    for number in 1...count {
      try folder.write("\(number).yml", number < count ? "extends: \(number + 1).yml" : "names: short")
    }
    let (_, diagnostics, sources) = try load("extends: 1.yml")
    #expect(diagnostics.map(\.message) == (excess > 0 ? ["more than 16 files extend each other"] : []))
    #expect(diagnostics.allSatisfy { $0.span.flatMap { sources[$0.file]?.path } == folder("\(count - 1).yml") })
  }

  @Test(arguments: [0, 1]) func `values of a configuration are nested at most 16 deep`(excess: Int) throws {
    let depth = Configuration.deepestValue - 1 + excess
    let (_, diagnostics, _) = try load(
      "themePath: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    #expect(diagnostics.contains { $0.message == "values are nested more than 16 levels deep" } == (excess > 0))
  }

  @Test func `a cycle of extends is reported with its whole path`() throws {
    try folder.write("b.yml", "names: short\nextends: c.yml")
    try folder.write("c.yml", "extends: .themec.yml")
    let (_, diagnostics, sources) = try load("extends: ./b.yml")
    #expect(diagnostics.map(\.code.rawValue) == ["config/extends-cycle"])
    let diagnostic = try #require(diagnostics.first)
    let path = [".themec.yml", "b.yml", "c.yml", ".themec.yml"].map { folder($0) }.joined(separator: " → ")
    #expect(diagnostic.message == "'\(folder(".themec.yml"))' extends itself: \(path)")
    #expect(sources.words(diagnostic.span) == "c.yml:1:10")
    #expect(diagnostic.related.map { sources.words($0.span) } == [".themec.yml:1:10", "b.yml:2:10"])
  }

  @Test func `a missing base is reported at its name`() throws {
    let (_, diagnostics, sources) = try load("names: short\nextends: gone.yml")
    #expect(diagnostics.map(\.code.rawValue) == ["io/unreadable"])
    #expect(sources.words(diagnostics.first?.span) == ".themec.yml:2:10")
  }

  @Test func `the explanation is YAML that means the same, with the origin of every value`() throws {
    let text =
      "themePath: [\"/a b: c\", '/#']\nsizes: [1x2, '007']\nlint: {rules: {a/b: {severity: off, most: 4, max: 1}}, paths: [{glob: '**/x', rules: {c/d: {severity: note}}}]}\npreview: {color: '16'}\n"
    let (configuration, _, sources) = try load(text)
    let explanation = configuration.explanation(sources: sources)
    #expect(explanation.contains("  # \(folder(".themec.yml")):1:12\n"))
    let lines = explanation.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("names: screenlet ") && $0.hasSuffix("  # default") })
    #expect(lines.contains("lint:"))
    #expect(
      lines.contains { $0.hasPrefix("    a/b: {severity: \"off\", most: 4, max: 1} ") && $0.hasSuffix(":3:16") })
    let (again, diagnostics, _) = try load(explanation)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(again.settings.map(\.value) == configuration.settings.map(\.value))
    #expect(again.settings.map(\.keys) == configuration.settings.map(\.keys))
  }
}
