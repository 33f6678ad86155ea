import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

/// Documents of many siblings: work done for each of them must not visit all of them.
struct WideDocumentTests {
  /// A view of many labels, runtime attributes and constraints.
  func document(_ count: Int, _ label: (Int) -> String) -> SourceFile {
    let labels = (0..<count).map(label).joined()
    let attributes = (0..<count).map {
      #"<userDefinedRuntimeAttribute type="string" keyPath="k\#($0)" value="\#($0)"/>"#
    }
    let constraints = (0..<count).map {
      #"<constraint firstItem="l\#($0)" firstAttribute="width" constant="1" id="c\#($0)"/>"#
    }
    return source(
      """
      <document><objects><view id="r"><subviews>\(labels)</subviews>
      <constraints>\(constraints.joined())</constraints>
      <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view></objects></document>
      """, path: "A.xib", id: UInt32(count % 1_000))
  }

  @Test func `thousands of siblings are formatted, converted, compared, merged and exported`() {
    let count = trials(2_000, of: 10_000)
    let base = document(count) { #"<label text="\#($0)" id="l\#($0)"/>"# }
    let ours = document(count) { #"<label text="\#($0)!" id="l\#($0)"/>"# }
    let theirs = document(count) {
      #"<!-- \#($0) --><label text="\#($0)" id="l\#($0)"/><label text="n" id="n\#($0)"/>"#
    }
    let (a, b) = (parse(base).value, parse(theirs).value)
    #expect(format(base).value != nil)
    #expect(!makeStandalone(of: b.tree).isEmpty)
    #expect(makeOverlay(of: b.tree, over: a.tree, header: HeaderFields()).value != nil)
    let difference = compare(a.tree, roots: a.rootViews, with: b.tree, roots: b.rootViews)
    #expect(difference.elements.count == count)
    let merged = merge(base: base, ours: ours, theirs: theirs)
    #expect(merged.value?.conflicts.isEmpty == true)
    #expect(markup(base)?.localizedStrings.count == count)
  }
}
