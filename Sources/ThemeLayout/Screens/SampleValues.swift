/// Plausible values for previews: chosen by the words in a name, or else by the type.
///
/// Texts are in sets of three people or things, so that rows of a list differ and the values of a row belong together.
enum SampleValues {
  /// A value for an attribute, or for a path in it, such as `comment.userName`.
  ///
  /// - Parameter row: the row's number, from 0.
  static func value(of name: String, type: String, row: Int) -> ViewModelValues.Value? {
    let words = words(of: name)
    let last = name.split(separator: ".").last.map { self.words(of: String($0)) } ?? words
    var type = Substring(type.filter { $0 != " " })
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    switch type {
    case "Bool": return .bool(!words.contains { falseWords.contains($0) } && row.isMultiple(of: 2))
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSNumber":
      return .number(choice(integers.first { rule in words.contains { rule.words.contains($0) } }?.values, row) ?? 3)
    case "Double", "Float", "CGFloat", "Decimal", "TimeInterval":
      return .number(choice(fractions.first { rule in words.contains { rule.words.contains($0) } }?.values, row) ?? 0.6)
    case "Date", "NSDate":
      return text(of: words.contains("time") ? ["time"] : ["date"], last: [], row).map { .text($0) }
    case "URL", "NSURL": return text(of: ["url"], last: [], row).map { .text($0) }
    case _ where type.hasPrefix("["): return .list(people)
    default: break
    }
    // For an app-specific type, the format in which code shows a number is unknown.
    if type.isEmpty, last.contains(where: { counts.contains($0) }) { return nil }
    if let text = text(of: words, last: last, row) { return .text(text) }
    switch type {
    case "String", "NSString", "NSAttributedString", "AttributedString", "Comment": return .text("Lorem ipsum")
    default: return nil
    }
  }

  /// A text for a view by the name of its outlet, such as `priceLabel`; nil if the name does not describe the content.
  static func text(ofOutlet name: String, row: Int) -> ViewModelValues.Value? {
    let words = words(of: name).filter { !classWords.contains($0) }
    return text(of: words, last: words, row).map { .text($0) }
  }

  /// Words in the names of outlets that describe the kind of view.
  private static let classWords: Set<String> = [
    "label", "field", "text", "view", "lbl", "txt", "button", "btn", "cell", "control", "input", "value",
  ]
  private static let counts: Set<String> = ["count", "number", "quantity", "total", "rating", "score"]
  private static let falseWords: Set<String> = [
    "empty", "hidden", "hide", "error", "failed", "disabled", "disable", "loading", "deleted",
  ]

  /// - Parameter last: the words of the last name of a path: groups of several words count only there.
  private static func text(of words: [String], last: [String], _ row: Int) -> String? {
    let (all, own) = (Set(words), Set(last))
    let rule = texts.first { rule in
      rule.words.contains { $0.count > 1 ? $0.allSatisfy(own.contains) : $0.allSatisfy(all.contains) }
    }
    return choice(rule?.texts, row)
  }

  private static func choice<Value>(_ values: [Value]?, _ row: Int) -> Value? {
    guard let values, !values.isEmpty, row >= 0 else { return nil }
    return values[row % values.count]
  }

  /// The words of an identifier in lower case: `user`, `avatar` and `url` of `user.avatarURL`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name.unicodeScalars)
    for (index, letter) in letters.enumerated() {
      guard letter.properties.isAlphabetic else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isUpper = letter.properties.isUppercase
      let follows = index > 0 && letters[index - 1].properties.isLowercase
      let leads = index > 0 && index + 1 < letters.count && letters[index + 1].properties.isLowercase
      if isUpper, follows || leads, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += letter.properties.lowercaseMapping
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

// MARK: Tables

extension SampleValues {
  private static let people = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson"]

  private static let integers: [(words: Set<String>, values: [Double])] = [
    (["year"], [2026, 2025, 2024]), (["age"], [36, 42, 29]), (["rating", "stars", "score", "rank"], [4, 5, 3]),
    (["percent", "percentage", "progress"], [60, 85, 20]), (["price", "cost", "amount", "total"], [24, 9, 120]),
    (["count", "number", "quantity", "likes", "unread", "badge", "comments", "followers"], [3, 12, 7]),
    (["index", "page", "position", "selected"], [0, 1, 2]), (["id", "identifier"], [1042, 1043, 1044]),
  ]

  private static let fractions: [(words: Set<String>, values: [Double])] = [
    (["price", "cost", "amount", "total", "balance"], [24.9, 9.5, 120]),
    (["rating", "score", "stars"], [4.5, 5, 3.5]),
    (["latitude"], [51.5072, 40.7128, 37.7749]), (["longitude"], [-0.1276, -74.006, -122.4194]),
    (["percent", "percentage"], [60, 85, 20]), (["width", "height", "size", "radius"], [8, 12, 16]),
    (["duration", "seconds", "interval"], [205, 62, 1290]),
  ]

  /// The first rule applies that has a group of words which are all in the name; specific rules precede general ones.
  private static let texts: [(words: [[String]], texts: [String])] = [
    ([["email"], ["mail"]], ["ada@example.com", "grace@example.com", "katherine@example.com"]),
    ([["pin"], ["passcode"]], ["1234"]),
    ([["password"], ["passphrase"], ["secret"]], ["password"]),
    // 555-01xx is reserved for fiction.
    (
      [["phone"], ["telephone"], ["mobile"], ["tel"], ["fax"]],
      ["+1 202-555-0143", "+1 202-555-0178", "+1 202-555-0116"]
    ),
    (
      [["url"], ["link"], ["website"], ["homepage"], ["web"]],
      ["https://www.example.com", "https://www.example.org", "https://www.example.net"]
    ),
    ([["file"], ["filename"], ["attachment"]], ["Notes.pdf", "Diagram.png", "Table.csv"]),
    ([["first", "name"], ["given"], ["firstname"]], ["Ada", "Grace", "Katherine"]),
    ([["middle", "name"], ["middlename"]], ["King", "Brewster", "Coleman"]),
    ([["last", "name"], ["family"], ["surname"], ["lastname"]], ["Lovelace", "Hopper", "Johnson"]),
    (
      [["user", "name"], ["username"], ["screen", "name"], ["nick"], ["nickname"], ["login"], ["handle"]],
      ["ada", "grace", "katherine"]
    ),
    ([["job"], ["role"], ["profession"], ["occupation"]], ["Mathematician", "Rear Admiral", "Physicist"]),
    (
      [["company"], ["organization"], ["organisation"], ["employer"]],
      ["Analytical Engines", "Harbor Systems", "Orbit Computing"]
    ),
    ([["street"], ["address"]], ["12 St James’s Square", "5 Harbor Street", "100 Orbit Avenue"]),
    ([["city"], ["town"], ["place"], ["location"]], ["London", "New York", "Hampton"]),
    ([["zip"], ["postal"], ["postcode"]], ["SW1Y 4JH", "10004", "23666"]),
    ([["country"]], ["United Kingdom", "United States", "United States"]),
    ([["language"]], ["English", "Spanish", "German"]),
    ([["currency"]], ["USD", "EUR", "GBP"]),
    (
      [["price"], ["cost"], ["amount"], ["subtotal"], ["tax"], ["balance"], ["fee"]], ["$24.90", "$9.50", "$120.00"]
    ),
    ([["rating"], ["score"]], ["4.5", "5.0", "3.5"]),
    ([["percent"], ["percentage"], ["progress"]], ["60%", "85%", "20%"]),
    (
      [
        ["count"], ["number"], ["quantity"], ["badge"], ["unread"], ["likes"], ["followers"], ["total"], ["counter"],
      ], ["3", "12", "7"]
    ),
    ([["duration"]], ["3:25", "1:02", "21:30"]),
    (
      [
        ["date"], ["day"], ["birthday"], ["created"], ["updated"], ["modified"], ["published"], ["expires"],
        ["deadline"],
      ], ["Nov 21, 2026", "Nov 20, 2026", "Nov 18, 2026"]
    ),
    ([["time"], ["hour"], ["timestamp"]], ["9:41 AM", "8:15 AM", "7:30 PM"]),
    ([["year"]], ["2026", "2025", "2024"]), ([["age"]], ["36", "42", "29"]),
    ([["version"]], ["1.0", "1.1", "2.0"]), ([["size"]], ["1.2 MB", "640 KB", "3.4 MB"]),
    ([["distance"]], ["1.2 km", "350 m", "8 km"]),
    ([["category"], ["tag"], ["genre"], ["topic"]], ["Mathematics", "Programming", "Spaceflight"]),
    ([["status"]], ["Active", "Pending", "Done"]), ([["code"]], ["AB-1042", "AB-1043", "AB-1044"]),
    (
      [["subtitle"], ["detail"], ["caption"], ["summary"], ["footnote"]],
      ["With notes by the translator", "From the first compiler", "Checked by hand"]
    ),
    (
      [["title"], ["subject"], ["headline"], ["heading"], ["header"]],
      ["On the Analytical Engine", "The Education of a Computer", "Azimuth Angle at Burnout"]
    ),
    (
      [["author"], ["sender"], ["contact"], ["person"], ["user"], ["customer"], ["owner"], ["full", "name"]], people
    ),
    (
      [
        ["body"], ["content"], ["text"], ["message"], ["description"], ["note"], ["notes"], ["bio"], ["about"],
        ["abstract"], ["html"], ["comment"], ["info"],
      ],
      [
        "A new, a vast, and a powerful language is developed.", "It is easier to ask forgiveness than permission.",
        "Girls are capable of doing everything.",
      ]
    ),
    ([["name"]], people), ([["id"], ["identifier"]], ["1042", "1043", "1044"]),
  ]
}
