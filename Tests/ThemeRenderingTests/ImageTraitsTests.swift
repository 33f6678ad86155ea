import Testing
import ThemeSource

@testable import ThemeRendering

@Test func `an image without insets is stretched as a whole`() {
  #expect(
    ImageTraits(size: Size(width: 10, height: 10)).slices(filling: Rect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
}

@Test func `slices cover the rectangle and the image once`() {
  let traits = ImageTraits(
    size: Size(width: 20, height: 10), capInsets: Insets(top: 2, left: 4, bottom: 3, right: 5))
  for rect in [Rect(x: 5, y: 7, width: 100, height: 40), Rect(x: 0, y: 0, width: 6, height: 2)] {
    let slices = traits.slices(filling: rect)
    let area = slices.reduce(0) { $0 + $1.place.width * $1.place.height }
    #expect((area - rect.width * rect.height).magnitude < 1e-9)
    #expect(slices.allSatisfy { $0.part.maxX <= 1 + 1e-9 && $0.part.maxY <= 1 + 1e-9 })
  }
  let wide = traits.slices(filling: Rect(x: 0, y: 0, width: 100, height: 40))
  #expect(wide.count == 9)
  #expect(wide[0].place == Rect(x: 0, y: 0, width: 4, height: 2))
  #expect(wide[8].place == Rect(x: 95, y: 37, width: 5, height: 3))
}

@Test(arguments: [
  Insets(all: -1), Insets(all: 1e300), Insets(top: 0, left: 20, bottom: 0, right: 20), Insets(all: 5),
])
func `slices of any insets are finite and inside`(insets: Insets) {
  let rect = Rect(x: 0, y: 0, width: 30, height: 30)
  for slice in ImageTraits(size: Size(width: 10, height: 10), capInsets: insets).slices(filling: rect) {
    #expect(slice.place.width > 0 && slice.place.maxX <= 30.001 && slice.place.x >= -0.001)
    #expect(slice.part.width > 0 && slice.part.x >= 0 && slice.part.maxX <= 1.001)
  }
}

@Test func `symbols have shapes that fit their names`() throws {
  func shape(_ name: String) throws -> SymbolShape {
    SymbolShape(try #require(Symbols.variant(name)), lineWidth: 0.1)
  }
  let cross = try shape("xmark")
  #expect(cross.part(at: Point(x: 0.5, y: 0.5)) == .ink && cross.part(at: Point(x: 0.5, y: 0.1)) == nil)
  let filled = try shape("xmark.circle.fill")
  #expect(filled.part(at: Point(x: 0.5, y: 0.1)) == .ink && filled.part(at: Point(x: 0.02, y: 0.02)) == nil)
  // SF Symbols cut the inner shape out of a filled circle.
  #expect(filled.part(at: Point(x: 0.5, y: 0.5)) == .gap)
  let clock = try shape("clock.fill")
  #expect(clock.part(at: Point(x: 0.5, y: 0.3)) == .gap && clock.part(at: Point(x: 0.2, y: 0.6)) == .ink)
  let ring = try shape("plus.circle")
  #expect(ring.part(at: Point(x: 0.5, y: 0.07)) == .ink && ring.part(at: Point(x: 0.5, y: 0.18)) == nil)
}
