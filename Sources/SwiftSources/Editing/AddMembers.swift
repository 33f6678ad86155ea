#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Returns a source with members added to a class and all other bytes unchanged. Returns `nil` if the source has errors
/// or does not declare the class, or if this build cannot read Swift.
///
/// - Parameter className: qualified by the types that contain it, e.g. `Chart.Axis`.
package func addingMembers(_ members: [AddedMember], toClass className: String, in bytes: [UInt8]) -> [UInt8]? {
  if members.isEmpty { return bytes }
  #if SwiftSources
    if excessiveNesting(in: bytes) != nil { return nil }
    let tree = unsafe bytes.withUnsafeBufferPointer {
      unsafe Parser.parse(source: $0, maximumNestingLevel: NestingLimits.brackets)
    }
    if tree.hasError { return nil }
    let finder = ClassFinder(name: className)
    finder.walk(tree)
    if finder.blocks.isEmpty { return nil }
    var insertions: [(offset: Int, text: String)] = []
    for block in finder.blocks { insertions += ClassEdit(block, in: bytes).insertions(of: members) }
    var result = bytes
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      result.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    return result
  #else
    return nil
  #endif
}

#if SwiftSources
  /// Finds the declarations of a class; several if `#if` selects one.
  private final class ClassFinder: SyntaxVisitor {
    let name: String
    private var path: [String] = []
    private(set) var blocks: [MemberBlockSyntax] = []

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      path.append(node.name.identifier?.name ?? node.name.text)
      if path.joined(separator: ".") == name { blocks.append(node.memberBlock) }
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      path.append(name)
      return .visitChildren
    }
  }

  /// The places for new members in one declaration of a class.
  private struct ClassEdit {
    private let block: MemberBlockSyntax
    private let bytes: [UInt8]
    private let style: SourceStyle
    /// The indentation of members.
    private let indent: String
    /// The indentation of the closing brace.
    private let outer: String

    init(_ block: MemberBlockSyntax, in bytes: [UInt8]) {
      self.block = block
      self.bytes = bytes
      outer = Self.indentation(at: block.parent?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0, in: bytes)
      let brace = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let own = block.members.lazy.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset }
        .first { Self.isFirstInLine($0, after: brace, in: bytes) }
      let found = own.map { Self.indentation(at: $0, in: bytes) }
      var unit: String?
      if let found, found.hasPrefix(outer), found != outer { unit = String(found.dropFirst(outer.count)) }
      style = SourceStyle(bytes, unit: unit)
      indent = found ?? outer + style.unit
    }

    /// The leading whitespace of the line that contains an offset.
    private static func indentation(at offset: Int, in bytes: [UInt8]) -> String {
      let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let space = bytes[start..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return String(decoding: space, as: UTF8.self)
    }

    private static func isFirstInLine(_ offset: Int, after brace: Int, in bytes: [UInt8]) -> Bool {
      let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return start > brace && bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Returns each text to insert with its offset: outlets first, actions last.
    func insertions(of members: [AddedMember]) -> [(offset: Int, text: String)] {
      var groups: [(offset: Int, isStart: Bool, members: [[AddedMember]])] = []
      for (kind, attribute) in [(AddedMember.Kind.outlet, "IBOutlet"), (.other, ""), (.action, "IBAction")] {
        let added = members.filter { $0.kind == kind }
        if added.isEmpty { continue }
        let place = place(of: kind, attribute)
        if let known = groups.firstIndex(where: { $0.offset == place.offset }) {
          groups[known].members.append(added)
        } else {
          groups.append((place.offset, place.isStart, [added]))
        }
      }
      return groups.map { ($0.offset, text(of: $0.members, at: $0.offset, isStart: $0.isStart)) }
    }

    private func place(of kind: AddedMember.Kind, _ attribute: String) -> (offset: Int, isStart: Bool) {
      let anchor = block.members.last { has(attribute, $0) } ?? (kind == .outlet ? nil : block.members.last)
      return anchor.map { ($0.endPosition.utf8Offset, false) } ?? (block.leftBrace.endPosition.utf8Offset, true)
    }

    /// Whether a member, or one in its `#if`, has an attribute.
    private func has(_ attribute: String, _ item: MemberBlockItemSyntax) -> Bool {
      if attribute.isEmpty { return false }
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        return condition.clauses.contains { clause in
          guard case .decls(let items)? = clause.elements else { return false }
          return items.contains { has(attribute, $0) }
        }
      }
      let attributes =
        item.decl.as(VariableDeclSyntax.self)?.attributes ?? item.decl.as(FunctionDeclSyntax.self)?.attributes
      return attributes?.contains { element in
        element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute
      } == true
    }

    private func text(of groups: [[AddedMember]], at offset: Int, isStart: Bool) -> String {
      let isAlone = groups.first?.first?.kind == .outlet
      let text = groups.map { lines(of: $0, isSeparated: $0.first?.kind != .outlet) }
        .joined(separator: style.newline + style.newline)
      let rest = closing(at: offset)
      // A blank line separates the outlets from the member that follows.
      let gap = isStart && rest.isEmpty && block.members.first != nil ? style.newline : ""
      return style.newline + (isAlone || isStart ? "" : style.newline) + text + gap + rest
    }

    private func lines(of members: [AddedMember], isSeparated: Bool) -> String {
      let texts = members.map { style.text(of: $0, below: indent).joined(separator: style.newline) }
      return texts.joined(separator: style.newline + (isSeparated ? style.newline : ""))
    }

    /// Returns a line break if the closing brace or another member follows in the same line.
    private func closing(at offset: Int) -> String {
      let rest = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      if rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return "" }
      let isBrace = rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "}")
      return style.newline + (isBrace ? outer : indent)
    }
  }
#endif
