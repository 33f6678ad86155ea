package import CodeModel
package import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Returns the declarations and code of a Swift source; empty if ``readsSwift`` is false.
///
/// A source with errors is read as far as the parser can. A source that is nested deeper than ``NestingLimits`` is read
/// up to that place, where an error is recorded.
///
/// The bodies of an app's classes are rarely needed, so the source is parsed again on their first use. Those of a
/// Screenlet's classes are read immediately.
package func readCode(_ file: SourceFile) -> CodeFile {
  #if SwiftSources
    let excess = excessiveNesting(in: file.bytes)
    return code(of: file, parse(file.bytes, upTo: excess), excess: excess)
  #else
    return CodeFile(file: file.id)
  #endif
}

/// Returns the results of ``readCode(_:)`` and ``nameUses(in:)`` for a Swift source, which is parsed once for both.
package func readCodeAndNames(_ file: SourceFile) -> (code: CodeFile, names: [NameUse]) {
  #if SwiftSources
    let excess = excessiveNesting(in: file.bytes)
    let tree = parse(file.bytes, upTo: excess)
    return (code(of: file, tree, excess: excess), nameUses(in: tree, of: file))
  #else
    return (CodeFile(file: file.id), [])
  #endif
}

/// Returns the bodies of the types that ``readCode(_:)`` returns for a Swift source, in the same order.
package func readBodies(_ file: SourceFile) -> [CodeBodies.Body] {
  #if SwiftSources
    let excess = excessiveNesting(in: file.bytes)
    return read(file, parse(file.bytes, upTo: excess), excess: excess, readsBodies: true).bodies
  #else
    return []
  #endif
}

#if SwiftSources
  private func code(of file: SourceFile, _ tree: SourceFileSyntax, excess: Int?) -> CodeFile {
    let readsBodies = firstOffset(of: Array("Screenlet".utf8), in: file.bytes) != nil
    let reader = read(file, tree, excess: excess, readsBodies: readsBodies)
    let bodies =
      readsBodies
      ? CodeBodies(reader.bodies)
      : CodeBodies { SwiftSources.readBodies(file) }
    let registers = firstOffset(of: Array("register".utf8), in: file.bytes) != nil
    var code = reader.file
    for type in code.types.indices where code.types[type].kind != .other {
      let typeCode = TypeCode(bodies, type: type)
      code.types[type].code = typeCode
      code.types[type].mayRegisterCells = registers
      for property in code.types[type].properties.indices {
        code.types[type].properties[property].code = PropertyCode(typeCode, property: property)
      }
    }
    markMentionedMembers(of: &code, in: file.bytes)
    return code
  }

  private func read(
    _ file: SourceFile, _ tree: SourceFileSyntax, excess: Int?, readsBodies: Bool
  ) -> CodeReader {
    var reader = CodeReader(CodeText(file), readsBodies: readsBodies)
    reader.read(tree)
    if let excess {
      reader.file.fault = CodeFault("nesting is too deep to be read", at: reader.text.span(excess..<excess))
    } else {
      reader.file.fault = firstFault(in: tree).map { CodeFault($0.message, at: reader.text.span($0.range)) }
    }
    return reader
  }

  /// Marks the actions and outlets that a source mentions besides their declarations.
  private func markMentionedMembers(of code: inout CodeFile, in bytes: [UInt8]) {
    var names: Set<[UInt8]> = []
    for type in code.types where type.kind != .other {
      for method in type.methods where method.isAction { names.insert(Array(method.baseName.utf8)) }
      for property in type.properties where property.isOutlet { names.insert(Array(property.name.utf8)) }
    }
    if names.isEmpty { return }
    let mentioned = identifiersFoundTwice(names, in: bytes)
    let restyled = identifiersFoundTwice(mentioned, in: bytes) { !isOnlyState(at: $0.upperBound, in: bytes) }
    for type in code.types.indices where code.types[type].kind != .other {
      for method in code.types[type].methods.indices where code.types[type].methods[method].isAction {
        code.types[type].methods[method].isMentionedAgain = mentioned.contains(
          Array(code.types[type].methods[method].baseName.utf8))
      }
      for property in code.types[type].properties.indices where code.types[type].properties[property].isOutlet {
        let name = Array(code.types[type].properties[property].name.utf8)
        code.types[type].properties[property].isMentionedAgain = mentioned.contains(name)
        code.types[type].properties[property].mayBeRestyled = restyled.contains(name)
      }
    }
  }

  /// The members of a view that change neither its text nor its colors.
  private let membersOfState = Set(
    [
      "accessibilityIdentifier", "addGestureRecognizer", "addTarget", "alpha", "becomeFirstResponder", "dataSource",
      "delegate", "isEnabled", "isFirstResponder", "isHidden", "isUserInteractionEnabled", "resignFirstResponder",
    ].map { Array($0.utf8)[...] })

  /// Whether a mention of an outlet that ends at an offset only uses its state: `titleLabel?.isHidden`.
  private func isOnlyState(at offset: Int, in bytes: [UInt8]) -> Bool {
    let rest = bytes[offset...].drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
    guard rest.first == UInt8(ascii: ".") else { return false }
    return membersOfState.contains(rest.dropFirst().prefix { $0.isIdentifierByte })
  }

  func parse(_ bytes: [UInt8], upTo end: Int?) -> SourceFileSyntax {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe Parser.parse(
        source: UnsafeBufferPointer(rebasing: $0[..<(end ?? $0.count)]), maximumNestingLevel: NestingLimits.brackets)
    }
  }
#endif
