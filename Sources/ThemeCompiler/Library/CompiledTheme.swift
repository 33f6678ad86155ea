internal import PictureRendering
internal import TerminalCells
internal import ThemeCodegen
package import ThemeDatabase
internal import ThemeLayout
internal import ThemeLint
internal import ThemeProject
public import ThemeRendering
internal import ThemeSemantics
public import ThemeSource
internal import ThemeText

/// Options for compiling a theme.
public struct CompilationOptions: Sendable {
  /// The size of the root view in points; `nil` for the size recorded in the file.
  public var size: Size?
  /// The appearance for which colors are resolved.
  public var appearance: Appearance
  /// Values of the ViewModel's attributes, by name.
  public var values: [String: String]
  /// Whether attributes without a value get a sample value.
  public var usesSampleValues: Bool
  /// The size of a terminal cell in points, to measure text in cells; `nil` to measure it with fonts.
  public var cell: Size?

  /// Creates options. The defaults are the recorded size, light appearance and fonts.
  public init(
    size: Size? = nil, appearance: Appearance = .light, values: [String: String] = [:],
    usesSampleValues: Bool = false, cell: Size? = nil
  ) {
    self.size = size
    self.appearance = appearance
    self.values = values
    self.usesSampleValues = usesSampleValues
    self.cell = cell
  }

  var compile: RenderOptions {
    RenderOptions(
      viewport: Viewport(size: size, appearance: appearance),
      metrics: cell.map { .cells(CellGrid(pointsPerColumn: $0.width, pointsPerRow: $0.height)) } ?? .standard,
      values: ViewModelValues(values.mapValues { .text($0) }, usesSamples: usesSampleValues))
  }
}

/// A compiled theme with its diagnostics.
public struct CompiledTheme: Sendable {
  /// The views to draw, in points.
  public let tree: RenderTree
  /// Errors in all files of the theme, with the locations that a check reports.
  public let diagnostics: [Diagnostic]
  /// The source files of the diagnostics.
  public let sources: SourceMap

  /// The render tree as JSON, conforming to `Schemas/render-tree.schema.json`.
  public var json: [UInt8] { encodeJSON(tree) }

  /// A picture of the theme as SVG, with one unit per point. Text can be selected, and no external resources are
  /// loaded.
  ///
  /// Images other than common SF Symbols are frames with their names.
  public var svg: [UInt8] { encodeSVG(draw(tree), SVGStyle(title: tree.title)) }

  /// The theme as an HTML document without scripts. It has an element for each view, with a role and a name.
  public var html: [UInt8] { encodeHTML([tree]) }

  /// The theme drawn with characters, without color.
  ///
  /// - Parameter columns: The width of the terminal in cells.
  public func text(columns: Int = 100) -> String {
    let style = RasterStyle(depth: .none)
    return String(
      decoding: encode(compose([Screen(tree, .standard, style)], columns: columns, style: style), depth: .none),
      as: UTF8.self)
  }
}

/// A Swift file generated from a theme.
public struct GeneratedSwift: Sendable {
  /// The file name, such as `LoginScreenletView_default.swift`.
  public let fileName: String
  /// The contents of the file.
  public let text: String
  /// The diagnostics of generating the file.
  public let diagnostics: [Diagnostic]
}

extension ThemeWorkspace {
  /// Compiles a theme.
  ///
  /// - Throws: ``LibraryError/nothingToDraw(_:)``, ``LibraryError/unknownTheme(_:)``.
  public func compile(
    _ theme: Theme, _ options: CompilationOptions = CompilationOptions()
  ) throws -> CompiledTheme {
    let selected = try selected(theme)
    let linked = selected.themes
    let rendered = linked.rendered(selected.id, options.compile)
    guard let tree = rendered.value else {
      throw LibraryError.nothingToDraw("'\(theme.file)' has no view")
    }
    return CompiledTheme(
      tree: tree,
      diagnostics: linked.errors(in: [selected.id], screens: rendered.diagnostics, linked.configuration.lint),
      sources: linked.sources)
  }

  /// Explains the origins of a theme and its values, as text.
  ///
  /// - Parameter element: An outlet, object id or restoration identifier; `nil` for the theme as a whole.
  public func explain(_ theme: Theme, element: String? = nil) throws -> String {
    let selected = try selected(theme)
    return selected.themes.explain(selected, subject: element).value
  }

  /// Generates the View class of a theme.
  ///
  /// - Throws: ``LibraryError/nothingToDraw(_:)``, ``LibraryError/template(_:)``, ``LibraryError/unknownTheme(_:)``.
  public func generateViewClass(of theme: Theme) throws -> GeneratedSwift {
    let selected = try selected(theme)
    let made: Diagnosed<[GeneratedFile]>
    do {
      made = try selected.themes.generateViews(of: selected.id, template: ViewClassTemplate())
    } catch {
      throw LibraryError.template("\(error)")
    }
    guard let file = made.value.first else {
      throw LibraryError.nothingToDraw("no View class belongs to '\(theme.file)'")
    }
    return GeneratedSwift(fileName: file.name, text: file.text, diagnostics: made.diagnostics)
  }

  /// The theme in its links.
  ///
  /// - Throws: ``LibraryError/unknownTheme(_:)``.
  package func selected(_ theme: Theme) throws -> SelectedTheme {
    let snapshot = session.snapshot
    let linked = snapshot.themes(ofScreenlet: theme.screenlet)
    guard let id = linked.graph.all.first(where: { linked.path(of: $0) == theme.file }) else {
      throw LibraryError.unknownTheme("no theme in '\(theme.file)' any more")
    }
    return SelectedTheme(linked, id)
  }
}
