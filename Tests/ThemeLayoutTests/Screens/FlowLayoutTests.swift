import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

/// Flow layouts as Apple's reference of `UICollectionViewFlowLayout` describes them.
struct FlowLayoutTests {
  private func flow(_ attributes: String, _ inside: String) throws -> FlowLayout {
    let text = """
      <document><objects><collectionView id="c"><rect key="frame" x="0" y="0" width="375" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" \(attributes)>\(inside)</collectionViewFlowLayout>
      </collectionView></objects></document>
      """
    let file = SourceFile(id: FileID(rawValue: 0), path: "SampleView_default.xib", bytes: Array(text.utf8))
    let tree = parse(file).value.tree
    let collection = try #require(tree.all.first { tree[$0].kind == .collectionView })
    return try #require(FlowLayout(of: collection, in: tree))
  }

  private let bounds = Rect(x: 10, y: 20, width: 375, height: 400)

  @Test func `a line is filled with items flush on both sides, and lines have their minimum distance`() throws {
    let layout = try flow(
      "minimumLineSpacing=\"8\" minimumInteritemSpacing=\"8\"",
      "<size key=\"itemSize\" width=\"104\" height=\"104\"/><inset key=\"sectionInset\" minX=\"16\" minY=\"16\" maxX=\"16\" maxY=\"16\"/>"
    )
    let frames = layout.frames(in: bounds, limit: 4)
    // 343 points hold three items of 104 at least 8 apart; the remaining 31 points are two spaces.
    #expect(frames.map(\.x) == [26, 145.5, 265, 26])
    #expect(frames.map(\.y) == [36, 36, 36, 148])
    #expect(frames.allSatisfy { $0.width == 104 && $0.height == 104 })
  }

  @Test func `a horizontal layout fills columns first`() throws {
    let layout = try flow(
      "scrollDirection=\"horizontal\" minimumLineSpacing=\"4\" minimumInteritemSpacing=\"0\"",
      "<size key=\"itemSize\" width=\"100\" height=\"200\"/>")
    let frames = layout.frames(in: bounds, limit: 3)
    #expect(frames.map(\.x) == [10, 10, 114])
    #expect(frames.map(\.y) == [20, 220, 20])
  }

  @Test func `properties that a layout does not state have UIKit's defaults, and invalid sizes are ignored`() throws {
    let layout = try flow("", "<size key=\"itemSize\" width=\"-5\" height=\"nan\"/>")
    #expect(layout.itemSize == Size(width: 50, height: 50))
    #expect(layout.itemSpacing == 10 && layout.lineSpacing == 10)
    #expect(layout.frames(in: Rect(x: 0, y: 0, width: 0, height: 0), limit: 9).isEmpty)
    #expect(layout.frames(in: Rect(x: 0, y: 0, width: 1e300, height: 60), limit: 9).count == 9)
  }
}
