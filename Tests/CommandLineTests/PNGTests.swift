#if PNG
  import Foundation
  import PaintCommands
  import TestSupport
  import Testing
  import ThemeSource

  /// The reply of `themec-png` to a request; nil if it is no reply.
  private func reply(_ request: [UInt8], environment: [String: String] = [:]) throws -> PaintReader? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("themec-png")
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(request))
    try input.fileHandleForWriting.close()
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return process.terminationStatus == 0 ? PaintReader(bytes) : nil
  }

  /// The pixels of a PNG file.
  private struct Pixels {
    var width = 0
    var height = 0
    private var bytes: [UInt8] = []

    init?(png: [UInt8]) throws {
      var request = PaintWriter()
      request.add(PaintRequest.pixels)
      request.add(1)
      request.add(png)
      guard var reader = try reply(request.bytes) else { return nil }
      guard try reader.flag(), try reader.count() == 0 else { return nil }
      var result = PaintReader(try reader.data())
      (width, height, bytes) = (try result.integer(), try result.integer(), try result.data())
      guard width > 0, bytes.count == width * height * 4 else { return nil }
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[((y * width + x) * 4)..<((y * width + x) * 4 + 4)]) }

    /// The columns that have a dark pixel.
    var darkColumns: [Int] { (0..<width).filter { x in (0..<height).contains { y in self[x, y][0] < 128 } } }
  }

  /// PNG files, decoded again or read as the PNG specification defines them.
  @Suite struct PNGTests {
    /// A PNG of one red pixel, created by another program.
    private static let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

    /// A JPEG of 8 × 8 red pixels, created by Pillow.
    private static let jpeg = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDA\
      sKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAI\
      AAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy\
      JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA\
      AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom\
      JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc\
      bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vooor+Uz/fw//9k=
      """

    private static let size = (width: 200.0, height: 40.0)

    /// A white picture of 200 × 40 points with these commands.
    private func picture(_ commands: (inout PaintWriter) -> Void) -> [UInt8] {
      var writer = PaintWriter()
      writer.add(PaintRequest.picture)
      for length in [Self.size.width, Self.size.height, 1] { writer.add(length) }
      add([255, 255, 255, 255], &writer)
      writer.add(0)
      commands(&writer)
      return writer.bytes
    }

    private func add(_ color: [UInt8], _ writer: inout PaintWriter) { for byte in color { writer.add(byte) } }

    private func drawn(_ request: [UInt8]) throws -> Pixels {
      var reader = try #require(try reply(request))
      #expect(try reader.flag())
      for _ in 0..<(try reader.count()) { _ = (try reader.text(), try reader.text()) }
      return try #require(try Pixels(png: try reader.data()))
    }

    /// Adds a text at the left edge.
    private func add(_ text: String, width: Double, _ writer: inout PaintWriter) {
      writer.add(PaintCommand.text)
      writer.add(Point(x: 10, y: 30))
      writer.add(width)
      writer.add(PaintFont(families: ["Inter", "sans-serif"], size: 20, weight: 400, isItalic: false))
      add([0, 0, 0, 255], &writer)
      for flag in [false, false, false] { writer.add(flag) }
      writer.add(1)
      writer.add(text)
      writer.add(0.0)
      writer.add(width)
    }

    @Test(arguments: [1, 2, 3]) func `a picture has the pixels per point of the option`(ratio: Int) throws {
      let folder = try TemporaryFolder()
      let arguments = ["preview", "Login", "--size", "320x568", "-o", "a.png", "--quiet", "--pixel-ratio", "\(ratio)"]
      let outcome = try themec(arguments, folder: folder.url)
      #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome)")
      let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent("a.png")))
      let image = try #require(try Pixels(png: bytes))
      #expect(image.width == 320 * ratio && image.height == 568 * ratio)
    }

    @Test func `an image has its own color, and a broken one is a frame with its name`() throws {
      let theme = xib(
        """
        <imageView image="logo" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="100" height="100"/>
        </imageView>
        """)
      let folder = try TemporaryFolder(project: ["A.xib": theme], configuration: "")
      let catalog = "Assets.xcassets/logo.imageset"
      try folder.write("\(catalog)/Contents.json", "{\"images\": [{\"filename\": \"logo.png\"}]}")
      let data = Array(try #require(Data(base64Encoded: Self.pixel)))
      for (file, color) in [(data, [255, 0, 0, 255]), (Array(data.prefix(40)), [255, 255, 255, 255])] {
        try folder.write("\(catalog)/logo.png", file)
        _ = try themec(["preview", "A.xib", "-o", "a.png"], folder: folder.url)
        let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent("a.png")))
        let image = try #require(try Pixels(png: bytes))
        #expect(image[10, 10].map(Int.init) == color)
      }
    }

    @Test func `a JPEG image is drawn, and a broken one is not`() throws {
      let theme = xib(
        """
        <imageView image="photo" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="100" height="100"/>
        </imageView>
        """)
      let folder = try TemporaryFolder(project: ["A.xib": theme], configuration: "")
      let catalog = "Assets.xcassets/photo.imageset"
      try folder.write("\(catalog)/Contents.json", "{\"images\": [{\"filename\": \"photo.jpg\"}]}")
      let data = Array(try #require(Data(base64Encoded: Self.jpeg)))
      for (file, isRed) in [(data, true), (Array(data.prefix(620)), false)] {
        try folder.write("\(catalog)/photo.jpg", file)
        let outcome = try themec(["preview", "A.xib", "-o", "a.png"], folder: folder.url)
        #expect(outcome.status == 0, "\(outcome)")
        let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent("a.png")))
        let color = try #require(try Pixels(png: bytes))[50, 50]
        #expect((color[0] > 250 && color[1] < 5 && color[2] < 5) == isRed, "\(color)")
      }
    }

    @Test func `an image of a catalog that is a link out of the repository is not drawn`() throws {
      let theme = xib(
        """
        <imageView image="logo" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></imageView>
        """)
      let folder = try TemporaryFolder(project: ["app/A.xib": theme, "app/.git/HEAD": ""], configuration: "")
      try folder.write("secret.png", Array(try #require(Data(base64Encoded: Self.pixel))))
      let catalog = "app/Assets.xcassets/logo.imageset"
      try folder.write(
        "\(catalog)/Contents.json", "{\"images\": [{\"filename\": \"logo.png\", \"idiom\": \"universal\"}]}")
      let link = folder.url.appendingPathComponent("\(catalog)/logo.png")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../../../secret.png")
      _ = try themec(
        ["preview", "A.xib", "-o", "a.png", "--pixel-ratio", "1"], folder: folder.url.appendingPathComponent("app"))
      let image = try #require(
        try Pixels(png: Array(try Data(contentsOf: folder.url.appendingPathComponent("app/a.png")))))
      #expect(image[50, 20][1] > 200)
    }

    /// A PDF of 20 × 10 points, of which the left half is red.
    private static let pdf: [UInt8] = {
      let content = "1 0 0 rg 0 0 10 10 re f"
      let objects = [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ]
      var text = "%PDF-1.4\n"
      var offsets: [Int] = []
      for (index, object) in objects.enumerated() {
        offsets.append(text.utf8.count)
        text += "\(index + 1) 0 obj\(object)endobj\n"
      }
      let start = text.utf8.count
      text += "xref\n0 5\n0000000000 65535 f \n"
      for offset in offsets { text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n" }
      return Array((text + "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }()

    @Test func `PDF and SVG images of catalogs are drawn in their own size`() throws {
      let theme = xib(
        """
        <imageView image="half" contentMode="center" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></imageView>
        """)
      let folder = try TemporaryFolder(project: ["A.xib": theme], configuration: "")
      let svg = { (size: String) in
        Array(
          "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" \(size)><path fill=\"#f00\" d=\"M0 0h10v10H0z\"/></svg>"
            .utf8)
      }
      let files = [
        ("half.pdf", Self.pdf), ("half.svg", svg("width=\"20\" height=\"10\"")),
        ("half.svg", svg("viewBox=\"0 0 20 10\"")),
      ]
      for (name, file) in files {
        let catalog = "Assets.xcassets/half.imageset"
        try folder.write(
          "\(catalog)/Contents.json", "{\"images\": [{\"filename\": \"\(name)\", \"idiom\": \"universal\"}]}")
        try folder.write("\(catalog)/\(name)", file)
        let outcome = try themec(["preview", "A.xib", "-o", "a.png", "--pixel-ratio", "1"], folder: folder.url)
        #expect(outcome.status == 0, "\(outcome)")
        let image = try #require(
          try Pixels(png: Array(try Data(contentsOf: folder.url.appendingPathComponent("a.png")))))
        // The image of 20 × 10 points is in the middle.
        for (x, y, isRed) in [
          (45, 50, true), (55, 50, false), (38, 50, false), (45, 43, false), (41, 46, true), (48, 54, true),
        ] {
          #expect(image[x, y].map(Int.init) == (isRed ? [255, 0, 0, 255] : [255, 255, 255, 255]), "\(name) \(x) \(y)")
        }
      }
    }

    @Test func `broken PDF and SVG images, and what SVG refers to, are not drawn`() throws {
      let theme = xib(
        """
        <imageView image="half" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></imageView>
        """)
      let folder = try TemporaryFolder(project: ["A.xib": theme], configuration: "")
      let pixel = Array(try #require(Data(base64Encoded: Self.pixel)))
      try folder.write("Assets.xcassets/half.imageset/red.png", pixel)
      try folder.write("red.png", pixel)
      let link = "file://\(folder.url.path)/red.png"
      let files: [[UInt8]] = [
        Array(Self.pdf.prefix(40)), Array("<svg".utf8),
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"1e9\"/>".utf8),
        Array(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><image href=\"\(link)\" width=\"9\" height=\"9\"/></svg>"
            .utf8),
      ]
      for (index, file) in files.enumerated() {
        let name = index == 0 ? "half.pdf" : "half.svg"
        try folder.write(
          "Assets.xcassets/half.imageset/Contents.json",
          "{\"images\": [{\"filename\": \"\(name)\", \"idiom\": \"universal\"}]}")
        try folder.write("Assets.xcassets/half.imageset/\(name)", file)
        let outcome = try themec(["preview", "A.xib", "-o", "a.png", "--pixel-ratio", "1"], folder: folder.url)
        #expect(outcome.status == 0, "\(outcome)")
        let image = try #require(
          try Pixels(png: Array(try Data(contentsOf: folder.url.appendingPathComponent("a.png")))))
        #expect(image[50, 20][1] > 200, "\(name)")
      }
    }

    @Test func `the outlines of a text are where the text is drawn`() throws {
      var request = PaintWriter()
      request.add(PaintRequest.outlines)
      request.add(1)
      request.add(Point(x: 2010, y: 3030))
      request.add(80.0)
      request.add(PaintFont(families: ["Inter", "sans-serif"], size: 20, weight: 400, isItalic: false))
      add([0, 0, 0, 255], &request)
      for flag in [false, false, false] { request.add(flag) }
      request.add(1)
      request.add("HHHHH")
      request.add(0.0)
      request.add(80.0)
      var reader = try #require(try reply(request.bytes))
      #expect(try reader.flag())
      for _ in 0..<(try reader.count()) { _ = (try reader.text(), try reader.text()) }
      var result = PaintReader(try reader.data())
      var points: [Point] = []
      for _ in 0..<(try result.count()) {
        switch try result.value(PaintStep.self) {
        case .move, .line: points.append(try result.point())
        case .curve: for _ in 0..<3 { points.append(try result.point()) }
        case .close: break
        }
      }
      #expect(result.isAtEnd && points.count >= 5 * 12)
      let columns = try drawn(picture { add("HHHHH", width: 80, &$0) }).darkColumns
      let (first, last) = (Double(try #require(columns.first)), Double(try #require(columns.last)))
      let left = try #require(points.map(\.x).min())
      let right = try #require(points.map(\.x).max())
      let top = try #require(points.map(\.y).min())
      let bottom = try #require(points.map(\.y).max())
      #expect(abs(left - 2000 - first) <= 1 && abs(right - 2001 - last) <= 1)
      // An H is on the baseline and as high as capital letters, about 0.7 em.
      #expect(abs(bottom - 3030) < 0.01 && abs(top - 3016) < 1.5)
    }

    @Test func `an SVG has outlines instead of text if they are requested`() throws {
      let folder = try TemporaryFolder()
      for (option, hasText) in [("text", true), ("outlines", false)] {
        let outcome = try themec(["preview", "Login", "--text", option, "-o", "a.svg", "--quiet"], folder: folder.url)
        #expect(outcome.status == 0, "\(outcome)")
        let svg = try String(contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
        #expect(svg.contains("<text") == hasText)
      }
      #expect(try themec(["preview", "Login", "--text", "outlines", "-o", "a.png"], folder: folder.url).status == 2)
    }

    @Test func `kerning moves letters apart without making them wider`() throws {
      func columns(_ spacing: Double, width: Double) throws -> [Int] {
        try drawn(
          picture { writer in
            writer.add(PaintCommand.text)
            writer.add(Point(x: 10, y: 30))
            writer.add(width)
            writer.add(
              PaintFont(families: ["Inter", "sans-serif"], size: 20, weight: 400, isItalic: false, spacing: spacing))
            add([0, 0, 0, 255], &writer)
            for flag in [false, false, false] { writer.add(flag) }
            writer.add(1)
            writer.add("II")
            writer.add(0.0)
            writer.add(width)
          }
        ).darkColumns
      }
      let (plain, kerned) = (try columns(0, width: 12), try columns(20, width: 52))
      // The stems of both letters have the same number of columns, further from each other.
      #expect(abs(plain.count - kerned.count) <= 1)
      let (start, end) = (try #require(plain.first), try #require(plain.last))
      let (kernedStart, kernedEnd) = (try #require(kerned.first), try #require(kerned.last))
      #expect(kernedEnd - kernedStart > end - start + 15)
    }

    @Test(arguments: [40.0, 80, 160]) func `a text is as wide as it was measured`(width: Double) throws {
      let image = try drawn(picture { add("HHHHH", width: width, &$0) })
      let columns = image.darkColumns
      let (first, last) = (Double(try #require(columns.first)), Double(try #require(columns.last)))
      // Letters have space at their sides, less than a fifth of their width.
      #expect(first >= 10 && first < 10 + width / 25 + 1)
      #expect(last < 10 + width && last > 10 + width - width / 25 - 2)
    }

    @Test func `words in Hebrew are drawn from right to left, and digits from left to right`() throws {
      let text = picture { add("אב12", width: 100, &$0) }
      // The same glyphs at the same places: the letters in reverse order after the digits.
      let turned = picture { add("12אב", width: 100, &$0) }
      #expect(try drawn(text).darkColumns != drawn(turned).darkColumns)
    }

    @Test func `a group is as opaque as a whole`() throws {
      let image = try drawn(
        picture { writer in
          writer.add(PaintCommand.begin)
          writer.add(Point(x: 20, y: 0))
          writer.add(0.5)
          for left in [0.0, 10] {
            writer.add(PaintCommand.fill)
            writer.add(PaintShape.rect)
            writer.add(Rect(x: left, y: 0, width: 20, height: 20))
            writer.add(0.0)
            add([0, 0, 0, 255], &writer)
          }
          writer.add(PaintCommand.end)
        })
      #expect(image[5, 5] == [255, 255, 255, 255])
      // Both places have one color, where the rectangles overlap too.
      #expect(abs(Int(image[25, 5][0]) - 128) <= 1 && image[25, 5] == image[35, 5])
    }

    @Test func `a shadow has the profile of a Gaussian blur`() throws {
      let image = try drawn(
        picture { writer in
          writer.add(PaintCommand.shadow)
          writer.add(Rect(x: 70, y: -60, width: 130, height: 160))
          writer.add(10.0)
          writer.add(PaintShape.rect)
          // The left edge of a large black area is at 100.
          writer.add(Rect(x: 100, y: -60, width: 100, height: 160))
          writer.add(0.0)
          add([0, 0, 0, 255], &writer)
        })
      // Half of the area's opacity at the edge, and 15.9% and 2.3% at one and two standard deviations from it.
      for (distance, share) in [(0, 0.5), (10, 0.159), (20, 0.023), (-10, 0.841)] {
        let (left, right) = (image[99 - distance, 20][0], image[100 - distance, 20][0])
        let opacity = 1 - (Double(left) + Double(right)) / 510
        #expect(abs(opacity - share) < 0.02, "\(distance): \(opacity)")
      }
    }

    @Test func `broken files and broken requests are refused`() throws {
      let data = Array(try #require(Data(base64Encoded: Self.pixel)))
      for length in [0, 8, 20, 33, data.count - 16] { #expect(try Pixels(png: Array(data.prefix(length))) == nil) }
      let request = picture { add("H", width: 20, &$0) }
      for length in [0, 1, 9, 26, 40, request.count - 1] {
        var reader = try #require(try reply(Array(request.prefix(length))))
        #expect(try !reader.flag())
        #expect(try !reader.text().isEmpty)
      }
      var large = PaintWriter()
      large.add(PaintRequest.picture)
      for length in [1e9, 1e9, 3] { large.add(length) }
      add([0, 0, 0, 255], &large)
      var reader = try #require(try reply(large.bytes))
      #expect(try !reader.flag())
      #expect(try reader.text().hasPrefix("a picture cannot have"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/dejavu")))
    func `a note names the font that is drawn where Inter is not installed`() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "fonts.conf",
        """
        <fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>\(folder.url.path)</cachedir>
        <include>/etc/fonts/conf.d</include></fontconfig>
        """)
      let environment = ["FONTCONFIG_FILE": folder.url.appendingPathComponent("fonts.conf").path]
      let outcome = try themec(["preview", "Login", "-o", "a.png"], folder: folder.url, environment: environment)
      #expect(outcome.status == 0)
      let message = "note: text is drawn in DejaVu Sans, because Inter is not installed\n"
      #expect(outcome.messages.hasPrefix(message), "\(outcome)")
      #expect(outcome.messages.components(separatedBy: "note:").count == 2)
    }
  }
#endif
