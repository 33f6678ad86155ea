internal import CLibXML2
internal import Synchronization

/// Owns a libxml2 push parser and frees it. With `LibXMLCallbacks.swift` the only file that sees C.
///
/// libxml2 decides whether a file is well-formed; it builds nothing. Options are exactly NONET, BIG_LINES, NOERROR and
/// NOWARNING: no entity is substituted by libxml2's own means, no DTD is loaded, nothing is fetched, no limit is lifted,
/// and nothing is guessed behind the first fault.
@safe
struct LibXMLParser: ~Copyable {
  private let context: xmlParserCtxtPtr
  /// What the callbacks reach through libxml2's user pointer; kept alive as long as the parser.
  private let state: LibXMLState

  private static let options = CInt(
    XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue)

  /// Sets libxml2 up once per process; catalogs stay off.
  private static let isReady: Bool = {
    xmlInitParser()
    xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
    return true
  }()

  /// A parser that keeps at most so many faults; nil when libxml2 has no memory for one.
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

  /// The fault that ended the parse; its offset counts from the first byte fed.
  var fatal: LibXMLFault? { state.fatal }
  /// Faults that did not.
  var faults: [LibXMLFault] { state.faults }

  /// Offset of the byte that parsing has reached.
  var reached: Int { state.offset }

  /// Parses the next bytes; they should end behind a tag. False when parsing has ended for good.
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

  /// Whether nothing is wrong with a whole file, whatever was parsed before it.
  func accepts(_ bytes: [UInt8]) -> Bool {
    state.clear()
    let code = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { chars in
        // What libxml2 tells the encoding from.
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

  /// Whether so many names are kept of the files before that a new parser is better.
  var isFull: Bool { unsafe xmlDictSize(context.pointee.dict) > 10_000 }

  /// Says that the input is complete.
  func finish() {
    guard !state.isStopped else { return }
    reportSilentFault(unsafe xmlParseChunk(context, nil, 0, 1))
  }

  /// A fatal fault that did not reach the error callback (libxml2 out of memory) still ends the parse.
  private func reportSilentFault(_ code: CInt) {
    guard code != 0, unsafe context.pointee.wellFormed == 0, !state.isStopped else { return }
    state.add(LibXMLFault(code: Int(code), message: "", offset: state.offset), isFatal: true)
  }
}

/// Parsers that are used again for files in which they find nothing: making one takes as long as a small file.
final class SharedParser: Sendable {
  private static let all = (0..<16).map { _ in SharedParser() }
  private let parser = Mutex<LibXMLParser?>(nil)

  /// Whether libxml2 finds nothing wrong with a whole file. False also where no parser is free: then a parser of the
  /// file's own tells what is wrong.
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
