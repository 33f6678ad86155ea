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
