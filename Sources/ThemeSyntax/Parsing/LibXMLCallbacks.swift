internal import CLibXML2

/// A fault of libxml2's, with the offset of the byte that it had reached. Codes are its `xmlParserErrors`, which are part
/// of its ABI.
struct LibXMLFault {
  var code: Int
  var message: String
  var offset: Int
}

/// What libxml2's callbacks reach through their user pointer: the faults that it finds.
@safe
final class LibXMLState {
  /// The parser that reports here; nil until it exists.
  var context: xmlParserCtxtPtr?
  private let maxFaults: Int
  private(set) var fatal: LibXMLFault?
  private(set) var faults: [LibXMLFault] = []
  /// Whether nothing more is wanted from libxml2.
  var isStopped: Bool { fatal != nil }

  init(maxFaults: Int) { self.maxFaults = maxFaults }

  /// Offset of the byte that libxml2 has reached, from the first byte fed.
  var offset: Int {
    guard let input = unsafe context?.pointee.input, let cur = unsafe input.pointee.cur,
      let base = unsafe input.pointee.base
    else { return 0 }
    let consumed = unsafe input.pointee.consumed
    return unsafe Int(clamping: consumed) + (cur - base)
  }

  /// Forgets the faults of the file before.
  func clear() {
    fatal = nil
    faults.removeAll()
  }

  func add(_ fault: LibXMLFault, isFatal: Bool) {
    guard !isStopped else { return }
    if isFatal { fatal = fault } else if faults.count < maxFaults { faults.append(fault) }
  }

  /// The handler table. It reports faults and nothing else: elements come from the scan of the tokens.
  static func makeHandler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.internalSubset = { user, _, _, _ in
      // The scan keeps document type declarations away; one that it missed ends the parse all the same.
      guard let state = unsafe LibXMLState.of(user) else { return }
      state.add(LibXMLFault(code: 61, message: "", offset: state.offset), isFatal: true)
      if let context = unsafe state.context { unsafe xmlStopParser(context) }
    }
    unsafe handler.serror = { user, error in
      guard let state = unsafe LibXMLState.of(user), let error = unsafe error?.pointee,
        unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue
      else { return }
      let message = unsafe error.message.map { unsafe String(cString: $0) } ?? ""
      state.add(
        LibXMLFault(code: Int(unsafe error.code), message: message, offset: state.offset),
        isFatal: unsafe error.level == XML_ERR_FATAL)
    }
    return unsafe handler
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> LibXMLState? {
    unsafe user.map { unsafe Unmanaged<LibXMLState>.fromOpaque($0).takeUnretainedValue() }
  }
}
