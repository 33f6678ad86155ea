package import ThemeSource

/// A code that a run can print and that is no rule: it is about the run or the project, so that no theme's severity can be set
/// for it.
package struct Notice: Sendable {
  package var code: Diagnostic.Code
  /// One sentence.
  package var summary: String

  /// The page that `themec rule` prints.
  package var page: String {
    "\(code.rawValue)\n\n\(summary)\n\nIt is about the run, not about a theme: it cannot be turned off or ignored.\n"
  }
}

/// Every code that is no rule, sorted.
package let notices: [Notice] = [
  Notice(code: "config/alias", summary: "The configuration uses an anchor or an alias, which are not read."),
  Notice(code: "config/bad-value", summary: "The configuration gives a key a value that it cannot have."),
  Notice(code: "config/control-character", summary: "The configuration has a control character."),
  Notice(code: "config/duplicate-key", summary: "The configuration gives a key twice."),
  Notice(code: "config/encoding", summary: "The configuration is not UTF-8."),
  Notice(code: "config/extends-cycle", summary: "Configurations extend each other in a circle, or too many of them."),
  Notice(code: "config/missing-key", summary: "An entry of the configuration lacks a key."),
  Notice(code: "config/no-effect", summary: "The configuration gives a key that has no effect in this version."),
  Notice(code: "config/unknown-key", summary: "The configuration has a key that is not known."),
  Notice(code: "config/wrong-type", summary: "The configuration gives a key a value of another type."),
  Notice(code: "config/yaml", summary: "The configuration is not YAML."),
  Notice(code: "convert/comments-left-out", summary: "A converted file has no comments."),
  Notice(code: "convert/no-parent", summary: "A theme is to become an overlay and has no parent."),
  Notice(code: "convert/not-an-overlay", summary: "A theme is to be made whole and is no overlay."),
  Notice(code: "convert/variants-left-out", summary: "Colours have dark variants, which a XIB does not hold."),
  Notice(code: "generate/bad-name", summary: "The theme has a name that Swift cannot have."),
  Notice(code: "generate/name-clash", summary: "Two members of the generated class would have one name."),
  Notice(code: "generate/no-initial-value", summary: "A property of the generated class has no value to begin with."),
  Notice(code: "generate/no-view-class", summary: "The file is no theme, so no View class belongs to it."),
  Notice(code: "generate/not-swift", summary: "What was generated is not Swift."),
  Notice(code: "io/unreadable", summary: "A file or folder could not be read: the message says why."),
  Notice(code: "merge/conflict", summary: "Both sides of a merge changed the same value."),
  Notice(code: "merge/unreadable", summary: "A file to merge holds nothing that could be read."),
  Notice(code: "merge/unresolved", summary: "A file to merge has conflicts of an earlier merge still."),
  Notice(code: "project/no-swift", summary: "This build cannot read Swift sources."),
  Notice(code: "project/several-scenes", summary: "One scene of a storyboard is compiled, and there are others."),
  Notice(code: "project/unknown-element", summary: "A name on the command line is that of no view."),
  Notice(code: "project/unknown-screenlet", summary: "A name on the command line is that of no Screenlet."),
  Notice(code: "strings/duplicate-key", summary: "A '.strings' file has a key twice."),
  Notice(code: "strings/inline-code", summary: "A translation has a code that stands for nothing in the theme."),
  Notice(code: "strings/other-file", summary: "The translations of an '.xliff' file are of another theme."),
  Notice(code: "strings/syntax", summary: "A '.strings' file could not be read."),
  Notice(code: "strings/unknown-key", summary: "A '.strings' file has a key of no text of the theme."),
  Notice(code: "strings/untranslated", summary: "Texts of an '.xliff' file have no translation yet."),
  Notice(code: "syntax/more-findings", summary: "A file has more findings than are shown."),
]
