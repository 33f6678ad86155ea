import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

/// Recorded frames that are wrong in a known way, and the cause found for each.
struct MismatchTests {
  private func mismatches(
    _ views: String, _ constraints: String, resources: String = "", insets: LayoutOptions.InsetSource = .recorded
  ) throws -> [String: FrameMismatch] {
    let body = "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
    let file = SourceFile(
      id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(document(body, resources: resources).utf8))
    let tree = parse(file).value.tree
    let root = try #require(layoutRoots(of: tree, rootViews: []).first)
    var options = LayoutOptions.standard
    options.insets = insets
    var result: [String: FrameMismatch] = [:]
    for mismatch in frameMismatches(of: tree, root: root, options: options) {
      result[tree.objectID(of: mismatch.view)?.text ?? ""] = mismatch
    }
    return result
  }

  private let pinned = constraint("box.leading", "root.leading", 20) + constraint("box.top", "root.top", 20)

  @Test func `frames that are the solution have no cause`() throws {
    let found = try mismatches(
      tag("view", "box", [20, 20, 44, 30]),
      pinned + constraint("box.width", nil, 44) + constraint("box.height", nil, 30))
    #expect(found.isEmpty)
  }

  @Test func `a required constraint that the recorded frame breaks is named`() throws {
    let found = try mismatches(
      tag("view", "box", [20, 20, 60, 30]),
      pinned + constraint("box.width", nil, 44) + constraint("box.height", nil, 30))
    #expect(found["box"]?.cause == .brokenConstraint)
    #expect(found["box"]?.evidence == "'box.width == 44' is off by 16")
    #expect(found["box"].map { $0.solved.distance(to: $0.recorded) } == 16)
  }

  @Test func `of two contradicting constraints the recorded frame may satisfy the other one`() throws {
    let found = try mismatches(
      tag("view", "box", [20, 20, 60, 30]),
      pinned + constraint("box.width", nil, 44) + constraint("box.width", nil, 60) + constraint("box.height", nil, 30))
    #expect(found["box"]?.cause == .contradiction)
  }

  @Test func `an optional constraint that the recorded frame breaks without need is named`() throws {
    let found = try mismatches(
      tag("view", "box", [20, 20, 60, 30]),
      pinned + constraint("box.width", nil, 44, #"priority="750""#) + constraint("box.height", nil, 30))
    #expect(found["box"]?.cause == .outvoted)
    #expect(found["box"]?.evidence == "'box.width == 44 at 750' is off by 16")
  }

  @Test func `where an inequality leaves room, the optional constraint that uses it is named`() throws {
    let found = try mismatches(
      tag("view", "box", [20, 20, 90, 30]),
      pinned + constraint("box.width", nil, 60, #"relation="greaterThanOrEqual""#)
        + constraint("box.width", nil, 44, #"priority="300""#) + constraint("box.height", nil, 30))
    #expect(found["box"]?.cause == .outvoted)
    #expect(found["box"]?.evidence == "'box.width == 44 at 300' is off by 46")
  }

  @Test func `a number that several solutions satisfy equally is a tie`() throws {
    let images = #"<image name="dot" width="10" height="10"/>"#
    // The edge between the two images is undetermined. Four views that follow outweigh the recorded frames.
    let followers = (1...4).map { tag("view", "c\($0)", [150, 40, 10, 10]) }.joined()
    let following = (1...4).map { constraint("c\($0).leading", "a.trailing") }.joined()
    let found = try mismatches(
      tag("imageView", "a", [0, 20, 100, 10], #"image="dot""#)
        + tag("imageView", "b", [100, 20, 220, 10], #"image="dot""#) + followers,
      constraint("a.leading", "root.leading") + constraint("b.leading", "a.trailing")
        + constraint("root.trailing", "b.trailing") + constraint("a.top", "root.top", 20)
        + constraint("b.top", "root.top", 20) + following,
      resources: images)
    #expect(found["a"]?.solved.width == 150)
    #expect(found["a"]?.cause == .tie)
    #expect(found["b"]?.cause == .tie)
  }

  @Test func `a margin that the file does not state may differ from the table's`() throws {
    let views = tag("view", "box", [20, 20, 44, 30])
    let constraints =
      constraint("box.leading", "root.leadingMargin") + constraint("box.top", "root.top", 20)
      + constraint("box.width", nil, 44) + constraint("box.height", nil, 30)
    #expect(try mismatches(views, constraints, insets: .table)["box"]?.cause == .inset)
    #expect(try mismatches(views, constraints, insets: .recorded).isEmpty)
    let far = tag("view", "box", [300, 20, 44, 30])
    #expect(try mismatches(far, constraints, insets: .table)["box"]?.cause == .brokenConstraint)
  }

  @Test func `text is distinguished from other content, its width from its height`() throws {
    let label = { (frame: [Double]) in tag("label", "box", frame, #"text="Hello, how are you?""#) }
    let solved = try Laid(
      document("<subviews>\(label([20, 20, 10, 10]))</subviews><constraints>\(pinned)</constraints>"))
    let size = try #require(solved["box"])
    #expect(try mismatches(label([20, 20, size[2] + 5, size[3]]), pinned)["box"]?.cause == .textWidth)
    #expect(try mismatches(label([20, 20, size[2], size[3] + 3]), pinned)["box"]?.cause == .lineHeight)
    #expect(try mismatches(label([20, 20, size[2] * 2, size[3]]), pinned)["box"]?.cause == .outvoted)
    let found = try mismatches(
      tag("imageView", "box", [20, 20, 24, 10], #"image="dot""#), pinned,
      resources: #"<image name="dot" width="10" height="10"/>"#)
    #expect(found["box"]?.cause == .contentSize)
  }

  @Test func `a font without a table and a different number of lines are reported`() throws {
    let font = #"<fontDescription key="fontDescription" name="Unheard" family="Unheard" pointSize="17"/>"#
    let label = { (frame: [Double]) in tag("label", "box", frame, #"text="Hello, how are you?""#, font) }
    let solved = try Laid(
      document("<subviews>\(label([20, 20, 10, 10]))</subviews><constraints>\(pinned)</constraints>"))
    let size = try #require(solved["box"])
    // The recorded width may be that of the neighbor's constraint, so that it does not measure the font.
    let neighbor = tag("view", "next", [size[2] + 35, 20, 10, 10])
    let beside = pinned + constraint("next.leading", "box.trailing", 10) + constraint("next.top", "box.top")
    let stretched = label([20, 20, size[2] + 5, size[3]]) + neighbor
    #expect(
      try mismatches(stretched, beside + constraint("next.width", nil, 10) + constraint("next.height", nil, 10))["box"]?
        .cause == .unknownFont)
    let wrapped = tag(
      "label", "box", [20, 20, 100, 61], #"numberOfLines="0" text="Hello, how are you?""#)
    let found = try mismatches(wrapped, pinned + constraint("box.width", nil, 100))
    #expect(found["box"]?.cause == .lineCount)
  }

  @Test func `a view that depends on a wrong frame has the same cause`() throws {
    let found = try mismatches(
      tag("view", "box", [20, 20, 60, 30]) + tag("view", "next", [90, 20, 10, 30]),
      pinned + constraint("box.width", nil, 44) + constraint("box.height", nil, 30)
        + constraint("next.leading", "box.trailing", 10) + constraint("next.top", "root.top", 20)
        + constraint("next.width", nil, 10) + constraint("next.height", nil, 30))
    #expect(found["next"]?.evidence == found["box"]?.evidence)
  }
}
