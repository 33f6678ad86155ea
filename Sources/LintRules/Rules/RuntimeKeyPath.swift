internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum RuntimeKeyPath: Rule {
  static let descriptor = DiagnosticDescriptor(
    "model/runtime-attribute", .warning,
    summary: "Runtime attributes with a misspelled key path, or with a value that their property cannot hold",
    why: """
      UIKit sets them when it loads the view: an unknown key path has no effect, and a value of another class may crash. The \
      properties of Liferay's Screenlets are known without their code.
      """,
    fix: .unsafe("Uses the closest key path. A wrong type has no fix."),
    flagged: [.objects(view(masking: "layer.maskToBounds", label: "number"))],
    accepted: [.objects(view(masking: "layer.masksToBounds", label: "string"))])

  private static func view(masking keyPath: String, label type: String) -> String {
    #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="\#(keyPath)" value="YES"/>
        <userDefinedRuntimeAttribute type="\#(type)" keyPath="accessibilityLabel" value="4"/>
      </userDefinedRuntimeAttributes>
    </view>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for node in tree.nodes(.userDefinedRuntimeAttribute) where input.isOwn(node) {
      guard let object = tree.parent(of: node).flatMap({ tree.parent(of: $0) }),
        let className = tree.kind(of: object).className,
        ClassTable.frameworks.isClass(className, subclassOf: "UIView"),
        let written = tree.attribute(.keyPath, of: node), CodeName.keyPath.fault(in: written.value) == nil
      else { continue }
      let keyPath = written.value
      if let meant = correction(of: keyPath, object, className, input) {
        report.add(
          "'\(keyPath.escaped)' is not a key path of \(input.name(of: object))", at: written.valueSpan,
          help: "did you mean '\(meant)'?",
          fixes: [Fix("write '\(meant)'", .unsafe, [Fix.Edit(written.valueSpan, meant)])])
      } else if let type = tree.attribute(.type, of: node), type.file == input.document.file,
        let wanted = wanted(keyPath, className, insteadOf: type.value)
      {
        report.add(
          "'\(keyPath)' of \(input.name(of: object)) cannot hold a value of type '\(type.value)'",
          at: type.valueSpan, about: .key(keyPath), help: wanted)
      }
    }
  }

  /// Properties of layers, which accept any key.
  private static let layerKeys = [
    "allowsEdgeAntialiasing", "allowsGroupOpacity", "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor",
    "borderWidth", "bounds", "contents", "contentsCenter", "contentsGravity", "contentsRect", "contentsScale",
    "cornerCurve", "cornerRadius", "doubleSided", "drawsAsynchronously", "frame", "geometryFlipped", "hidden", "mask",
    "maskedCorners", "masksToBounds", "name", "opacity", "opaque", "position", "rasterizationScale", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "speed", "sublayerTransform",
    "transform", "zPosition",
  ]

  private static let layerKeySet = Set(layerKeys)

  /// The correct key path for a misspelled one. Apps add properties to UIKit's classes, so only a difference of one
  /// letter in a long name is reported.
  private static func correction(
    of keyPath: String, _ object: NodeID, _ className: String, _ input: LintInput
  ) -> String? {
    if keyPath.hasPrefix("layer.") {
      let key = String(keyPath.dropFirst(6))
      guard key.utf8.count > 5, !layerKeySet.contains(key) else { return nil }
      return closestMatch(to: key, in: layerKeys, within: 1).map { "layer.\($0)" }
    }
    guard ClassTable.frameworks.property(keyPath, of: className) == nil else { return nil }
    if let custom = input.tree.string(.customClass, of: object) {
      return correction(of: keyPath, custom, of: object, input)
    }
    guard keyPath.utf8.count > 8 else { return nil }
    let known = ClassTable.frameworks.keyPaths(of: className).filter { abs($0.utf8.count - keyPath.utf8.count) <= 1 }
    return closestMatch(to: keyPath, in: known.sorted(), within: 1)
  }

  /// The correct key path for a misspelled property of a Screenlet of Liferay Screens whose code is not in the project.
  private static func correction(
    of keyPath: String, _ customClass: String, of object: NodeID, _ input: LintInput
  ) -> String? {
    guard let known = ScreenletInspectables.properties(of: customClass), !known.contains(keyPath),
      ["", "LiferayScreens"].contains(input.tree.string(.customModule, of: object) ?? ""),
      input.declaresClass(customClass) != true
    else { return nil }
    return closestMatch(to: keyPath, in: known, within: 2)
  }

  /// The correct type or API for a property that does not accept a type; `nil` if it does, as numbers accept strings.
  private static func wanted(_ keyPath: String, _ className: String, insteadOf type: String) -> String? {
    if ["layer.backgroundColor", "layer.borderColor", "layer.shadowColor"].contains(keyPath) {
      return type == "color" ? "set it in code: the property holds a CGColor, but UIKit sets a UIColor" : nil
    }
    let isText = type == "string" || type == "localizedString"
    let isNumber = type == "number" || type == "boolean"
    let isStructure = ["color", "image", "point", "size", "rect", "range"].contains(type)
    switch ClassTable.frameworks.property(keyPath, of: className) {
    case .string: return isNumber || isStructure ? "write type=\"string\"" : nil
    case .color: return isText || isNumber || isStructure && type != "color" ? "write type=\"color\"" : nil
    case .number: return isStructure ? "write type=\"number\"" : nil
    case .bool: return isStructure ? "write type=\"boolean\"" : nil
    case .attributedString, .date, .image, .font, .collection, .url, nil: return nil
    }
  }
}
