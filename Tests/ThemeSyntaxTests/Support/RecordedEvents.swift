internal import CLibXML2

/// The events of libxml2's SAX2 interface for a document, as elements to compare with the tree.
///
/// Uses the product's push parser with the same options. The only test file that uses C.
struct RecordedEvents {
  struct Attribute: Equatable {
    /// As written, with its prefix.
    var name: [UInt8]
    /// Decoded.
    var value: [UInt8]
  }

  struct Element {
    /// As written, with its prefix.
    var name: [UInt8]
    /// Without namespace declarations.
    var attributes: [Attribute] = []
    /// `xmlns` and `xmlns:…`, without those that libxml2 rejects.
    var declarations: [Attribute] = []
    /// Whether the name has a prefix or is in a namespace.
    var isForeign = false
    var parent: Int?
    /// Character data directly inside.
    var text: [UInt8] = []
    /// The offset of libxml2's position when it reported the element: its tag's `>` or `/>`.
    var tagEnd = 0
    /// Whether libxml2 continued after the start tag.
    var isFollowed = false
    /// Whether some of the text is from a section.
    var hasSection = false
    /// Whether libxml2 reported its end.
    var isEnded = false
  }

  struct Fault: Equatable {
    var code: Int
    var offset: Int
  }

  fileprivate(set) var elements: [Element] = []
  /// The first fatal fault.
  fileprivate(set) var fatal: Fault?
  /// Earlier faults that do not end parsing: those of namespaces.
  fileprivate(set) var others: [Fault] = []

  /// Whether the document is well-formed.
  var isAccepted: Bool { fatal == nil }

  /// Parses bytes that are UTF-8 without NUL.
  /// - Parameters:
  ///   - cuts: the ends of the chunks, in order; empty for a single chunk.
  ///   - isWhole: false if the bytes are only the start of a document, so that its end is not checked.
  init(of bytes: [UInt8], cuts: [Int] = [], isWhole: Bool = true) {
    let recorder = Recorder()
    recorder.run(bytes, cuts: cuts, isWhole: isWhole)
    self = recorder.events
  }

  fileprivate init() {}
}

/// The object that the callbacks access through their user pointer.
@safe
private final class Recorder {
  var events = RecordedEvents()
  private var openElements: [Int] = []
  private var context: xmlParserCtxtPtr?
  /// Whether the last byte of a section was a CR.
  private var wasReturn = false

  func run(_ bytes: [UInt8], cuts: [Int], isWhole: Bool) {
    var handler = unsafe Self.handler()
    let user = unsafe Unmanaged.passUnretained(self).toOpaque()
    guard let context = unsafe xmlCreatePushParserCtxt(&handler, user, nil, 0, nil) else { return }
    defer { unsafe xmlFreeParserCtxt(context) }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    unsafe xmlCtxtUseOptions(context, CInt(options))
    unsafe self.context = context
    var start = 0
    for end in cuts + [bytes.count] where end > start && events.fatal == nil {
      unsafe bytes[start..<end].withUnsafeBytes { chunk in
        _ = unsafe xmlParseChunk(
          context, chunk.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(chunk.count), 0)
      }
      start = end
    }
    if isWhole, events.fatal == nil { unsafe xmlParseChunk(context, nil, 0, 1) }
    unsafe self.context = nil
  }

  private var offset: Int {
    guard let input = unsafe context?.pointee.input, let cur = unsafe input.pointee.cur,
      let base = unsafe input.pointee.base
    else { return 0 }
    return unsafe Int(input.pointee.consumed) + (cur - base)
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> Recorder? {
    unsafe user.map { unsafe Unmanaged<Recorder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.internalSubset = { user, _, _, _ in
      guard let recorder = unsafe Recorder.of(user) else { return }
      recorder.add(code: 61, isFatal: true)
      if let context = unsafe recorder.context { unsafe xmlStopParser(context) }
    }
    unsafe handler.startElementNs = { user, name, prefix, uri, declared, declarations, count, _, attributes in
      guard let recorder = unsafe Recorder.of(user) else { return }
      var element = unsafe RecordedEvents.Element(name: qualified(prefix, name))
      unsafe element.isForeign = prefix != nil || uri != nil
      for index in 0..<Int(declared) {
        unsafe element.declarations.append(declaration(declarations?[index * 2], declarations?[index * 2 + 1]))
      }
      for index in 0..<Int(count) {
        guard let fields = unsafe attributes?.advanced(by: index * 5) else { continue }
        unsafe element.attributes.append(attribute(fields))
      }
      recorder.start(element)
    }
    unsafe handler.endElementNs = { user, _, _, _ in unsafe Recorder.of(user)?.end() }
    unsafe handler.characters = { user, text, count in unsafe Recorder.of(user)?.add(copy(text, count)) }
    // As for other text, so that libxml2 does not guess the purpose of whitespace.
    unsafe handler.ignorableWhitespace = { user, text, count in unsafe Recorder.of(user)?.add(copy(text, count)) }
    unsafe handler.cdataBlock = { user, text, count in unsafe Recorder.of(user)?.addSection(copy(text, count)) }
    unsafe handler.comment = { user, _ in unsafe Recorder.of(user)?.goOn() }
    unsafe handler.processingInstruction = { user, _, _ in unsafe Recorder.of(user)?.goOn() }
    unsafe handler.serror = { user, error in
      guard let recorder = unsafe Recorder.of(user), let error = unsafe error?.pointee,
        unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue
      else { return }
      unsafe recorder.add(code: Int(error.code), isFatal: error.level == XML_ERR_FATAL)
    }
    return unsafe handler
  }
}

extension Recorder {
  private func goOn() {
    if !events.elements.isEmpty { events.elements[events.elements.count - 1].isFollowed = true }
  }

  private func start(_ element: RecordedEvents.Element) {
    goOn()
    var element = element
    element.parent = openElements.last
    element.tagEnd = offset
    openElements.append(events.elements.count)
    events.elements.append(element)
  }

  private func end() {
    goOn()
    if let element = openElements.popLast() { events.elements[element].isEnded = true }
  }

  private func add(_ text: [UInt8]) {
    goOn()
    if let element = openElements.last { events.elements[element].text += text }
  }

  /// Normalizes a section's line ends, which the push parser passes unchanged, against XML 1.0 (2.11). A CR LF may be
  /// split between two calls.
  private func addSection(_ text: [UInt8]) {
    goOn()
    guard let element = openElements.last else { return }
    events.elements[element].hasSection = true
    for byte in text {
      if byte == 0x0A, wasReturn { events.elements[element].text.removeLast() }
      events.elements[element].text.append(byte == 0x0D ? 0x0A : byte)
      wasReturn = byte == 0x0D
    }
  }

  private func add(code: Int, isFatal: Bool) {
    guard events.fatal == nil else { return }
    let fault = RecordedEvents.Fault(code: code, offset: offset)
    if isFatal { events.fatal = fault } else { events.others.append(fault) }
  }
}

private func copy(_ text: UnsafePointer<xmlChar>?, _ count: CInt) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: text, count: Int(count)))
}

private func copy(_ text: UnsafePointer<xmlChar>?) -> [UInt8] {
  guard let text = unsafe text else { return [] }
  var count = 0
  while unsafe text[count] != 0 { count += 1 }
  return unsafe Array(UnsafeBufferPointer(start: text, count: count))
}

private func qualified(_ prefix: UnsafePointer<xmlChar>?, _ name: UnsafePointer<xmlChar>?) -> [UInt8] {
  unsafe prefix == nil ? copy(name) : copy(prefix) + [UInt8(ascii: ":")] + copy(name)
}

private func declaration(_ prefix: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?) -> RecordedEvents.Attribute
{
  let name = unsafe prefix == nil ? Array("xmlns".utf8) : Array("xmlns:".utf8) + copy(prefix)
  return unsafe RecordedEvents.Attribute(name: name, value: withAmpersands(copy(uri)))
}

/// Local name, prefix, URI, start and end of the value.
private func attribute(_ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) -> RecordedEvents.Attribute {
  var value: [UInt8] = []
  if let start = unsafe fields[3], let end = unsafe fields[4] {
    value = unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
  }
  return unsafe RecordedEvents.Attribute(name: qualified(fields[1], fields[0]), value: withAmpersands(value))
}

/// Replaces `&#38;`: without entity replacement, libxml2 passes it for every `&` of a value.
private func withAmpersands(_ value: [UInt8]) -> [UInt8] {
  guard value.contains(UInt8(ascii: "&")) else { return value }
  let written = Array("&#38;".utf8)
  var result: [UInt8] = []
  var index = 0
  while index < value.count {
    result.append(value[index])
    index += value[index...].starts(with: written) ? written.count : 1
  }
  return result
}
