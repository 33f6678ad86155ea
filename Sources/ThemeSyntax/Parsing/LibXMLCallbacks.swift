internal import CLibXML2

/// What libxml2's callbacks reach through their user pointer: hands each event on as Swift values.
@safe
final class LibXMLState {
  let builder: DocumentBuilder
  /// The parser that reports here; nil until it exists.
  var context: xmlParserCtxtPtr?
  /// Element and attribute names by the address at which libxml2's dictionary keeps them: each is decoded once.
  private var names: [UnsafePointer<xmlChar>: DocumentBuilder.Name] = unsafe [:]

  init(builder: DocumentBuilder) { self.builder = builder }

  /// Offset in the bytes that the builder's file was given, from the first byte fed.
  var offset: Int {
    guard let input = unsafe context?.pointee.input, let cur = unsafe input.pointee.cur,
      let base = unsafe input.pointee.base
    else { return 0 }
    let consumed = unsafe input.pointee.consumed
    return unsafe Int(clamping: consumed) + (cur - base)
  }

  /// The handler table; events that a theme has no use for stay nil.
  static func makeHandler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.internalSubset = { user, _, _, _ in
      guard let state = unsafe LibXMLState.of(user) else { return }
      state.builder.sawDocumentType(at: state.offset)
      state.stopIfAsked()
    }
    unsafe handler.startElementNs = { user, name, prefix, uri, _, _, count, _, attributes in
      guard let state = unsafe LibXMLState.of(user), let name = unsafe name else { return }
      unsafe state.startElement(name, prefix: prefix, uri: uri, attributes: attributes, count: Int(count))
      state.stopIfAsked()
    }
    unsafe handler.endElementNs = { user, _, _, _ in
      guard let state = unsafe LibXMLState.of(user), !state.builder.isStopped else { return }
      state.builder.endElement()
    }
    unsafe handler.characters = { user, text, count in unsafe LibXMLState.characters(user, text, count) }
    unsafe handler.cdataBlock = { user, text, count in unsafe LibXMLState.characters(user, text, count) }
    unsafe handler.ignorableWhitespace = { user, text, count in unsafe LibXMLState.characters(user, text, count) }
    unsafe handler.serror = { user, error in
      guard let state = unsafe LibXMLState.of(user), let error = unsafe error?.pointee,
        unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue
      else { return }
      let message = unsafe error.message.map { unsafe String(cString: $0) } ?? ""
      unsafe state.builder.fault(
        code: Int(error.code), message: message, at: state.offset, isFatal: error.level == XML_ERR_FATAL)
    }
    return unsafe handler
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> LibXMLState? {
    unsafe user.map { unsafe Unmanaged<LibXMLState>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func characters(_ user: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ count: CInt) {
    guard let state = unsafe of(user), !state.builder.isStopped else { return }
    state.builder.characters(unsafe UnsafeBufferPointer(start: text, count: max(0, Int(count))).span)
    state.stopIfAsked()
  }

  private func stopIfAsked() {
    if builder.isStopped, let context = unsafe context { unsafe xmlStopParser(context) }
  }

  private func startElement(
    _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, uri: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    guard !builder.isStopped else { return }
    builder.startElement(
      unsafe decode(name), prefix: unsafe prefix.map { unsafe decode($0) }, hasNamespace: unsafe uri != nil)
    guard let attributes = unsafe attributes else { return builder.endAttributes() }
    for index in 0..<max(0, count) where !builder.isStopped {
      // Five pointers each: local name, prefix, namespace, and the value's begin and end.
      guard let name = unsafe attributes[index * 5], let begin = unsafe attributes[index * 5 + 3],
        let end = unsafe attributes[index * 5 + 4]
      else { continue }
      builder.attribute(
        unsafe decode(name), prefix: unsafe attributes[index * 5 + 1].map { unsafe decode($0) },
        hasNamespace: unsafe attributes[index * 5 + 2] != nil,
        value: unsafe UnsafeBufferPointer(start: begin, count: max(0, end - begin)).span)
    }
    builder.endAttributes()
  }

  private func decode(_ pointer: UnsafePointer<xmlChar>) -> DocumentBuilder.Name {
    if let known = unsafe names[pointer] { return known }
    let name = builder.makeName(unsafe String(cString: pointer))
    unsafe names[pointer] = name
    return name
  }
}
