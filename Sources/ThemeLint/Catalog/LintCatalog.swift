internal import LintRules
import ThemeDatabase
internal import ThemeEditing
internal import ThemeLayout
internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The descriptors of all diagnostics about themes, theme sets and descriptors, sorted by code: those of the stages and
/// of the rules.
package let lintCatalog: [DiagnosticDescriptor] =
  (commonDescriptors + markupDescriptors + validationDescriptors + namingDescriptors + graphDescriptors
  + inheritanceDescriptors + contractDescriptors + codeDescriptors + nameDescriptors + layoutDescriptors
  + suppressionDescriptors + translationDescriptors + targetDescriptors
  + allRules.map { $0.descriptor }).sorted { $0.code.rawValue < $1.code.rawValue }
