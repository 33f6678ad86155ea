internal import CodeModel
internal import ShippedThemes
package import ThemeSemantics

// Which files are certainly themes, and which of them nothing describes.
extension LinkedThemes {
  /// Whether the project describes the ViewModel of a Screenlet, so that its themes can be checked against it. A fallback
  /// describes it for nobody.
  package func hasContract(_ screenlet: String) -> Bool {
    let descriptor = catalog.descriptor(ofScreenlet: screenlet)
    if let descriptor, !snapshot.facts.fallbackDescriptors.contains(descriptor.name) { return true }
    return classes.code.protocolDeclaration(named: descriptor?.name ?? screenlet + "ViewModel") != nil
  }

  /// The Screenlet of a theme whose ViewModel nothing in the project describes; nil for a theme that is checked, and for a
  /// file that may be no theme.
  package func undescribedScreenlet(of id: ThemeID) -> String? {
    guard !isShipped(id), let screenlet = graph[id].screenlet, !hasContract(screenlet), isScreenletTheme(id) else {
      return nil
    }
    return screenlet
  }

  /// Whether a file is certainly a Screenlet's theme, and not an app's view of such a name: its header or its ending says so,
  /// or the Screenlet is known from a descriptor, from code or from the View class of one of its themes.
  package func isScreenletTheme(_ id: ThemeID) -> Bool {
    let theme = graph[id]
    guard theme.role == .theme, let screenlet = theme.screenlet, names[id]?.expected == nil else { return false }
    if theme.hasHeader || hasContract(screenlet) || classes.declaresScreenlet(screenlet) { return true }
    // A part of a Screenlet may be named like a theme.
    if let inherits = inheritsFromScreenletView(theme.rootClass) { return inherits }
    if isThemeByItself(id) { return true }
    let siblings = graph.all.lazy.filter {
      graph[$0].role == .theme && graph[$0].subject == screenlet && !isShipped($0) && !graph[$0].isExtension
    }
    if siblings.contains(where: isThemeByItself) { return true }
    guard
      catalog.descriptor(ofScreenlet: screenlet) != nil
        || siblings.contains(where: { graph[$0].themeName == ThemeName.standard })
    else { return false }
    return siblings.contains { sibling in
      guard let name = graph[sibling].rootClass, inheritsFromScreenletView(name) != false else { return false }
      return FileName(path: name + ".xib").screenlet == screenlet
    }
  }

  /// Whether a class inherits from BaseScreenletView; nil where that is not known.
  private func inheritsFromScreenletView(_ name: String?) -> Bool? {
    // A UIKit class does not show what the file is meant to be.
    guard let name, !ClassTable.frameworks.isKnown(name) || name == "BaseScreenletView" else { return nil }
    let facts = ClassFacts(superclasses: FrameworkClasses.superclasses, classes: classes)
    let lineage = [name] + facts.lineage(above: name)
    if lineage.contains("BaseScreenletView") { return true }
    return lineage.last.map(ClassTable.frameworks.isKnown) == true ? false : nil
  }

  /// Whether the file alone says that it is a theme: Interface Builder writes neither a header nor `.xml`.
  private func isThemeByItself(_ id: ThemeID) -> Bool { graph[id].hasHeader || path(of: id).hasSuffix(".xml") }
}
