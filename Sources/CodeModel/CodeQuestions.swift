extension CodeBase {
  /// Returns the superclass of a class, which is computed once.
  package func superclass(of name: String, _ find: (CodeBase) -> String?) -> String? {
    answer(to: .superclass(of: name, in: preferred), find)
  }

  /// The type of each alias in all files that mention any, by name.
  var aliases: [String: String] { storage.aliases(in: aliasText) }

  /// All aliases with their types, one on each line.
  package var aliasText: String {
    let text = answer(to: .aliases) { code in
      let all = code.files(mentioning: "typealias").flatMap(\.aliases)
      // The type is written without line breaks.
      return all.map { "\($0.name)=\($0.type)" }.joined(separator: "\n")
    }
    return text ?? ""
  }

  /// The answer to a question. A caller depends on the answer and not on the files from which it was computed.
  private func answer(to question: CodeQuestion, _ find: (CodeBase) -> String?) -> String? {
    recorder?.update { $0.questions.insert(question) }
    if let known = storage.answer(to: question) { return known.text }
    let recorder = CodeRecorder()
    let text = find(recorded(by: recorder))
    storage.keep(CodeAnswer(text, reads: recorder.reads), to: question)
    return text
  }

  /// The answers to all questions so far.
  package var answers: [CodeQuestion: CodeAnswer] { storage.answers }

  /// Takes the answers to questions from an earlier run.
  package func take(_ answers: [CodeQuestion: CodeAnswer]) {
    for (question, answer) in answers { storage.keep(answer, to: question) }
  }

  /// Records that the superclasses of all classes in documents are used.
  package func recordAllSuperclasses() { recorder?.update { $0.usesAllSuperclasses = true } }
}
