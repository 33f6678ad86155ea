package import ThemeSource

/// All rules that check a single theme, sorted by code. Problems that the stages report are not rules.
package let allRules: [any Rule.Type] = [
  Contrast.self,
  ControlLabel.self,
  DynamicType.self,
  ImageButtonLabel.self,
  ImageLabel.self,
  PlaceholderIsNotALabel.self,
  DeprecatedClass.self,
  Unavailable.self,
  BrokenColor.self,
  BrokenImage.self,
  MissingColor.self,
  MissingImage.self,
  CatalogColor.self,
  SystemName.self,
  UnknownFont.self,
  UnlistedFont.self,
  CustomSegue.self,
  FirstResponderOutlet.self,
  LaunchScreen.self,
  NestedNavigation.self,
  NoViewOutlet.self,
  PopoverAnchor.self,
  PrototypeCells.self,
  RepeatingContent.self,
  SecondRootController.self,
  SecondRootView.self,
  SegueIdentifier.self,
  SharedView.self,
  StaticCells.self,
  UnknownOutlet.self,
  AutolayoutOff.self,
  DegenerateConstraint.self,
  DuplicateConstraint.self,
  FixedFrame.self,
  LeftRight.self,
  MarginRelative.self,
  NotRelated.self,
  OutOfBounds.self,
  Overlap.self,
  SafeAreaOff.self,
  TooDeep.self,
  TooManyViews.self,
  TouchTarget.self,
  TruncatedText.self,
  ZeroArea.self,
  IgnoredGesture.self,
  RuntimeKeyPath.self,
  UnwiredControl.self,
  CustomClass.self,
  InvalidIdentifier.self,
  DanglingRelationship.self,
  DuplicateStoryboardIdentifier.self,
  DuplicateReuseIdentifier.self,
  DuplicateSceneIdentifier.self,
  DuplicateSegueIdentifier.self,
  MissingReuseIdentifier.self,
  NoInitialController.self,
  OtherScene.self,
  UnknownReference.self,
  UnreachableScene.self,
  ElementClass.self,
  OneController.self,
  ReuseIdentifier.self,
  StackBackground.self,
  UseTraitCollections.self,
  ViewAsDevice.self,
  BidiControl.self,
  ControlCharacter.self,
  HardCoded.self,
  MergeConflict.self,
  MissingTranslation.self,
  PlaceholderText.self,
  ExtendedWithoutClass.self,
  MissingResource.self,
  RawColor.self,
  RedundantOverride.self,
  ShadowedByFramework.self,
  ShadowedResource.self,
  UnusedResource.self,
]

/// The codes of rules that judge the resolved theme.
package let codesOfLooks: Set<Diagnostic.Code> = Set(
  allRules.filter { $0.judgesLooks }.map { $0.descriptor.code })

/// Rules of the ViewModel group that also apply to views of apps.
package let rulesOfEveryView: Set<Diagnostic.Code> = [UnwiredControl.descriptor.code, RuntimeKeyPath.descriptor.code]

/// The properties by which rules are chosen, so that the documentation in a descriptor is not copied for every file.
private let choices = allRules.map { rule in
  (rule: rule, code: rule.descriptor.code, isOnByDefault: rule.descriptor.isOnByDefault)
}

/// The rules that run on a file.
package struct RuleSelection: Sendable {
  fileprivate let rules: [any Rule.Type]

  /// - Parameter isOn: Whether a rule runs, by its code and whether it is on by default.
  package init(isOn: (Diagnostic.Code, Bool) -> Bool) {
    rules = choices.filter { isOn($0.code, $0.isOnByDefault) }.map(\.rule)
  }
}

/// Runs rules on one document. The diagnostics are in the order of the rules, then of the document.
package func lint(_ input: LintInput, _ selection: RuleSelection) -> [Diagnostic] {
  var result: [Diagnostic] = []
  let ofLooks = input.ofLooks
  for rule in selection.rules {
    var report = Report(rule)
    // A conditional expression would copy the input for every rule.
    if rule.judgesLooks { rule.check(ofLooks, report: &report) } else { rule.check(input, report: &report) }
    if !report.diagnostics.isEmpty { result += report.diagnostics }
  }
  return result
}

/// Runs rules on one theme set. The diagnostics are in the order of the rules, then of the document.
package func lint(_ input: SetLintInput, _ selection: RuleSelection) -> [Diagnostic] {
  var result: [Diagnostic] = []
  for rule in selection.rules {
    var report = Report(rule)
    rule.check(input, report: &report)
    result += report.diagnostics
  }
  return result
}
