internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Names with which the scenes of storyboards refer to code and to each other.
extension Inquiry {
  /// The selectors of the project's methods to which an unwind segue can lead.
  var unwindActionWords: [CompletedWord] {
    let types = snapshot.facts.classes.code.files(mentioning: "UIStoryboardSegue").flatMap(\.types)
    return types.flatMap { type in
      type.methods.filter { method in
        guard let parameter = method.parameters.first, method.parameters.count == 1 else { return false }
        return (method.isAction || method.isObjectiveC) && TypeName(parameter.type).name == "UIStoryboardSegue"
      }.map { CompletedWord($0.selector, .method, type.name, documentation: $0.documentation) }
    }
  }

  /// The segue actions of the controller whose segue is at a tag.
  func segueActionWords(at tag: Int) -> [CompletedWord] {
    guard let around = openElement(at: tag),
      let controller = tree.ancestors(of: around).first(where: { tree.kind(of: $0).role == .controller }),
      let owner = customClass(of: controller)
    else { return [] }
    return methodWords(of: owner, where: \.isSegueAction)
  }

  /// The names of the project's other storyboards.
  var storyboardWords: [CompletedWord] {
    let files = snapshot.allDocumentPaths.filter { $0.hasSuffix(".storyboard") && $0 != path }
    return [CompletedWord](Set(files.map { documentName(of: $0) }).sorted(), .file)
  }

  /// The identifiers of the controllers in the storyboard to which the reference at a tag leads.
  func referencedIdentifierWords(at tag: Int) -> [CompletedWord] {
    let name = element(at: tag).flatMap { tree.string(.storyboardName, of: $0) } ?? ""
    let trees = name.isEmpty ? [tree] : snapshot.storyboards(named: name).map(\.tree)
    return trees.flatMap { tree in
      tree.storyboardIdentifiers.map { CompletedWord($0.identifier, .reference, tree[$0.controller].name) }
    }
  }
}
