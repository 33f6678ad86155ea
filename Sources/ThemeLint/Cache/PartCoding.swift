internal import CodeModel
internal import ThemeDatabase
package import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LintParts {
  /// The parts as bytes.
  package var bytes: [UInt8] {
    var writer = CacheWriter()
    writer.add(families.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, entry in
      writer.add(entry.key.rawValue)
      writer.add(entry.value)
    }
    writer.add(project == nil ? 0 : 1)
    if let project { writer.add(project) }
    writer.add(answers.map { (CacheWriter.bytes(of: $0), $1) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }) {
      writer, answer in
      writer.add(answer.0)
      writer.add(answer.1.text)
      writer.add(answer.1.reads)
    }
    writer.add(superclassReads)
    writer.add(faults.sorted { $0.key < $1.key }) { writer, fault in
      writer.add(fault.key)
      writer.add(fault.value.message)
      writer.add(fault.value.span)
    }
    writer.add(editedSources) { $0.add($1) }
    return writer.bytes
  }

  /// Reads the parts from bytes.
  package init(_ bytes: [UInt8]) throws(CacheReader.Malformed) {
    var reader = CacheReader(bytes, from: 0)
    for _ in 0..<(try reader.count()) {
      let number = try reader.number()
      take(Array(try reader.slice()), of: FileFamily(rawValue: number))
    }
    if try reader.number() == 1 { project = try reader.sharedDiagnostics() }
    for _ in 0..<(try reader.count()) {
      var key = CacheReader(Array(try reader.slice()), from: 0)
      answers[try key.codeQuestion()] = CodeAnswer(try reader.optionalText(), reads: try reader.codeReads())
    }
    superclassReads = try reader.codeReads()
    for _ in 0..<(try reader.count()) {
      faults[Int(try reader.id())] = CodeFault(try reader.text(), at: try reader.span())
    }
    editedSources = try reader.array { reader throws(CacheReader.Malformed) in try reader.editedSource() }
  }
}

extension LintParts.Family {
  var bytes: [UInt8] {
    var writer = CacheWriter()
    writer.add(self)
    return writer.bytes
  }

  init(_ bytes: [UInt8]) throws(CacheReader.Malformed) {
    var reader = CacheReader(bytes, from: 0)
    self = try reader.familyPart()
  }
}

extension CacheWriter {
  fileprivate mutating func add(_ part: LintParts.Family) {
    add(part.files)
    add(Array(part.found.diagnostics)) { $0.add($1) }
    add(part.found.checkedPaths) { $0.add($1) }
    add(part.found.used.sorted { $0.key < $1.key }) { writer, entry in
      writer.add(entry.key.index)
      writer.add(entry.value.sorted()) { writer, resource in
        writer.add(resource.kind.rawValue)
        writer.add(resource.name)
      }
    }
    add(part.found.lost.sorted()) { $0.add($1.index) }
    for notes in [part.found.uncompared, part.found.unchecked] {
      add(notes) { writer, note in
        writer.add(note.theme)
        writer.add(note.lacks)
        writer.add(note.span)
      }
    }
    add(part.found.hasFallback ? 1 : 0)
    add(part.inputs.families.map(\.rawValue).sorted()) { $0.add($1) }
    add(part.inputs.storyboards.sorted()) { $0.add($1) }
    add(part.inputs.usesAllDocuments ? 1 : 0)
    add(part.inputs.code)
    add(part.outlines.sorted { $0.key < $1.key }) { writer, entry in
      writer.add(entry.key)
      writer.add(entry.value.rawValue)
    }
  }

  fileprivate mutating func add(_ shared: SharedDiagnostics) {
    add(shared.files)
    add(shared.diagnostics) { $0.add($1) }
    add(shared.checkedSources) { $0.add($1) }
    add(shared.readsAllText ? 1 : 0)
    add(shared.code)
  }

  fileprivate mutating func add(_ reads: CodeReads) {
    add(reads.files.sorted()) { $0.add($1) }
    add(reads.names.sorted()) { $0.add($1) }
    add(reads.words.sorted()) { $0.add($1) }
    add(reads.questions.map { Self.bytes(of: $0) }.sorted { $0.lexicographicallyPrecedes($1) }) { $0.add($1) }
    for flag in [reads.usesAllNames, reads.usesAllSuperclasses, reads.usesAllText] { add(flag ? 1 : 0) }
  }

  fileprivate static func bytes(of question: CodeQuestion) -> [UInt8] {
    var writer = CacheWriter()
    switch question {
    case .aliases: writer.add(0)
    case .superclass(let name, let module):
      writer.add(1)
      writer.add(name)
      writer.add(module)
    }
    return writer.bytes
  }
}

extension CacheReader {
  fileprivate mutating func familyPart() throws(Malformed) -> LintParts.Family {
    let files = try partFiles()
    var found = FamilyDiagnostics()
    for _ in 0..<(try count()) { found.diagnostics.append(try diagnostic()) }
    found.checkedPaths = try array { reader throws(Malformed) in try reader.text() }
    for _ in 0..<(try count()) {
      let set = ThemeSetID(Int(try id()))
      found.used[set] = Set(
        try array { reader throws(Malformed) in
          guard let kind = ResourceName.Kind(rawValue: try reader.text()) else { throw Malformed() }
          return ResourceName(kind, try reader.text())
        })
    }
    found.lost = Set(try array { reader throws(Malformed) in ThemeSetID(Int(try reader.id())) })
    found.uncompared = try notes()
    found.unchecked = try notes()
    found.hasFallback = try number() == 1
    var inputs = LintParts.Inputs()
    inputs.families = Set(try array { reader throws(Malformed) in FileFamily(rawValue: try reader.number()) })
    inputs.storyboards = Set(try array { reader throws(Malformed) in try reader.text() })
    inputs.usesAllDocuments = try number() == 1
    inputs.code = try codeReads()
    var part = LintParts.Family(found: found, files: files, inputs: inputs)
    for _ in 0..<(try count()) { part.outlines[try text()] = ContentHash(rawValue: try number()) }
    return part
  }

  private mutating func notes() throws(Malformed) -> [NotedThemes.Note] {
    try array { reader throws(Malformed) in
      NotedThemes.Note(theme: try reader.text(), lacks: try reader.text(), span: try reader.span())
    }
  }

  fileprivate mutating func sharedDiagnostics() throws(Malformed) -> SharedDiagnostics {
    var shared = SharedDiagnostics()
    shared.files = try partFiles()
    shared.diagnostics = try array { reader throws(Malformed) in try reader.diagnostic() }
    shared.checkedSources = try array { reader throws(Malformed) in try reader.text() }
    shared.readsAllText = try number() == 1
    shared.code = try codeReads()
    return shared
  }

  fileprivate mutating func codeReads() throws(Malformed) -> CodeReads {
    var reads = CodeReads()
    reads.files = Set(try array { reader throws(Malformed) in Int(try reader.id()) })
    reads.names = Set(try array { reader throws(Malformed) in try reader.text() })
    reads.words = Set(try array { reader throws(Malformed) in try reader.number() })
    reads.questions = Set(
      try array { reader throws(Malformed) in
        var key = CacheReader(Array(try reader.slice()), from: 0)
        return try key.codeQuestion()
      })
    reads.usesAllNames = try number() == 1
    reads.usesAllSuperclasses = try number() == 1
    reads.usesAllText = try number() == 1
    return reads
  }

  fileprivate mutating func codeQuestion() throws(Malformed) -> CodeQuestion {
    try number() == 0 ? .aliases : .superclass(of: try text(), in: try optionalText())
  }
}
