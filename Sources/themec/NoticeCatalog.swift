import ThemeCodegen
import ThemeDatabase
import ThemeEditing
import ThemeProject
import ThemeSource

/// The descriptors of all diagnostics about a run or a project, sorted by code. ``lintCatalog`` contains those about
/// themes.
let noticeCatalog: [DiagnosticDescriptor] =
  (projectDescriptors + editingDescriptors + codegenDescriptors + databaseDescriptors + [
    .moreDiagnostics
  ])
  .sorted { $0.code.rawValue < $1.code.rawValue }
