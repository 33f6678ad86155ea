import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// The themes and descriptors that this repository ships, and those of its example.
struct ShippedThemesTests {
  static let shipped = Shipped(themes: ["Themes"], schemas: ["Schemas/ViewModels"])
  static let example = Shipped(themes: ["Examples/AddBookmark/Themes"], schemas: ["Examples/AddBookmark/Schemas"])

  @Test func `every shipped file is read without a diagnostic`() {
    #expect(Self.shipped.documents.count > 60)
    #expect(Self.shipped.faults == [])
    #expect(Self.example.faults == [])
  }

  @Test func `every shipped theme has its parent and every Screenlet its default theme`() {
    #expect(Self.shipped.messages(of: Self.shipped.graph) == [])
    #expect(Self.example.messages(of: Self.example.graph) == [])
  }

  @Test func `every descriptor is read and every refinement exists`() {
    #expect(Self.shipped.catalog.value.descriptors.count >= 22)
    #expect(Self.shipped.messages(of: Self.shipped.catalog) == [])
    #expect(Self.example.messages(of: Self.example.catalog) == [])
  }

  @Test func `a Screenlet that a descriptor and its refinement name belongs to the refinement`() {
    let catalog = Self.shipped.catalog.value
    #expect(catalog.descriptor(ofScreenlet: "ImageDisplay")?.name == "ImageDisplayViewModel")
    #expect(catalog.descriptor(ofScreenlet: "VideoDisplay")?.name == "FileDisplayViewModel")
  }

  @Test(arguments: [shipped, example])
  func `every shipped theme without a parent satisfies its ViewModel's contract`(_ set: Shipped) {
    for index in set.documents.indices where set.graph.value.chain(of: ThemeID(index)).count == 1 {
      let resolved = resolve(ThemeID(index), in: set.graph.value) { set.documents[$0.index] }
      #expect(set.messages(of: resolved) == [], "\(set.documents[index].path)")
      #expect(set.messages(of: check(resolved.value, against: set.catalog.value)) == [], "\(set.documents[index].path)")
    }
  }
}

/// All files of some folders of the repository, linked.
struct Shipped: Sendable, CustomTestStringConvertible {
  var testDescription: String { "\(documents.count) themes" }
  var documents: [ThemeDocument] = []
  var graph: Diagnosed<ThemeGraph>
  var catalog: Diagnosed<ViewModelCatalog>
  /// The diagnostics of parsing.
  var faults: [String] = []

  init(themes: [String], schemas: [String]) {
    var sources = SourceMap()
    var summaries: [ThemeSummary] = []
    for path in themes.flatMap({ xmlFiles(in: $0) }) {
      let parsed = parse(sources.add(path: path, bytes: bytes(of: path)))
      faults += parsed.diagnostics.map { "\(path): \($0.message)" }
      documents.append(parsed.value)
      summaries.append(summarize(parsed.value))
    }
    var descriptors: [ViewModelDescriptor] = []
    for path in schemas.flatMap({ xmlFiles(in: $0) }) {
      let parsed = parseElements(sources.add(path: path, bytes: bytes(of: path)))
      let read = readDescriptor(parsed.value)
      faults += (parsed.diagnostics + read.diagnostics).map { "\(path): \($0.message)" }
      if let descriptor = read.value { descriptors.append(descriptor) }
    }
    catalog = ViewModelCatalog.collect(descriptors)
    var screenlets = ScreenletFacts(names: Set(catalog.value.screenlets))
    for descriptor in descriptors {
      for screenlet in descriptor.screenlets { screenlets.defaultThemes[screenlet] = descriptor.defaultTheme }
    }
    graph = link(summaries, screenlets: screenlets)
  }

  func messages<Value>(of diagnosed: Diagnosed<Value>) -> [String] {
    diagnosed.diagnostics.map { "\($0.code): \($0.message)" }
  }
}
