import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

/// Compares look-ups by offset, which use binary search, with a linear search.
struct LookupTests {
  private let files = AgreementTests.themes + (Corpus.isPresent ? Array(Corpus.files.prefix(40)) : [])

  @Test func `look-ups by offset give the same results as a linear search`() {
    for (number, file) in files.enumerated() {
      check(file.bytes, seed: number)
      check(mutant(of: file.bytes, seed: number), seed: number)
    }
    check([], seed: 0)
    check(Array("<a".utf8), seed: 0)
  }

  private func check(_ bytes: [UInt8], seed: Int) {
    let document = parse(source(bytes)).value
    let (tree, tokens) = (document.tree, document.tokens)
    let all = tokens.indices.map { tokens[$0] }
    var numbers = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<50 {
      let offset = UInt32(numbers.below(bytes.count + 3))
      let index = all.lastIndex { $0.range.start <= offset }
      #expect(tokens.index(at: offset) == index)
      let innermost = tree.all.last { tree[$0].range.start <= offset && offset < tree[$0].range.end }
      #expect(tree.innermost(at: offset) == innermost)
      if let index, all[index].isRead, offset < all[index].range.end {
        #expect(all[index].element == innermost, "\(offset)")
      }
      let borders = [numbers.below(all.count + 1), numbers.below(all.count + 1)].sorted()
      guard borders[0] < borders[1] else { continue }
      let range = SourceRange(start: all[borders[0]].range.start, end: all[borders[1] - 1].range.end)
      #expect(tokens.tokens(in: range) == Array(all[borders[0]..<borders[1]]))
    }
    for kind in SyntaxToken.Kind.allCases {
      #expect(tokens.ranges(of: kind) == all.filter { $0.kind == kind && $0.isRead }.map(\.range))
      #expect(tokens.first(kind) == all.first { $0.kind == kind })
    }
  }
}
