package import ThemeSource

/// What a rule is about: read by `themec rule`, the reference and the tests, which run both examples.
package struct RuleDocumentation: Sendable {
  /// What a rule's fixes do, and how far they can be trusted.
  package struct FixNote: Sendable {
    package var safety: Fix.Safety
    /// "Removes …", a sentence.
    package var summary: String

    /// A fix that keeps the theme's meaning: `--fix` applies it.
    package static func safe(_ summary: String) -> FixNote { FixNote(safety: .safe, summary: summary) }
    /// A fix that may change what is meant: `--unsafe-fixes` applies it.
    package static func unsafe(_ summary: String) -> FixNote { FixNote(safety: .unsafe, summary: summary) }
  }

  /// "Finds …", one sentence.
  package var summary: String
  /// Why it matters, one or two sentences.
  package var why: String
  /// Nil where a person has to decide.
  package var fix: FixNote?
  /// Themes that the rule reports; at least one.
  package var flagged: [RuleExample]
  /// The same, mended.
  package var accepted: [RuleExample]

  package init(
    summary: String, why: String, fix: FixNote? = nil, flagged: [RuleExample] = [], accepted: [RuleExample] = []
  ) {
    self.summary = summary
    self.why = why
    self.fix = fix
    self.flagged = flagged
    self.accepted = accepted
  }
}

/// Files that show what a rule reports, or what it does not.
///
/// Each top-level folder that they name is a folder of the theme path, in order of appearance; files below `Schemas`
/// are descriptors. Without folders, all are in one.
package struct RuleExample: Sendable {
  package struct File: Sendable {
    /// Path below the example's own folder.
    package var name: String
    package var text: String
    /// The part of the text that readers need to see.
    package var excerpt: String

    /// A file that is shown whole.
    package static func whole(_ name: String, _ text: String) -> File { File(name: name, text: text, excerpt: text) }

    /// A document of which only the objects are shown.
    package static func objects(
      _ name: String, _ objects: String, document attributes: String = #"useAutolayout="YES""#
    ) -> File {
      File(
        name: name, text: document(attributes, body: "<objects>\n\(indented(objects))\n</objects>"), excerpt: objects)
    }

    /// A theme with its header, shown from the header on.
    package static func theme(_ name: String, _ header: String, _ objects: String) -> File {
      let body = "\(header)\n<objects>\n\(indented(objects))\n</objects>"
      return File(name: name, text: document(#"useAutolayout="YES""#, body: body), excerpt: body)
    }

    private static func document(_ attributes: String, body: String) -> String {
      let attributes = attributes.isEmpty ? "" : " " + attributes
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\(attributes)>
        \(indented(body))
        </document>

        """
    }

    private static func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
    }
  }

  /// An example's file of this name is the baseline of its run.
  package static let baselineName = "baseline.txt"

  package var files: [File]

  package static func files(_ files: File...) -> RuleExample { RuleExample(files: files) }

  /// One part with these objects, in a document that uses Auto Layout.
  package static func objects(
    _ objects: String, document attributes: String = #"useAutolayout="YES""#
  ) -> RuleExample {
    .files(.objects("ExampleCell.xib", objects, document: attributes))
  }
}
