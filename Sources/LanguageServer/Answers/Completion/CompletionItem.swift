struct CompletionItem: Encodable {
  var label: String
  var kind: CompletedWord.Kind
  var detail: String?
  var documentation: String?
  var sortText: String
  /// 2 for a snippet.
  var insertTextFormat: Int?
  var textEdit: TextEdit
}

struct CompletionList: Encodable {
  var isIncomplete = false
  var items: [CompletionItem] = []
}

/// A word that can be written at a position.
struct CompletedWord {
  /// The numbers of `CompletionItemKind`.
  enum Kind: Int, Encodable {
    case method = 2
    case field = 5
    case type = 7
    case module = 9
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case reference = 18
    case folder = 19
    case enumMember = 20
    case constant = 21
  }

  /// Words of a lower rank precede the others.
  enum Rank: Int, CaseIterable { case first, usual, late, last }

  var text: String
  var kind: Kind
  var detail: String?
  var documentation: String?
  var rank = Rank.usual
  /// The attributes that are inserted after the word, each with an empty value; `nil` if the word itself is an attribute.
  var attributes: [String]? = []
  /// The text that is inserted after the word.
  var ending = ""

  init(
    _ text: String, _ kind: Kind, _ detail: String? = nil, documentation: String? = nil, rank: Rank = .usual
  ) {
    self.text = text
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.rank = rank
  }

  /// The inserted text. In a snippet, the cursor moves from value to value.
  func insertion(asSnippet: Bool) -> String {
    guard let attributes else { return text + (asSnippet ? "=\"$1\"" : "=\"\"") + ending }
    // Without a snippet, the cursor would be after the values.
    guard asSnippet else { return text + ending }
    return text + attributes.enumerated().map { " \($1)=\"$\($0 + 1)\"" }.joined() + ending
  }
}

extension [CompletedWord] {
  init(_ texts: some Sequence<String>, _ kind: CompletedWord.Kind, _ detail: String? = nil) {
    self = texts.map { CompletedWord($0, kind, detail) }
  }
}
