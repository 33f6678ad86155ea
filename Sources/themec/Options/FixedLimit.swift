import LanguageServer
import SwiftSources
import TerminalUI
import ThemeCodegen
import ThemeLayout
import ThemeProject
import ThemeSource

/// A limit that no option changes.
struct FixedLimit: Sendable {
  let name: String
  let value: Int
  /// A noun phrase.
  let summary: String

  private init(_ name: String, _ value: Int, _ summary: String) {
    (self.name, self.value, self.summary) = (name, value, summary)
  }

  /// All fixed limits on input, in the order of the pipeline.
  static let all: [FixedLimit] = files + documents + images + templates + programs

  private static let files = [
    FixedLimit("searchedFiles", Discovery.mostEntries, "Maximum number of files and folders in a search"),
    FixedLimit("folderDepth", Discovery.deepest, "Maximum nesting of folders in a search"),
    FixedLimit(
      "configurationBytes", Limits.standard.configurationBytes,
      "Maximum size of a configuration, a file of values, a String Catalog or the contents of an asset in bytes"),
    FixedLimit("configurationDepth", Configuration.deepestValue, "Maximum nesting of values in such a file"),
    FixedLimit("extendsChain", Configuration.longestChain, "Maximum number of configurations that extend each other"),
    FixedLimit("globBytes", Glob.longestPattern, "Maximum length of a glob in bytes"),
    FixedLimit("globAlternatives", Glob.mostAlternatives, "Maximum number of alternatives in the braces of a glob"),
    FixedLimit(
      "globs", Glob.mostAlternativesInFile, "Maximum number of globs in a configuration, with all alternatives"),
    FixedLimit("projectFileBytes", AppTargets.mostBytes, "Maximum size of a project file of Xcode in bytes"),
    FixedLimit("swiftBrackets", NestingLimits.brackets, "Maximum nesting of brackets in Swift"),
    FixedLimit("swiftChain", NestingLimits.chain, "Maximum length of a chain of members and calls in Swift"),
    FixedLimit("swiftBranches", NestingLimits.elses, "Maximum number of consecutive 'else if' in Swift"),
  ]

  private static let documents = [
    FixedLimit("namespaces", Limits.mostNamespaces, "Maximum number of namespace declarations in a file"),
    FixedLimit(
      "embeddedElements", Limits.mostEmbeddedElements,
      "Maximum number of elements in all embedded Screenlets and cells of a screen"),
    FixedLimit("rows", ScreenTree.mostRows, "Maximum number of rows with values of their own on a screen"),
    FixedLimit("screenPoints", Limits.mostScreenPoints, "Maximum width and height of a screen in points"),
  ]

  private static let images = [
    FixedLimit("imagePixels", ImageLimits.pixels, "Maximum number of pixels of an image"),
    FixedLimit("vectorSeconds", ImageLimits.vectorSeconds, "Maximum time to draw PDF and SVG images in seconds"),
    FixedLimit("vectorBytes", ImageLimits.vectorBytes, "Maximum memory to draw PDF and SVG images in bytes"),
    FixedLimit("picturePixels", ImageLimits.picturePixels, "Maximum number of pixels of a PNG picture"),
    FixedLimit("pictureSide", ImageLimits.pictureSide, "Maximum number of pixels of a side of a PNG picture"),
  ]

  private static let templates = [
    FixedLimit("templateBlocks", TemplateLimits.nestedBlocks, "Maximum nesting of blocks in a template"),
    FixedLimit("templateTags", TemplateLimits.tags, "Maximum number of tags in a template"),
    FixedLimit("templateTagBytes", TemplateLimits.tagBytes, "Maximum length of a tag in bytes"),
    FixedLimit("templateRange", TemplateLimits.rangeEnd, "Largest number in a range of a loop"),
    FixedLimit("templateIndent", TemplateLimits.indent, "Maximum width of the filter 'indent'"),
    FixedLimit("templateBytes", TemplateLimits.outputBytes, "Maximum output of a template in bytes"),
  ]

  private static let programs = [
    FixedLimit("terminalColumns", LargestTerminal.columns, "Maximum number of columns that are drawn"),
    FixedLimit("terminalRows", LargestTerminal.rows, "Maximum number of rows that are drawn"),
    FixedLimit("pasteBytes", InputParser.pasteLimit, "Maximum size of pasted text in bytes"),
    FixedLimit("messageBytes", MessageReader.longest, "Maximum size of an editor's message to 'lsp' in bytes"),
    FixedLimit(
      "toolMilliseconds", Int(toolPatience), "Maximum time that a program such as git can be silent in milliseconds"),
  ]
}
