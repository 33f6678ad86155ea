#if PNG
  internal import PaintCommands
  internal import ThemeSource

  /// Draws the commands of a request.
  struct Painter {
    private var reader: PaintReader
    private let fonts = FontBook()
    /// Decoded files, by their index; nil for files that cannot be read.
    private var images: [Int: CairoImage?] = [:]
    /// The font family that replaces Inter; nil if Inter is installed.
    private var substitute: String?
    /// The first character that no font has.
    private var missing: Character?

    init(_ reader: PaintReader) { self.reader = reader }

    /// Draws a picture. Returns the PNG file, with notes about missing fonts.
    mutating func picture() throws -> (notes: [PaintNote], bytes: [UInt8]) {
      let size = Size(width: try reader.number(), height: try reader.number())
      let scale = try reader.number()
      let canvas = try CairoCanvas(size, scale: scale, background: try color())
      var files: [[UInt8]] = []
      for _ in 0..<(try reader.count()) { files.append(try reader.data()) }
      try draw(on: canvas, files)
      return (notes, try canvas.png())
    }

    /// Returns the outlines of texts, with notes about missing fonts.
    mutating func outlines() throws -> (notes: [PaintNote], bytes: [UInt8]) {
      var reply = PaintWriter()
      for _ in 0..<(try reader.count()) {
        let canvas = try CairoCanvas()
        try readText { step in
          switch step {
          case .glyphs(let runs, let origin, let stretch): canvas.add(runs, at: origin, stretch: stretch)
          case .line(let rect): canvas.add(rect, radius: 0)
          }
        }
        canvas.writePath(to: &reply)
      }
      return (notes, reply.bytes)
    }

    private var notes: [PaintNote] {
      let substituted = substitute.map {
        PaintNote(
          message: "text is drawn in \($0), because \(PaintFont.standIn) is not installed",
          help: "install it (Debian: apt-get install fonts-inter; macOS: brew install font-inter)")
      }
      let incomplete = missing.map {
        PaintNote(
          message: "no installed font has '\($0)'",
          help: "install a font that has it, such as fonts-noto-cjk or fonts-noto-color-emoji on Debian")
      }
      return [substituted, incomplete].compactMap(\.self)
    }

    private mutating func draw(on canvas: borrowing CairoCanvas, _ files: [[UInt8]]) throws {
      var opacities: [Double] = []
      while !reader.isAtEnd {
        switch try reader.value(PaintCommand.self) {
        case .begin:
          let offset = try reader.point()
          let opacity = try reader.number()
          opacities.append(opacity)
          canvas.begin(offset, opacity: opacity)
        case .end:
          guard let opacity = opacities.popLast() else { throw PaintError() }
          canvas.end(opacity: opacity)
        case .clip:
          try addShape(to: canvas)
          canvas.clip()
        case .fill:
          try addShape(to: canvas)
          canvas.fill(try color())
        case .shadow:
          let (extent, blur) = (try reader.rect(), try reader.number())
          try addShape(to: canvas)
          canvas.fill(try color(), blurred: blur, in: extent)
        case .stroke:
          try addShape(to: canvas)
          try stroke(on: canvas)
        case .text: try drawText(on: canvas)
        case .image: try drawImage(on: canvas, files)
        }
      }
      guard opacities.isEmpty else { throw PaintError() }
    }

    private mutating func color() throws -> Color {
      Color(red: try reader.byte(), green: try reader.byte(), blue: try reader.byte(), alpha: try reader.byte())
    }

    private mutating func addShape(to canvas: borrowing CairoCanvas) throws {
      switch try reader.value(PaintShape.self) {
      case .rect: canvas.add(try reader.rect(), radius: try reader.number())
      case .ellipse: canvas.add(ellipseIn: try reader.rect())
      case .path:
        for _ in 0..<(try reader.count()) {
          switch try reader.value(PaintStep.self) {
          case .move: canvas.move(to: try reader.point())
          case .line: canvas.line(to: try reader.point())
          case .curve: canvas.curve(try reader.point(), try reader.point(), to: try reader.point())
          case .close: canvas.close()
          }
        }
      }
    }

    private mutating func stroke(on canvas: borrowing CairoCanvas) throws {
      let color = try color()
      let width = try reader.number()
      var dashes: [Double] = []
      for _ in 0..<(try reader.count()) { dashes.append(try reader.number()) }
      canvas.stroke(color, width: width, dashes: dashes, isRound: try reader.flag())
    }

    private mutating func drawText(on canvas: borrowing CairoCanvas) throws {
      var steps: [TextStep] = []
      let color = try readText { steps.append($0) }
      for step in steps {
        switch step {
        case .glyphs(let runs, let origin, let stretch): canvas.draw(runs, at: origin, stretch: stretch, color)
        case .line(let rect):
          canvas.add(rect, radius: 0)
          canvas.fill(color)
        }
      }
    }

    /// A part of a text to draw.
    private enum TextStep {
      /// A word at the left end of its baseline, stretched horizontally.
      case glyphs([GlyphRun], Point, Double)
      /// A line below or through the text.
      case line(Rect)
    }

    /// Reads a text and passes its parts to a closure. Returns its color.
    @discardableResult private mutating func readText(_ body: (TextStep) -> Void) throws -> Color {
      let origin = try reader.point()
      let width = try reader.number()
      let font = try reader.font()
      let color = try color()
      let (isUnderlined, isStruckThrough) = (try reader.flag(), try reader.flag())
      let isRightToLeft = try reader.flag()
      for _ in 0..<(try reader.count()) {
        let shaped = ShapedText(try reader.text(), font, isRightToLeft: isRightToLeft, fonts)
        let (x, width) = (try reader.number(), try reader.number())
        missing = missing ?? shaped.missing
        guard width > 0, shaped.width > 0 else { continue }
        body(.glyphs(shaped.runs, Point(x: origin.x + x, y: origin.y), width / shaped.width))
      }
      guard let face = fonts.face(for: " ", font) else { return color }
      if font.families.first == PaintFont.standIn, face.family != PaintFont.standIn { substitute = face.family }
      for line in [isUnderlined ? face.underline : nil, isStruckThrough ? face.strikeout : nil] {
        guard let line else { continue }
        let thickness = line.width * font.size
        let y = origin.y - line.y * font.size - thickness / 2
        body(.line(Rect(x: origin.x, y: y, width: width, height: thickness)))
      }
      return color
    }

    private mutating func drawImage(on canvas: borrowing CairoCanvas, _ files: [[UInt8]]) throws {
      let index = try reader.integer()
      let opacity = try reader.number()
      let isTinted = try reader.flag()
      let color = try color()
      guard files.indices.contains(index) else { throw PaintError() }
      let image = images[index] ?? CairoImage(files[index])
      images[index] = .some(image)
      for _ in 0..<(try reader.count()) {
        let (place, part) = (try reader.rect(), try reader.rect())
        if let image { canvas.draw(part, of: image, in: place, opacity: opacity, tint: isTinted ? color : nil) }
      }
    }
  }
#endif
