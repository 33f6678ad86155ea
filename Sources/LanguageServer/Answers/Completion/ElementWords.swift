internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Whether the document is a ViewModel descriptor.
  var isDescriptor: Bool { tree.isDescriptor }

  // MARK: Elements

  /// The elements that the element around an offset may contain.
  func elementWords(at prefix: Int) -> [CompletedWord] {
    guard let parent = openElement(at: prefix - 1) else { return documentElementWords }
    if isDescriptor {
      let children = DescriptorVocabulary.element(tree[parent].name)?.children ?? []
      return children.compactMap { DescriptorVocabulary.element($0) }.map { element in
        var word = CompletedWord(element.name, .type, documentation: element.summary)
        word.attributes = element.attributes.filter(\.isRequired).map(\.name)
        return word
      }
    }
    var kinds = tree.kind(of: parent).descriptor?.children ?? ElementKind.all
    // The catalog does not list the top-level objects.
    if tree.kind(of: parent) == .objects {
      kinds.removeAll { ![.view, .controller, .object, .edit].contains($0.role) }
    }
    let hasEdits = allowsEdits(in: parent)
    return kinds.filter { hasEdits || $0.role != .edit || $0 == .binding }.map { elementWord($0) }
  }

  private func elementWord(_ kind: ElementKind) -> CompletedWord {
    var word = CompletedWord(
      kind.name, .type, kind.className, documentation: kind.summary, rank: kind.role == .edit ? .late : .usual)
    word.attributes = (kind.descriptor?.required ?? []).map(\.name)
    return word
  }

  /// Whether an element may contain edits of inherited elements.
  ///
  /// Interface Builder's documents inherit nothing. The entries of a set replace those of its parents, and connections are
  /// replaced one by one.
  private func allowsEdits(in parent: NodeID) -> Bool {
    if document.isOfInterfaceBuilder || document.format == .themeSet { return false }
    return tree.kind(of: parent) != .connections
  }

  /// The elements with which a document starts.
  private var documentElementWords: [CompletedWord] {
    let isTheme = path.hasSuffix(".xml")
    let isSet = Path.isNamed(ThemeSetFile.name, path)
    var theme = elementWord(.document)
    theme.rank = isSet ? .usual : .first
    var set = elementWord(.themeSet)
    set.rank = isSet ? .first : .usual
    guard isTheme else { return [theme] }
    return [theme, set]
      + (DescriptorVocabulary.element("viewModel").map {
        [CompletedWord($0.name, .type, documentation: $0.summary)]
      } ?? [])
  }

  // MARK: Attributes

  /// The attributes that the element at a tag lacks.
  ///
  /// - Parameters:
  ///   - prefix: The offset of the first letter of the name.
  ///   - offset: The position.
  func attributeWords(of tag: Int, prefix: Int, at offset: Int) -> [CompletedWord] {
    let written =
      element(at: tag).map { node in
        Set(tree.attributes(of: node).filter { !($0.nameRange.offsets ~= prefix) }.map(\.writtenName))
      } ?? []
    let hasValue = source.bytes[offset...].drop { $0.isMarkupName }.first == UInt8(ascii: "=")
    return allAttributeWords(of: tag).filter { !written.contains($0.text) }.map { word in
      var word = word
      if !hasValue { word.attributes = nil }
      return word
    }
  }

  private func allAttributeWords(of tag: Int) -> [CompletedWord] {
    if isDescriptor {
      return (DescriptorVocabulary.element(elementName(at: tag))?.attributes ?? []).map { attribute in
        CompletedWord(
          attribute.name, .property, attribute.values.isEmpty ? nil : attribute.values.joined(separator: ", "),
          documentation: attribute.summary.isEmpty ? nil : attribute.summary,
          rank: attribute.isRequired ? .first : .usual)
      }
    }
    guard let descriptor = kind(at: tag).descriptor else { return [] }
    let required = Set(descriptor.required)
    return descriptor.attributes.map { name in
      CompletedWord(
        name.name, .property, descriptor.type(of: name)?.shortSummary, rank: required.contains(name) ? .first : .usual)
    }
  }
}

extension ValueType {
  /// The type in a few words of plain text.
  var shortSummary: String {
    guard case .oneOf(let words) = self, words.count > 5 else { return summary.filter { $0 != "`" } }
    return words.prefix(5).joined(separator: ", ") + ", …"
  }
}
