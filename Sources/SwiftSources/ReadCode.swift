package import CodeModel
package import ThemeSource

#if SwiftSources
  internal import SwiftDiagnostics
  internal import SwiftParser
  internal import SwiftParserDiagnostics
  internal import SwiftSyntax
#endif

/// What a Swift source declares, and what its code does; empty where ``readsSwift`` is false.
///
/// A source with faults is read as far as the parser understands it. What is nested deeper than 100 brackets, or 200
/// expressions, is not read.
package func readCode(_ file: SourceFile) -> CodeFile {
  #if SwiftSources
    let tree = parse(file.bytes)
    var reader = CodeReader(CodeText(file))
    reader.read(tree)
    if tree.hasError { reader.file.faults = faults(of: tree, in: file) }
    return reader.file
  #else
    return CodeFile(file: file.id)
  #endif
}

#if SwiftSources
  /// Brackets in brackets that the parser follows. What it builds is deeper, by a factor that its grammar decides.
  private let nestingLimit = 100

  /// Levels of a tree that are safe to visit with a recursive visitor.
  private let depthLimit = 2_000

  func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
  }

  /// What the parser cannot read, in order; one fault at the start for a tree that is too deep to say more.
  private func faults(of tree: SourceFileSyntax, in file: SourceFile) -> [CodeFault] {
    let text = CodeText(file)
    guard !isDeeper(than: depthLimit, Syntax(tree)) else {
      return [CodeFault("nesting is too deep to be read", at: text.span(0..<0))]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).lazy.filter { $0.diagMessage.severity == .error }.map {
      let start = min($0.position.utf8Offset, file.bytes.count)
      let marked = $0.highlights.first.map { min($0.endPositionBeforeTrailingTrivia.utf8Offset, file.bytes.count) }
      return CodeFault($0.message, at: text.span(start..<max(start, marked ?? start)))
    }
  }

  /// Visits a tree without recursion.
  private func isDeeper(than limit: Int, _ root: Syntax) -> Bool {
    var level = [root]
    for _ in 0..<limit {
      level = level.flatMap { $0.children(viewMode: .all).filter { $0.kind != .token } }
      if level.isEmpty { return false }
    }
    return true
  }
#endif
