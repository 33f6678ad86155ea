import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusTests {
  @Test func `the only diagnostic in the corpus is a macOS storyboard`() {
    #expect(Corpus.files.count > 700)
    let diagnostics = Corpus.parsed.flatMap { file, result in
      result.diagnostics.map { "\($0.code) \(file.name) \($0.message)" }
    }
    #expect(
      diagnostics == [
        "syntax/not-ios-document Main.storyboard the document is for 'MacOSX.Cocoa', not for iOS, and is skipped"
      ])
  }

  @Test func `the number of elements is that of start tags found by a search`() throws {
    let tag = try Regex("<[A-Za-z]")
    for (file, result) in Corpus.parsed {
      let text = String(decoding: file.bytes, as: UTF8.self)
      // Interface Builder escapes '<' everywhere except in markup, and writes no comments.
      guard !text.contains("<!--") else { continue }
      #expect(result.value.tree.nodes.count == text.matches(of: tag).count, "\(file.path)")
    }
  }

  @Test func `ranges contain the elements, names and values of their nodes`() {
    for (file, result) in Corpus.parsed.sampled(every: 8) {
      let tree = result.value.tree
      for node in tree.nodes {
        let whole = file.bytes[node.span.range.offsets]
        #expect(whole.starts(with: "<\(node.name)".utf8))
        #expect(whole.last == UInt8(ascii: ">"))
        #expect(file.text(in: node.nameRange) == node.name)
        let startTag = file.bytes[Int(node.span.range.start)..<Int(node.startTagEnd)]
        #expect(startTag.last == UInt8(ascii: ">"))
        #expect(whole.elementsEqual(startTag) || whole.reversed().starts(with: "</\(node.name)>".utf8.reversed()))
      }
      for attribute in tree.allAttributes {
        #expect(file.text(in: attribute.nameRange) == attribute.writtenName)
        let written = file.text(in: attribute.valueRange)
        if !written.contains("&") { #expect(written == attribute.value) }
        #expect(file.bytes[Int(attribute.valueRange.end)] == UInt8(ascii: "\""))
      }
    }
  }

  @Test func `nearly all elements of iOS documents have a typed case`() {
    var known = 0
    var unknown: [String: Int] = [:]
    for (_, result) in Corpus.parsed {
      let document = result.value
      guard document.format == .xib || document.format == .storyboard else { continue }
      for node in document.tree.nodes {
        if node.kind == .unknown { unknown[node.name, default: 0] += 1 } else { known += 1 }
      }
    }
    let opaque = unknown.values.reduce(0, +)
    print("typed \(known), opaque \(opaque): \(unknown.sorted { $0.key < $1.key })")
    #expect(known > 50_000)
    #expect(opaque * 1_000 <= (known + opaque) * 5)
  }
}
