/// A compact collection of diagnostics. Each takes about the size of its text; in an array it would take some 600
/// bytes.
///
/// A check of thousands of files keeps its diagnostics until the end, to write them in the order of the paths.
package struct PackedDiagnostics: Sendable {
  /// Concatenated records, in pieces: a growing array takes twice the memory of its contents.
  private var pieces: [[UInt8]] = []
  /// The start of each record: the piece and, in the lower 16 bits, the offset in it.
  private var starts: [UInt64] = []
  /// Codes by number; there are few.
  private var codes: [Diagnostic.Code] = []
  /// Helps and keys by number. Most are repeated often.
  private var texts: [String] = []
  private var textNumbers: [String: Int] = [:]

  /// How many texts are numbered. The records contain the others.
  private static let mostTexts = 256

  /// A longer record gets a separate piece.
  private static let pieceBytes = 1 << 16

  package init() {}

  package init(_ diagnostics: some Sequence<Diagnostic>) { for diagnostic in diagnostics { append(diagnostic) } }

  package mutating func append(_ diagnostic: Diagnostic) {
    var writer = RecordWriter()
    writer.add(number(of: diagnostic.code))
    writer.add(Self.severities.firstIndex(of: diagnostic.severity) ?? 0)
    writer.add(diagnostic.span)
    writer.add(diagnostic.message)
    let subject = diagnostic.subject
    for part in [subject.theme, subject.element, subject.member, subject.declaration] { writer.add(part) }
    add(subject.key, to: &writer)
    add(diagnostic.help, to: &writer)
    writer.add(diagnostic.related.count)
    for related in diagnostic.related {
      writer.add(related.span)
      writer.add(related.message)
    }
    writer.add(diagnostic.fixes.count)
    for fix in diagnostic.fixes { writer.add(fix) }
    append(writer.bytes)
  }

  /// Appends the text's number, or 0 and the text.
  private mutating func add(_ text: String?, to writer: inout RecordWriter) {
    if let text, let number = number(of: text) { return writer.add(number + 1) }
    writer.add(0)
    writer.add(text)
  }

  private mutating func number(of text: String) -> Int? {
    if let number = textNumbers[text] { return number }
    guard texts.count < Self.mostTexts else { return nil }
    textNumbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private func text(_ reader: inout RecordReader) -> String? {
    let number = reader.number()
    return number == 0 ? reader.optionalText() : texts[number - 1]
  }

  private mutating func append(_ record: [UInt8]) {
    if pieces.isEmpty || pieces[pieces.count - 1].count + record.count > Self.pieceBytes {
      pieces.append([])
      // The first piece grows, because most collections are small.
      if pieces.count > 1 { pieces[pieces.count - 1].reserveCapacity(Self.pieceBytes) }
    }
    let last = pieces.count - 1
    starts.append(UInt64(clamping: last) << 16 | UInt64(clamping: pieces[last].count))
    pieces[last] += record
  }

  /// Returns the diagnostics at these positions, in that order.
  package func selecting(_ positions: some Sequence<Int>) -> PackedDiagnostics {
    var result = self
    result.starts = positions.map { starts[$0] }
    return result
  }

  private mutating func number(of code: Diagnostic.Code) -> Int {
    if let known = codes.firstIndex(of: code) { return known }
    codes.append(code)
    return codes.count - 1
  }

  fileprivate static let severities: [Diagnostic.Severity] = [.note, .warning, .error]
}

extension PackedDiagnostics: RandomAccessCollection {
  private func reader(at position: Int) -> RecordReader {
    let start = starts[position]
    return RecordReader(bytes: pieces[Int(start >> 16)], position: Int(start & 0xFFFF))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { starts.count }

  package subscript(position: Int) -> Diagnostic {
    var reader = reader(at: position)
    let code = codes[reader.number()]
    let severity = Self.severities[reader.number()]
    let span = reader.span()
    let message = reader.text()
    var subject = Diagnostic.Subject(
      theme: reader.optionalText(), element: reader.optionalText(), member: reader.optionalText(),
      declaration: reader.optionalText())
    subject.key = text(&reader)
    var diagnostic = Diagnostic(
      code: code, severity: severity, message: message, span: span, subject: subject, help: text(&reader))
    for _ in 0..<reader.number() {
      guard let span = reader.span() else { break }
      diagnostic.related.append(Diagnostic.Related(span, reader.text()))
    }
    for _ in 0..<reader.number() { if let fix = reader.fix() { diagnostic.fixes.append(fix) } }
    return diagnostic
  }

  /// Returns the code and severity of a diagnostic without reading the rest.
  package func kind(at position: Int) -> (code: Diagnostic.Code, severity: Diagnostic.Severity) {
    var reader = reader(at: position)
    return (codes[reader.number()], Self.severities[reader.number()])
  }

  /// The codes and severities of all diagnostics, in order.
  package var kinds: some Collection<(code: Diagnostic.Code, severity: Diagnostic.Severity)> {
    indices.lazy.map { kind(at: $0) }
  }

  /// Returns the location of a diagnostic without reading the rest.
  package func span(at position: Int) -> SourceSpan? {
    var reader = reader(at: position)
    _ = reader.number()
    _ = reader.number()
    return reader.span()
  }
}

/// Appends the fields of a record. Numbers take seven bits per byte, least significant first.
private struct RecordWriter {
  var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends the length plus one and the text, or 0 for nil.
  mutating func add(_ text: String?) {
    guard let text else { return add(0) }
    add(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends the number of the file plus one and the range, or 0 for nil.
  mutating func add(_ span: SourceSpan?) {
    guard let span else { return add(0) }
    add(Int(span.file.rawValue) + 1)
    add(Int(span.range.start))
    add(span.range.count)
  }

  mutating func add(_ fix: Fix) {
    add(fix.title)
    add(Fix.Safety.all.firstIndex(of: fix.safety) ?? 0)
    add(fix.edits.count)
    for edit in fix.edits {
      add(edit.span)
      add(edit.replacement)
    }
  }
}

/// Reads fields in the order in which ``RecordWriter`` wrote them.
private struct RecordReader {
  let bytes: [UInt8]
  var position: Int

  mutating func number() -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = bytes[position]
      position += 1
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: result) }
      shift += 7
    }
  }

  mutating func text() -> String { text(length: number()) }

  mutating func optionalText() -> String? {
    let length = number()
    return length == 0 ? nil : text(length: length - 1)
  }

  private mutating func text(length: Int) -> String {
    defer { position += length }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }

  mutating func span() -> SourceSpan? {
    let file = number()
    if file == 0 { return nil }
    let start = number()
    return SourceSpan(
      file: FileID(rawValue: UInt32(clamping: file - 1)), range: SourceRange(start..<start + number()))
  }

  mutating func fix() -> Fix? {
    let title = text()
    let safety = Fix.Safety.all[number()]
    var fix = Fix(title, safety, [])
    for _ in 0..<number() {
      guard let span = span() else { return nil }
      fix.edits.append(Fix.Edit(span, text()))
    }
    return fix
  }
}

extension Fix.Safety {
  fileprivate static let all: [Fix.Safety] = [.safe, .unsafe, .displayOnly]
}
