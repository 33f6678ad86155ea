internal import CLibXML2

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
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    unsafe xmlCtxtUseOptions(context, CInt(options))
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
