internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Reports data sources and delegates whose class does not adopt the protocol that UIKit calls. Without it, Swift
  /// methods are not visible to Objective-C.
  mutating func checkDelegates() {
    let names = ObjectNames(tree)
    for connection in tree.nodes(.outlet) {
      guard let written = tree.attribute(.property, of: connection),
        let sender = tree[connection].parent.flatMap({ tree[$0].parent }),
        let wanted = Self.protocols[tree.kind(of: sender)]?[written.value],
        let target = objects.target(of: connection), let object = objects.object(at: target),
        !misplaced.contains(target), lacks(wanted, object)
      else { continue }
      let isRequired = written.value == "dataSource"
      report(
        .missingProtocol, severity: isRequired ? nil : .warning,
        "\(object.title), the \(isRequired ? "data source" : "delegate") of \(names[sender].escaped), does not adopt \(wanted)",
        at: written.valueSpan, about: .declaration(wanted), related: declaration(of: object),
        help: "add \(wanted) to \(object.title), or remove the connection")
    }
  }

  /// Reports lists without a data source although the class of a view around them, or of File's Owner, is one, and no code
  /// assigns it.
  mutating func checkDataSources() {
    let names = ObjectNames(tree)
    for (kind, protocols) in Self.protocols.sorted(by: { $0.key < $1.key }) {
      guard let wanted = protocols["dataSource"] else { continue }
      let lists = tree.nodes(kind)
      for list in lists where tree.attribute(.customClass, of: list) == nil && !hasDataSource(list) {
        guard let object = objects.objects.first(where: { isOwner($0, of: list) && isDataSource($0, wanted) }),
          // An object with several lists may adopt the protocol for only one of them.
          !lists.contains(where: { $0 != list && isOwner(object, of: $0) })
        else { continue }
        report(
          .unconnectedDataSource,
          "\(names[list].escaped) has no data source, although \(object.title) adopts \(wanted)",
          at: tree[list].nameSpan, about: .declaration(wanted), related: declaration(of: object),
          help: "connect 'dataSource' to \(object.title), or assign it in code")
      }
    }
  }

  private func hasDataSource(_ list: NodeID) -> Bool {
    guard let connections = tree.child(of: list, .connections) else { return false }
    return tree.children(of: connections, .outlet).contains { tree.has(.property, "dataSource", of: $0) }
  }

  /// Whether an object is File's Owner, or a view or view controller around a list.
  private func isOwner(_ object: CodeObject, of list: NodeID) -> Bool {
    tree.string(.placeholderIdentifier, of: object.node) == "IBFilesOwner" || tree.isInside(list, object.node)
  }

  /// Whether a class adopts the protocol of a data source, and no code that may be about it assigns one.
  private func isDataSource(_ object: CodeObject, _ wanted: String) -> Bool {
    let lineage = object.lineage
    guard let framework = lineage.framework, Self.plainClasses.contains(framework),
      lineage.types.allSatisfy({ $0.isWhole && !$0.exposesMembers }), classes.protocols(of: lineage).contains(wanted),
      !classes.code.isInObjectiveC("dataSource")
    else { return false }
    // Another class may assign it, and mention this one.
    let names = lineage.types.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
    if names.contains(where: { classes.code.mentions("dataSource", with: $0) }) { return false }
    let assigning = Set(classes.code.fileIDs(mentioning: "dataSource"))
    let extended = Self.assigningClasses.compactMap { classes.code.extensions(of: $0) }
    return !(lineage.types + extended).flatMap(\.declarations).contains { assigning.contains($0.span.file) }
  }

  /// The classes with extensions that may assign the data source of a list.
  private static let assigningClasses = [
    "UITableView", "UICollectionView", "UIPickerView", "UIScrollView", "UIView", "UIViewController", "NSObject",
  ]

  /// The protocols of elements, by outlet. Source: Apple's documentation of the classes.
  private static let protocols: [ElementKind: [String: String]] = [
    .collectionView: ["dataSource": "UICollectionViewDataSource", "delegate": "UICollectionViewDelegate"],
    .pickerView: ["dataSource": "UIPickerViewDataSource", "delegate": "UIPickerViewDelegate"],
    .scrollView: ["delegate": "UIScrollViewDelegate"],
    .searchBar: ["delegate": "UISearchBarDelegate"],
    .tabBar: ["delegate": "UITabBarDelegate"],
    .tableView: ["dataSource": "UITableViewDataSource", "delegate": "UITableViewDelegate"],
    .textField: ["delegate": "UITextFieldDelegate"],
    .textView: ["delegate": "UITextViewDelegate"],
  ]

  /// Protocols that include others.
  private static let refinements = [
    "UICollectionViewDelegate": ["UICollectionViewDelegateFlowLayout"],
    "UIScrollViewDelegate": [
      "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITextViewDelegate",
    ],
  ]

  /// Classes of UIKit that adopt none of the protocols.
  private static let plainClasses: Set<String> = [
    "NSObject", "UIResponder", "UIView", "UIViewController", "UITableViewCell", "UICollectionViewCell",
  ]

  /// Whether a class certainly does not adopt a protocol, and does not replace itself in code.
  private func lacks(_ wanted: String, _ object: CodeObject) -> Bool {
    let lineage = object.lineage
    guard let framework = lineage.framework, Self.plainClasses.contains(framework),
      lineage.types.allSatisfy({ $0.isWhole && !$0.exposesMembers })
    else { return false }
    let adopted = classes.protocols(of: lineage)
    if adopted.contains(wanted) || Self.refinements[wanted, default: []].contains(where: adopted.contains) {
      return false
    }
    // A protocol of a framework that was not read may refine it.
    let areKnown = adopted.allSatisfy {
      classes.code.protocolDeclaration(named: $0) != nil || PlatformProtocol($0) != nil
    }
    if !areKnown || lineage.types.contains(where: { !classes.code.extensionsByAlias(of: $0.name).isEmpty }) {
      return false
    }
    let word = wanted.hasSuffix("DataSource") ? "dataSource" : "delegate"
    let assigning = Set(classes.code.fileIDs(mentioning: word))
    return !lineage.types.flatMap(\.declarations).contains { assigning.contains($0.span.file) }
  }
}
