import ThemeCompiler
import ThemeProject
import ThemeSource

/// A JSON Schema of `.themec.yml`, for editors with a language server for YAML.
func configurationSchema() -> String {
  var json = JSONWriter(.pretty)
  json.object { json in
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", "Configuration of themec (.themec.yml)")
    let keys = ConfigurationReference.keys.map { ($0, $0.path.split(separator: ".").map(String.init)) }
    writeMapping(keys, at: [], to: &json)
    json.key("$defs")
    json.object { json in
      json.key("rules")
      json.object { writeRules(to: &$0) }
    }
  }
  json.newline()
  return String(decoding: json.bytes, as: UTF8.self)
}

private typealias Keys = [(key: ConfigurationReference.Key, path: [String])]

/// Writes the type of a mapping with the keys below a path.
private func writeMapping(_ keys: Keys, at path: [String], to json: inout JSONWriter) {
  json.member("type", "object")
  json.member("additionalProperties", false)
  json.key("properties")
  json.object { json in
    var written: Set<String> = []
    for (key, parts) in keys where parts.starts(with: path) && parts.count > path.count {
      let name = parts[path.count]
      guard written.insert(name).inserted else { continue }
      json.key(name)
      json.object { json in
        let inner = path + [name]
        if parts.count > inner.count { return writeMapping(keys, at: inner, to: &json) }
        json.member("description", key.summary.filter { $0 != "`" })
        writeType(of: key, keys: keys, items: path + [name + "[]"], to: &json)
      }
    }
  }
}

/// Writes the type that the reference states in words.
private func writeType(
  of key: ConfigurationReference.Key, keys: Keys, items: [String], to json: inout JSONWriter
) {
  let type = key.type
  if type.hasPrefix("list of mappings") {
    json.member("type", "array")
    json.key("items")
    json.object { writeMapping(keys, at: items, to: &$0) }
  } else if type.hasPrefix("list of") {
    json.member("type", "array")
    json.key("items")
    json.object { writeText(key.choices, to: &$0) }
  } else if type == "mapping of rules" {
    json.member("$ref", "#/$defs/rules")
  } else if type == "mapping of elements" {
    writeElementClasses(to: &json)
  } else if type.hasPrefix("number") {
    json.member("type", type == "number" ? "integer" : "number")
    json.member("minimum", 0)
  } else {
    writeText(key.choices, to: &json)
  }
}

/// Writes the type of a string, or of a word. YAML reads `on` and `off` as Booleans, and `256` as a number.
private func writeText(_ choices: [String], to json: inout JSONWriter) {
  guard !choices.isEmpty else { return json.member("type", "string") }
  json.key("enum")
  json.inlineArray { json in
    for choice in choices {
      json.value(choice)
      if let number = Int(choice) { json.value(number) }
      if ["on", "off"].contains(choice) { json.value(choice == "on") }
    }
  }
}

private func writeElementClasses(to json: inout JSONWriter) {
  json.member("type", "object")
  json.key("additionalProperties")
  json.object { json in
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.key("properties")
    json.object { json in
      for name in ConfigurationKey.ElementClasses.allCases.map(\.rawValue) {
        json.key(name)
        json.object {
          $0.member("type", "array")
          $0.key("items")
          $0.inlineObject { $0.member("type", "string") }
        }
      }
    }
  }
}

/// Writes the type of the settings of rules: a severity, or a mapping with a severity and options.
private func writeRules(to json: inout JSONWriter) {
  func writeSeverity(_ json: inout JSONWriter) { writeText(["error", "warning", "note", "off"], to: &json) }
  json.member("type", "object")
  json.member("additionalProperties", false)
  json.key("properties")
  json.object { json in
    for rule in ConfigurationVocabulary.themec.rules where !rule.isFixed {
      json.key(rule.code)
      json.object { json in
        json.key("oneOf")
        json.array { json in
          json.object { writeSeverity(&$0) }
          json.object { json in
            json.member("type", "object")
            json.member("additionalProperties", false)
            json.key("properties")
            json.object { json in
              json.key("severity")
              json.object { writeSeverity(&$0) }
              for option in rule.options {
                json.key(option)
                json.inlineObject {
                  $0.member("type", "number")
                  $0.member("minimum", 0)
                }
              }
            }
          }
        }
      }
    }
  }
}
