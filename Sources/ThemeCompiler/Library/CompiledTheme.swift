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

/// How a theme is compiled.
public struct CompilationOptions: Sendable {
  /// Size of the root in points; nil for the size that the file recorded.
  public var size: Size?
  /// The appearance that colors are resolved for.
  public var appearance: RenderTree.Appearance
  /// Values of the ViewModel's attributes, by name.
  public var values: [String: String]
  /// Whether attributes without a value get a plausible one.
  public var usesSampleValues: Bool
  /// Points that a column and a row of a terminal stand for, to measure text in cells; nil to measure it with fonts.
  public var cell: Size?

  /// Creates options; by default for the recorded size, light appearance and fonts.
  public init(
    size: Size? = nil, appearance: RenderTree.Appearance = .light, values: [String: String] = [:],
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
      viewport: Viewport(size: size, appearance: appearance == .dark ? .dark : .light),
      metrics: cell.map { .cells(CellGrid(pointsPerColumn: $0.width, pointsPerRow: $0.height)) } ?? .standard,
      values: ViewModelValues(values.mapValues { .text($0) }, usesSamples: usesSampleValues))
  }
}

/// A theme as it is drawn, with what compiling it reported.
public struct CompiledTheme: Sendable {
  /// What to draw, in points.
  public let tree: RenderTree
  /// Errors of everything that the theme is made of, at the places that a check reports.
  public let diagnostics: [Diagnostic]
  /// The files that the diagnostics are in.
  public let sources: SourceMap

  /// The render tree as JSON, as `Schemas/render-tree.schema.json` describes it.
  public var json: [UInt8] { encodeJSON(tree) }

  /// A picture of the theme in SVG, one point a unit: text can be selected, and nothing is loaded from elsewhere.
  ///
  /// Images are frames with their names, unless they are among the common SF Symbols.
  public var svg: [UInt8] { encodeSVG(draw(tree), SVGStyle(title: tree.title)) }

  /// The theme as an HTML document, with an element for each view that has a role and a name. It runs no script.
  public var html: [UInt8] { encodeHTML([tree]) }

  /// The theme drawn with characters, without color.
  ///
  /// - Parameter columns: width of the terminal in cells.
  public func text(columns: Int = 100) -> String {
    let style = RasterStyle(depth: .none)
    return String(
      decoding: encode(compose([Screen(tree, .standard, style)], columns: columns, style: style), depth: .none),
      as: UTF8.self)
  }
}

/// A Swift file that was generated from a theme.
public struct GeneratedSwift: Sendable {
  /// Such as `LoginScreenletView_default.swift`.
  public let fileName: String
  /// Its contents.
  public let text: String
  /// What generating it reported.
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
    guard let tree = linked.rendered(selected.id, options.compile).value else {
      throw LibraryError.nothingToDraw("'\(theme.file)' has no view")
    }
    return CompiledTheme(
      tree: tree, diagnostics: linked.errors(in: [selected.id], linked.configuration.lint),
      sources: linked.sources)
  }

  /// Explains where a theme and its values come from, as text for people.
  ///
  /// - Parameter element: an outlet, object id or restoration identifier; nil for the theme as a whole.
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

  /// The theme in the linked that it stands in.
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
