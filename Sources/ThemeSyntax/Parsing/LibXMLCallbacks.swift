internal import CLibXML2

/// An error from libxml2, with the byte offset reached. Codes are its `xmlParserErrors`, which are part of its ABI.
struct LibXMLFault {
  var code: Int
  var message: String
  var offset: Int
}

/// The state that libxml2's callbacks access through their user pointer: the errors found.
@safe
final class LibXMLState {
  /// The parser that uses this state; nil until created.
  var context: xmlParserCtxtPtr?
  private let maxFaults: Int
  private(set) var fatal: LibXMLFault?
  private(set) var faults: [LibXMLFault] = []
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

  /// Removes the errors of the previous file.
  func clear() {
    fatal = nil
    faults.removeAll()
  }

  func add(_ fault: LibXMLFault, isFatal: Bool) {
    guard !isStopped else { return }
    if isFatal { fatal = fault } else if faults.count < maxFaults { faults.append(fault) }
  }

  /// Returns a handler table that only reports errors. Elements are created by the token scan.
  static func makeHandler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.internalSubset = { user, _, _, _ in
      // The scan excludes document type declarations. If it misses one, parsing ends here.
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
