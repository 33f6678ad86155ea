import CodeModel
import Foundation
import Testing

@testable import SwiftSources

struct SelectorTests {
  /// Declarations with their selectors in the Swift compiler. Recorded by Fixtures/record_selectors.py.
  private static let rows: [(declaration: String, selectors: String)] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = (try? String(contentsOf: folder.appending(path: "Fixtures/selectors.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map {
      let columns = $0.split(separator: "\t", maxSplits: 1)
      return (String(columns[0]), String(columns[1]))
    }
  }()

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `selectors of methods match the Swift compiler's`() {
    let methods = Self.rows.filter { !$0.declaration.hasPrefix("var") }
    #expect(methods.count > 500)
    for (declaration, selector) in methods {
      let code = read("class C { @objc \(declaration) {} }")
      #expect(code.types.first?.methods.first?.selector == selector, "\(declaration)")
    }
  }

  @Test func `selectors of setters match the Swift compiler's`() {
    let properties = Self.rows.filter { $0.declaration.hasPrefix("var") }
    #expect(properties.count > 20)
    for (declaration, selectors) in properties {
      let name = declaration.dropFirst(4).prefix { $0 != ":" }
      #expect(selectors == "\(name) \(objectiveCSetter(ofProperty: String(name)))")
    }
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [
      ("@objc(save:with:) func store(_ a: A, b: B) {}", "save:with:"), ("@objc( go ) func run() {}", "go"),
      ("@IBAction func tap(_ sender: Any) throws {}", "tap:error:"),
      ("@IBSegueAction func show(_ coder: NSCoder) -> UIViewController? { nil }", "show:"),
    ]) func `a selector in an attribute is used`(declaration: String, selector: String)
  {
    #expect(read("class C { \(declaration) }").types.first?.methods.first?.selector == selector)
  }
}
