internal import ThemeSource

/// Writes SARIF 2.1.0 (OASIS Standard, 27 March 2020), with fixes. Columns count UTF-16 units, SARIF's default.
func sarifReport(_ report: DiagnosticReport, sources: inout LocatedSources, options: FormatOptions) -> [UInt8] {
  let diagnostics = report.diagnostics
  let names = fingerprints(of: diagnostics, sources: &sources)
  let rules = Set(diagnostics.map(\.code.rawValue)).sorted()
  var json = JSONWriter(.pretty)
  json.object { json in
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.array { json in
      json.object { json in
        writeTool(rules: rules, options: options, to: &json)
        json.member("columnKind", "utf16CodeUnits")
        json.key("results")
        json.array { json in
          for (diagnostic, fingerprint) in zip(diagnostics, names) {
            writeResult(diagnostic, fingerprint: fingerprint, rules: rules, sources: &sources, to: &json)
          }
        }
      }
    }
  }
  json.newline()
  return json.bytes
}

private func writeTool(rules: [String], options: FormatOptions, to json: inout JSONWriter) {
  let descriptors = Dictionary(options.descriptors.map { ($0.code.rawValue, $0) }) { first, _ in first }
  json.key("tool")
  json.object {
    $0.key("driver")
    $0.object {
      $0.member("name", "themec")
      $0.member("version", options.toolVersion)
      $0.key("rules")
      $0.array { json in
        for rule in rules {
          if let descriptor = descriptors[rule] {
            json.object { writeRule(descriptor, website: options.website, to: &$0) }
          } else {
            json.inlineObject { $0.member("id", rule) }
          }
        }
      }
    }
  }
}

private func writeRule(_ descriptor: DiagnosticDescriptor, website: String?, to json: inout JSONWriter) {
  json.member("id", descriptor.code.rawValue)
  if descriptor.kind == .lint, let page = Website.page(of: descriptor.code, at: website) {
    json.member("helpUri", page)
  }
  let documentation = descriptor.documentation
  for (key, text) in [("shortDescription", documentation.summary), ("fullDescription", documentation.why)]
  where !text.isEmpty {
    json.key(key)
    json.inlineObject { $0.member("text", text) }
  }
  json.key("defaultConfiguration")
  json.inlineObject { $0.member("level", descriptor.severity.rawValue) }
}

private func writeResult(
  _ diagnostic: Diagnostic, fingerprint: String, rules: [String], sources: inout LocatedSources,
  to json: inout JSONWriter
) {
  json.object { json in
    json.member("ruleId", diagnostic.code.rawValue)
    if let index = rules.firstIndex(of: diagnostic.code.rawValue) { json.member("ruleIndex", index) }
    json.member("level", diagnostic.severity.rawValue)
    writeMessage(diagnostic.help.map { "\(diagnostic.message)\nhelp: \($0)" } ?? diagnostic.message, to: &json)
    if let span = diagnostic.span, let file = sources[span.file] {
      json.key("locations")
      json.array { $0.object { writeLocation(file, span.range, to: &$0) } }
    }
    json.key("relatedLocations")
    json.array { json in
      for related in diagnostic.related {
        guard let file = sources[related.span.file] else { continue }
        json.object {
          writeLocation(file, related.span.range, to: &$0)
          writeMessage(related.message, to: &$0)
        }
      }
    }
    json.key("partialFingerprints")
    json.inlineObject { $0.member("themec/v1", fingerprint) }
    let fixes = sources.fixes(of: diagnostic).filter { fix in
      fix.safety != .displayOnly && !fix.edits.isEmpty && fix.edits.allSatisfy { sources[$0.span.file] != nil }
    }
    guard !fixes.isEmpty else { return }
    json.key("fixes")
    json.array { json in
      for fix in fixes { writeFix(fix, sources: &sources, to: &json) }
    }
  }
}

/// Writes a fix, with its edits grouped by file, since each change names one file.
private func writeFix(_ fix: Fix, sources: inout LocatedSources, to json: inout JSONWriter) {
  var files: [FileID] = []
  for edit in fix.edits where !files.contains(edit.span.file) { files.append(edit.span.file) }
  json.object { json in
    json.key("description")
    json.inlineObject { $0.member("text", "\(fix.title) (\(fix.safety.rawValue))") }
    json.key("artifactChanges")
    json.array { json in
      for id in files {
        guard let file = sources[id] else { continue }
        json.object { json in
          writeArtifact(file, to: &json)
          json.key("replacements")
          json.array { json in
            for edit in fix.edits where edit.span.file == id {
              json.object {
                writeRegion(file, edit.span.range, named: "deletedRegion", to: &$0)
                $0.key("insertedContent")
                $0.inlineObject { $0.member("text", edit.replacement) }
              }
            }
          }
        }
      }
    }
  }
}

private func writeMessage(_ text: String, to json: inout JSONWriter) {
  json.key("message")
  json.inlineObject { $0.member("text", text) }
}

private func writeLocation(_ file: LocatedFile, _ range: SourceRange, to json: inout JSONWriter) {
  json.key("physicalLocation")
  json.object {
    writeArtifact(file, to: &$0)
    writeRegion(file, range, named: "region", to: &$0)
  }
}

private func writeArtifact(_ file: LocatedFile, to json: inout JSONWriter) {
  json.key("artifactLocation")
  json.inlineObject { $0.member("uri", uri(file.path)) }
}

private func writeRegion(_ file: LocatedFile, _ range: SourceRange, named name: String, to json: inout JSONWriter) {
  let (start, end) = (file.place(of: range.start), file.place(of: range.end))
  json.key(name)
  json.inlineObject {
    $0.member("startLine", start.line)
    $0.member("startColumn", start.utf16Column)
    $0.member("endLine", end.line)
    $0.member("endColumn", end.utf16Column)
  }
}

/// Returns a path as a URI reference (RFC 3986): absolute paths with the `file` scheme, other characters
/// percent-encoded.
private func uri(_ path: String) -> String {
  var result = path.utf8.first == 0x2F ? "file://" : ""
  let digits = Array("0123456789ABCDEF")
  for byte in path.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
  return result
}
