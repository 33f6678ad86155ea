internal import CLibXML2
internal import Synchronization

/// Owns a libxml2 push parser and frees it. Only this file and `LibXMLCallbacks.swift` use C.
///
/// libxml2 only checks whether a file is well-formed. The options are exactly NONET, BIG_LINES, NOERROR and NOWARNING:
/// libxml2 substitutes no entities, loads no DTD, fetches no files, keeps its limits and does not recover after the
/// first error.
@safe
struct LibXMLParser: ~Copyable {
  private let context: xmlParserCtxtPtr
  /// The state that callbacks access through libxml2's user pointer; retained as long as the parser.
  private let state: LibXMLState

  private static let options = CInt(
    XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue)

  /// Initializes libxml2 once per process, with catalogs off.
  private static let isReady: Bool = {
    xmlInitParser()
    xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
    return true
  }()

  /// Creates a parser that keeps at most `maxFaults` errors; nil if libxml2 is out of memory.
  init?(maxFaults: Int) {
    guard Self.isReady else { return nil }
    let state = LibXMLState(maxFaults: maxFaults)
    var handler = unsafe LibXMLState.makeHandler()
    let user = unsafe Unmanaged.passUnretained(state).toOpaque()
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, user, nil, 0, nil) else { return nil }
    unsafe xmlCtxtUseOptions(context, Self.options)
    unsafe state.context = context
    unsafe self.context = context
    self.state = state
  }

  deinit { unsafe xmlFreeParserCtxt(context) }

  /// The error that ended parsing. Its offset counts from the first byte fed.
  var fatal: LibXMLFault? { state.fatal }
  /// Errors that did not end parsing.
  var faults: [LibXMLFault] { state.faults }

  /// Offset of the byte that parsing has reached.
  var reached: Int { state.offset }

  /// Parses the next bytes, which should end after a tag. Returns whether parsing can continue.
  func feed(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard !state.isStopped else { return false }
    let code = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { chars in
        unsafe xmlParseChunk(context, chars.baseAddress, CInt(clamping: chars.count), 0)
      }
    }
    reportSilentFault(code)
    return !state.isStopped
  }

  /// Whether a whole file has no errors, independent of previous files.
  func accepts(_ bytes: [UInt8]) -> Bool {
    state.clear()
    let code = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { chars in
        // libxml2 detects the encoding from these bytes.
        let head = min(4, chars.count)
        guard unsafe xmlCtxtResetPush(context, chars.baseAddress, CInt(head), nil, nil) == 0 else { return CInt(-1) }
        unsafe xmlCtxtUseOptions(context, Self.options)
        let rest = unsafe chars.baseAddress.map { unsafe $0 + head }
        return unsafe xmlParseChunk(context, rest, CInt(clamping: chars.count - head), 1)
      }
    }
    let isWellFormed = unsafe context.pointee.wellFormed == 1
    return code == 0 && isWellFormed && fatal == nil && faults.isEmpty
  }

  /// Whether the parser keeps so many names of previous files that a new parser is better.
  var isFull: Bool { unsafe xmlDictSize(context.pointee.dict) > 10_000 }

  /// Ends the input.
  func finish() {
    guard !state.isStopped else { return }
    reportSilentFault(unsafe xmlParseChunk(context, nil, 0, 1))
  }

  /// Ends parsing after a fatal error that did not reach the error callback (libxml2 out of memory).
  private func reportSilentFault(_ code: CInt) {
    guard code != 0, unsafe context.pointee.wellFormed == 0, !state.isStopped else { return }
    state.add(LibXMLFault(code: Int(code), message: "", offset: state.offset), isFatal: true)
  }
}

/// Parsers that are reused as long as they find no errors. Creating one takes as long as parsing a small file.
final class SharedParser: Sendable {
  private static let all = (0..<16).map { _ in SharedParser() }
  private let parser = Mutex<LibXMLParser?>(nil)

  /// Whether libxml2 finds no errors in a whole file. Also false if no parser is free; a separate parser then reports
  /// the errors.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    for shared in all { if let result = shared.acceptsIfFree(bytes) { return result } }
    return false
  }

  private func acceptsIfFree(_ bytes: [UInt8]) -> Bool? {
    parser.withLockIfAvailable { parser in
      if parser == nil { parser = LibXMLParser(maxFaults: 1) }
      let result = parser?.accepts(bytes) ?? false
      if !result || parser?.isFull != false { parser = nil }
      return result
    }
  }
}
