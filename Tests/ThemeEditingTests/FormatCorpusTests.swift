import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

/// Real files of Interface Builder, which define the canonical form.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct FormatCorpusTests {
  /// Files written by a tool that contain no unfinished merge.
  var files: [SourceFile] {
    Corpus.files.filter { $0.bytes.contains("toolsVersion=".utf8) && !$0.bytes.contains(0x0D) }
  }

  @Test func `formatting keeps nearly all files as they are, keeps the meaning of all and is idempotent`() throws {
    var changed: [String] = []
    let files = files.sampled(every: 5)
    for file in files {
      let once = try #require(format(file).value ?? nil)
      if once == file.bytes { continue }
      changed.append(file.path)
      let again = SourceFile(id: file.id, path: file.path, bytes: once)
      #expect(try #require(format(again).value ?? nil) == once, "\(file.path)")
      #expect(parse(again).value.tree.meaning == parse(file).value.tree.meaning, "\(file.path)")
    }
    #expect(files.count > trials(100, of: 500))
    #expect(changed.count * 100 <= files.count, "\(changed.joined(separator: "\n"))")
  }

  @Test func `shuffled attributes and children are sorted back into their places`() throws {
    var random = SeededNumbers(seed: 3)
    var restored = 0
    var lines = 0
    var sameLines = 0
    let files = files.sampled(every: 16)
    for file in files {
      var tree = try #require(markup(file))
      let canonical = tree.formatted()
      for index in tree.subtree(of: tree.root) {
        tree.nodes[index].attributes.shuffle(using: &random)
        if tree.hasCanonicalPlaces(in: index) { tree.nodes[index].children.shuffle(using: &random) }
      }
      let (wanted, made) = (text(canonical.write()), text(tree.formatted().write()))
      if wanted == made { restored += 1 }
      let pairs = zip(wanted.split(separator: "\n"), made.split(separator: "\n"))
      for (a, b) in pairs {
        lines += 1
        if a == b { sameLines += 1 }
      }
    }
    print("shuffled \(files.count), restored \(restored), lines \(sameLines) of \(lines)")
    #expect(restored * 100 >= files.count * 98)
    #expect(sameLines * 1_000 >= lines * 995)
  }
}
