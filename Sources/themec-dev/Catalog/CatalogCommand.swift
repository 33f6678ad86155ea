import ArgumentParser
import Foundation

/// `themec-dev catalog`: generates the catalog's source files from its rows.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog", abstract: "Generate the source files of the catalog from its rows")

  @OptionGroup var options: RepositoryOptions

  private static let folder = "Sources/ThemeSyntax/Catalog/"
  private static let order = folder + "Rows/Order.txt"

  func run() throws {
    var source = CatalogSource()
    for path in repositoryFiles(below: Self.folder + "Rows", withExtensions: ["txt"], root: options.root)
    where path != Self.order {
      try source.read(try text(of: path), name: path)
    }
    let writer = try CatalogWriter(source)
    let order = try OrderSource(try text(of: Self.order), name: Self.order, elements: Set(source.elements.keys))
    let files = [
      ("CatalogNames", writer.names()), ("CatalogCategories", writer.categories()), ("CatalogTables", writer.tables()),
      ("CatalogOrder", order.tables()),
    ]
    for (name, text) in files {
      try RepositoryFile(path: "\(Self.folder)Generated/\(name).swift", text: text).update(
        in: options, command: "catalog")
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: options.root).appendingPathComponent(path), encoding: .utf8)
  }
}
