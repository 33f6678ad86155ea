internal import LintRules
package import ThemeSource

extension DiagnosticDescriptor {
  /// The severity as text: "warning", or "off" followed by the severity if enabled.
  package var levelWords: String { isOnByDefault ? severity.rawValue : "off (\(severity.rawValue) if enabled)" }

  /// The effect of the fix, and the option that applies it.
  package var fixWords: String {
    guard let fix = documentation.fix else { return "none" }
    switch fix.safety {
    case .safe: return "\(fix.summary) Safe: applied by 'themec lint --fix'."
    case .unsafe: return "\(fix.summary) May change the meaning: applied by 'themec lint --fix --unsafe-fixes'."
    case .displayOnly: return "\(fix.summary) Suggested only."
    }
  }

  /// The output of `themec rule NAME`, as plain text.
  package var page: String {
    if kind == .notice {
      return
        "\(code)\n  \(documentation.summary)\n\nThis diagnostic is not a lint rule and cannot be disabled.\n"
    }
    var text = "\(code)\n  \(documentation.summary)\n\nWhy\n  \(documentation.why)\n\nSeverity\n  \(levelWords)\n"
    if !options.isEmpty {
      text += "\nOptions\n"
      for option in options { text += "  \(option.name): \(shortNumber(option.value))  \(option.summary)\n" }
    }
    for shown in shownExamples {
      text += "\n\(shown.title)\n"
      for file in shown.files {
        if shown.isNamed { text += "  \(file.name)\(file.isRepeated ? ", as above" : "")\n" }
        if file.isRepeated { continue }
        text += file.text.split(separator: "\n").map { "    \($0)\n" }.joined()
      }
    }
    text += "\nFix\n  \(fixWords)\n"
    return text + "\nTo suppress it\n\(suppressionWords)"
  }

  private var suppressionWords: String {
    let off = "{\(code): {severity: off}}"
    // Only documents have suppressions.
    let here =
      switch code.group {
      case "code": "lint: {paths: [{glob: Sources/Example.swift, rules: \(off)}]} in .themec.yml"
      case "strings": "lint: {paths: [{glob: de.lproj/Example.strings, rules: \(off)}]} in .themec.yml"
      default: "lint:ignore=\"\(code)\" on an element, or <!-- themec:ignore-file \(code) -->"
      }
    return "  here:       \(here)\n  everywhere: lint: {rules: \(off)} in .themec.yml\n"
  }

  private typealias ShownFile = (name: String, text: String, isRepeated: Bool)

  /// The examples of both kinds; a repeated file is printed once.
  private var shownExamples: [(title: String, isNamed: Bool, files: [ShownFile])] {
    var known: Set<String> = []
    let examples = documentation.flagged.map { ("Reported", $0) } + documentation.accepted.map { ("Accepted", $0) }
    return examples.map { title, example in
      let files = example.files.map { file in
        ShownFile(file.name, file.shownExcerpt, !known.insert(file.name + "\n" + file.text).inserted)
      }
      return (title, example.files.count > 1, files)
    }
  }

  /// The section of the rule reference, as Markdown with a third-level heading.
  package var markdown: String {
    var text = "### \(code)\n\n\(documentation.summary). \(documentation.why)\n\n"
    text += "- Severity: \(levelWords)\n- Fix: \(fixWords)\n"
    for option in options {
      text += "- Option `\(option.name)`, default \(shortNumber(option.value)): \(option.summary)\n"
    }
    for shown in shownExamples {
      text += "\n\(shown.title):\n"
      for file in shown.files {
        if shown.isNamed { text += "\n`\(file.name)`\(file.isRepeated ? " as above" : "")\n" }
        if !file.isRepeated { text += "\n```\(language(of: file.name))\n\(file.text.trimmedEnd)\n```\n" }
      }
    }
    return text + "\n"
  }

  /// All sections, with a second-level heading for each group.
  package static func markdown(of entries: [DiagnosticDescriptor]) -> String {
    var text = ""
    var group: Substring = ""
    for entry in entries {
      if entry.code.group != group {
        group = entry.code.group
        text += "## \(groupTitle(group))\n\n"
      }
      text += entry.markdown
    }
    return text
  }

  /// The title of a group of rules.
  package static func groupTitle(_ group: Substring) -> String {
    switch group {
    case "a11y": "Accessibility"
    case "api": "Frameworks"
    case "assets": "Assets"
    case "code": "Names in code"
    case "ib": "Interface Builder"
    case "layout": "Layout"
    case "lint": "Suppressions and baselines"
    case "model": "ViewModels"
    case "naming": "Names"
    case "project": "Projects"
    case "storyboard": "Storyboards"
    case "strings": "Translations"
    case "style": "Style"
    case "swift": "Swift"
    case "syntax": "Syntax"
    case "text": "Text"
    case "theme": "Inheritance and resources"
    default: String(group)
    }
  }

  /// Writes the descriptor as an object, for `themec rules --format json`.
  /// - Parameter profiles: The names of the profiles that enable the rule.
  package func write(to writer: inout JSONWriter, profiles: [String] = []) {
    writer.object {
      $0.member("code", code.rawValue)
      $0.member("severity", severity.rawValue)
      $0.member("default", isOnByDefault ? severity.rawValue : "off")
      if !profiles.isEmpty {
        $0.key("profiles")
        $0.array { list in for profile in profiles { list.value(profile) } }
      }
      $0.member("summary", documentation.summary)
      $0.member("why", documentation.why)
      if let fix = documentation.fix {
        $0.key("fix")
        $0.object { object in
          object.member("safety", fix.safety.rawValue)
          object.member("summary", fix.summary)
        }
      }
      if !options.isEmpty {
        $0.key("options")
        $0.array { list in
          for option in options {
            list.object { object in
              object.member("name", option.name)
              object.member("default", option.value)
              object.member("summary", option.summary)
            }
          }
        }
      }
      for (name, examples) in [("flagged", documentation.flagged), ("accepted", documentation.accepted)] {
        $0.key(name)
        $0.array { list in for example in examples { example.write(to: &list) } }
      }
    }
  }
}

extension DiagnosticExample {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.array { list in
      for file in files {
        list.object {
          $0.member("name", file.name)
          $0.member("text", file.text)
        }
      }
    }
  }
}

extension DiagnosticExample.File {
  /// The excerpt with invisible characters escaped.
  fileprivate var shownExcerpt: String {
    var text = ""
    for scalar in excerpt.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n", .format:
        text += "[U+\(String(scalar.value, radix: 16, uppercase: true))]"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension String {
  fileprivate var trimmedEnd: Substring {
    var result = self[...]
    while result.last == "\n" { result.removeLast() }
    return result
  }
}

/// A number, without a fraction if it is an integer.
private func shortNumber(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

/// The language of a file, as an info string of fenced code.
private func language(of name: String) -> String { name.hasSuffix(".swift") ? "swift" : "xml" }
