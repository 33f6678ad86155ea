/// A dictionary of attributes, read from any format: values that are no attributes are passed over.
struct AttributeDictionary: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var values: [String: AttributeValue] = [:]

  /// The keys of other values: null, dates, data, arrays and dictionaries.
  var others: Set<String> = []

  init(_ values: [String: AttributeValue]) { self.values = values }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      if let value = try? container.decode(AttributeValue.self, forKey: key) {
        values[key.stringValue] = value
      } else {
        others.insert(key.stringValue)
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (key, value) in values { try container.encode(value, forKey: Key(stringValue: key)) }
  }
}
