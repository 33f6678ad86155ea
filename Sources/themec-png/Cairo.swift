#if PNG
  internal import CCairo
  internal import PaintCommands
  internal import ThemeSource

  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8
  }

  /// The pixels of a picture that is drawn in points.
  @safe struct CairoCanvas: ~Copyable {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    /// Pixels per point.
    private let scale: Double

    /// The largest picture: cairo limits its sides, and 100 million pixels take 400 MB.
    private static let mostPixels = (side: Double(ImageLimits.pictureSide), count: Double(ImageLimits.picturePixels))

    init(_ size: Size, scale: Double, background: Color) throws {
      let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
      guard width >= 1, height >= 1, max(width, height) <= Self.mostPixels.side,
        width * height <= Self.mostPixels.count, let columns = Int32(exactly: width), let rows = Int32(exactly: height),
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns, rows),
        let context = unsafe cairo_create(surface)
      else { throw PictureFailure(reason: "a picture cannot have \(width) × \(height) pixels") }
      unsafe self.surface = surface
      unsafe self.context = context
      self.scale = scale
      setSource(background)
      unsafe cairo_paint(context)
      unsafe cairo_scale(context, scale, scale)
    }

    /// Creates a canvas without edges, which has paths but no pixels.
    init() throws {
      guard let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
        let context = unsafe cairo_create(surface)
      else { throw PictureFailure(reason: "there is too little memory") }
      unsafe self.surface = surface
      unsafe self.context = context
      scale = 1
    }

    deinit {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }

    /// The PNG file.
    func png() throws -> [UInt8] {
      final class Output { var bytes: [UInt8] = [] }
      let output = Output()
      let status = unsafe cairo_surface_write_to_png_stream(
        surface,
        { output, start, count in
          guard let output = unsafe output, let start = unsafe start else { return CAIRO_STATUS_WRITE_ERROR }
          unsafe Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
            .append(contentsOf: UnsafeBufferPointer(start: start, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque())
      guard status == CAIRO_STATUS_SUCCESS else { throw PictureFailure(reason: "the picture cannot be written") }
      return output.bytes
    }

    // MARK: Groups

    func begin(_ offset: Point, opacity: Double) {
      unsafe cairo_save(context)
      if opacity < 1 { unsafe cairo_push_group(context) }
      unsafe cairo_translate(context, offset.x, offset.y)
    }

    func end(opacity: Double) {
      if opacity < 1 {
        unsafe cairo_pop_group_to_source(context)
        unsafe cairo_paint_with_alpha(context, opacity)
      }
      unsafe cairo_restore(context)
    }

    // MARK: Paths

    func move(to point: Point) { unsafe cairo_move_to(context, point.x, point.y) }

    func line(to point: Point) { unsafe cairo_line_to(context, point.x, point.y) }

    func curve(_ first: Point, _ second: Point, to end: Point) {
      unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }

    func close() { unsafe cairo_close_path(context) }

    func add(_ rect: Rect, radius: Double) {
      let radius = min(radius, rect.width / 2, rect.height / 2)
      guard radius > 0 else { return unsafe cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
      let quarter = Double.pi / 2
      for (turn, corner) in [
        Point(x: rect.maxX - radius, y: rect.y + radius), Point(x: rect.maxX - radius, y: rect.maxY - radius),
        Point(x: rect.x + radius, y: rect.maxY - radius), Point(x: rect.x + radius, y: rect.y + radius),
      ].enumerated() {
        let start = Double(turn - 1) * quarter
        unsafe cairo_arc(context, corner.x, corner.y, radius, start, start + quarter)
      }
      close()
    }

    func add(ellipseIn rect: Rect) {
      guard rect.width > 0, rect.height > 0 else { return }
      unsafe cairo_save(context)
      unsafe cairo_translate(context, rect.x + rect.width / 2, rect.y + rect.height / 2)
      unsafe cairo_scale(context, rect.width / 2, rect.height / 2)
      unsafe cairo_new_sub_path(context)
      unsafe cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
      unsafe cairo_restore(context)
      close()
    }

    func clip() { unsafe cairo_clip(context) }

    func fill(_ color: Color) {
      setSource(color)
      unsafe cairo_fill(context)
    }

    /// Fills the path with a blur.
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation in points.
    ///   - extent: The area that the blurred shape covers.
    func fill(_ color: Color, blurred deviation: Double, in extent: Rect) {
      guard deviation > 0, let mask = Mask(extent, scale: scale) else { return fill(color) }
      let path = unsafe cairo_copy_path(context)
      unsafe cairo_new_path(context)
      unsafe mask.fill(path)
      unsafe cairo_path_destroy(path)
      mask.blur(deviation * scale)
      setSource(color)
      unsafe cairo_mask_surface(context, mask.surface, extent.x, extent.y)
    }

    func stroke(_ color: Color, width: Double, dashes: [Double], isRound: Bool) {
      setSource(color)
      unsafe cairo_set_line_width(context, width)
      unsafe cairo_set_dash(context, dashes, Int32(clamping: dashes.count), 0)
      unsafe cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      unsafe cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      unsafe cairo_stroke(context)
    }

    private func setSource(_ color: Color) {
      unsafe cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
    }

    // MARK: Text

    /// Draws a line of glyphs.
    ///
    /// - Parameters:
    ///   - origin: Left end of the baseline.
    ///   - stretch: Horizontal scale of glyphs and their distances.
    func draw(_ runs: [GlyphRun], at origin: Point, stretch: Double, _ color: Color) {
      unsafe cairo_save(context)
      unsafe cairo_translate(context, origin.x, origin.y)
      unsafe cairo_scale(context, stretch, 1)
      setSource(color)
      for run in runs {
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
        unsafe run.face.select(in: context, size: run.size)
        // Glyphs with colors of their own, such as emoji, have no outlines.
        if run.face.hasColors {
          unsafe cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
        } else {
          unsafe cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
          unsafe cairo_fill(context)
        }
      }
      unsafe cairo_restore(context)
    }

    /// Adds the outlines of a line of glyphs to the path, without those of fonts with colors.
    func add(_ runs: [GlyphRun], at origin: Point, stretch: Double) {
      unsafe cairo_save(context)
      unsafe cairo_translate(context, origin.x, origin.y)
      unsafe cairo_scale(context, stretch, 1)
      for run in runs where !run.face.hasColors {
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
        unsafe run.face.select(in: context, size: run.size)
        unsafe cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
      }
      unsafe cairo_restore(context)
    }

    /// Writes the number of the path's steps, and the steps with their points.
    func writePath(to writer: inout PaintWriter) {
      guard let path = unsafe cairo_copy_path(context) else { return writer.add(0) }
      defer { unsafe cairo_path_destroy(path) }
      let count = unsafe path.pointee.status == CAIRO_STATUS_SUCCESS ? unsafe Int(path.pointee.num_data) : 0
      let data = unsafe UnsafeBufferPointer(start: path.pointee.data, count: count)
      var (steps, number, index) = (PaintWriter(), 0, 0)
      while index < data.count {
        let header = unsafe data[index].header
        let step: (PaintStep, points: Int) =
          switch header.type {
          case CAIRO_PATH_MOVE_TO: (.move, 1)
          case CAIRO_PATH_LINE_TO: (.line, 1)
          case CAIRO_PATH_CURVE_TO: (.curve, 3)
          default: (.close, 0)
          }
        let end = index + max(1, Int(header.length))
        guard end <= data.count, step.points < end - index else { break }
        steps.add(step.0)
        for point in 0..<step.points {
          let place = unsafe data[index + 1 + point].point
          steps.add(Point(x: place.x, y: place.y))
        }
        number += 1
        index = end
      }
      writer.add(number)
      writer.append(steps)
    }

    // MARK: Images

    /// Draws a part of an image, given in fractions of its size.
    func draw(_ part: Rect, of image: CairoImage, in place: Rect, opacity: Double, tint: Color?) {
      let (width, height) = (Double(image.width) * part.width, Double(image.height) * part.height)
      guard place.width > 0, place.height > 0, width > 0, height > 0 else { return }
      unsafe cairo_save(context)
      add(place, radius: 0)
      clip()
      unsafe cairo_translate(context, place.x, place.y)
      unsafe cairo_scale(context, place.width / width, place.height / height)
      let pattern = unsafe cairo_pattern_create_for_surface(image.surface)
      var matrix = cairo_matrix_t()
      unsafe cairo_matrix_init_translate(&matrix, part.x * Double(image.width), part.y * Double(image.height))
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if var tint {
        tint.alpha = UInt8(clamping: Int((Double(tint.alpha) * min(max(opacity, 0), 1)).rounded()))
        setSource(tint)
        unsafe cairo_mask(context, pattern)
      } else {
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_paint_with_alpha(context, opacity)
      }
      unsafe cairo_pattern_destroy(pattern)
      unsafe cairo_restore(context)
    }
  }

  /// The opacity of each pixel in a part of a picture.
  @safe private final class Mask {
    let surface: OpaquePointer
    private let extent: Rect

    /// Returns nil if the part is empty or larger than a picture can be.
    init?(_ extent: Rect, scale: Double) {
      let (width, height) = ((extent.width * scale).rounded(.up), (extent.height * scale).rounded(.up))
      guard width >= 1, height >= 1, width * height <= Double(ImageLimits.picturePixels),
        max(width, height) <= Double(ImageLimits.pictureSide), let columns = Int32(exactly: width),
        let rows = Int32(exactly: height),
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, columns, rows)
      else { return nil }
      unsafe cairo_surface_set_device_scale(surface, scale, scale)
      unsafe self.surface = surface
      self.extent = extent
    }

    deinit { unsafe cairo_surface_destroy(surface) }

    func fill(_ path: UnsafeMutablePointer<cairo_path_t>?) {
      guard let context = unsafe cairo_create(surface) else { return }
      unsafe cairo_translate(context, -extent.x, -extent.y)
      unsafe cairo_append_path(context, path)
      unsafe cairo_fill(context)
      unsafe cairo_destroy(context)
    }

    /// Applies three box blurs in each direction, which together are nearly a Gaussian blur.
    /// - Parameter deviation: in pixels.
    func blur(_ deviation: Double) {
      unsafe cairo_surface_flush(surface)
      guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
      let width = unsafe Int(cairo_image_surface_get_width(surface))
      let height = unsafe Int(cairo_image_surface_get_height(surface))
      let stride = unsafe Int(cairo_image_surface_get_stride(surface))
      // The variance of a box of `2 * radius + 1` pixels is `(radius² + radius) / 3`.
      let exact = (deviation * deviation + 0.25).squareRoot() - 0.5
      for pass in 0..<3 {
        // Boxes of different sizes, of which the mean is nearest to the exact one.
        guard let radius = Int(exactly: (exact + Double(pass) / 3).rounded(.down)), radius > 0 else { continue }
        for row in 0..<height { unsafe average(data + row * stride, count: width, step: 1, radius) }
        for column in 0..<width { unsafe average(data + column, count: height, step: stride, radius) }
      }
      unsafe cairo_surface_mark_dirty(surface)
    }

    /// Replaces each of some pixels by the mean of those around it.
    private func average(_ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ radius: Int) {
      let line = (0..<count).map { unsafe Int(start[$0 * step]) }
      var sum = line.prefix(radius).reduce(0, +)
      for index in 0..<count {
        if index + radius < count { sum += line[index + radius] }
        if index - radius > 0 { sum -= line[index - radius - 1] }
        unsafe start[index * step] = UInt8(clamping: (sum + radius) / (2 * radius + 1))
      }
    }
  }

  /// A decoded PNG or JPEG file.
  @safe final class CairoImage {
    fileprivate let surface: OpaquePointer
    /// In pixels.
    let width: Int
    let height: Int

    /// The number of pixels (64 MB) above which images are not decoded.
    private static let mostPixels = ImageLimits.pixels

    /// Returns nil if the file is broken or too large.
    init?(_ bytes: [UInt8]) {
      guard let surface = unsafe Self.surface(bytes) else { return nil }
      let isRead = unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      width = isRead ? unsafe Int(cairo_image_surface_get_width(surface)) : 0
      height = isRead ? unsafe Int(cairo_image_surface_get_height(surface)) : 0
      unsafe self.surface = surface
      guard width > 0, height > 0 else { return nil }
    }

    deinit { unsafe cairo_surface_destroy(surface) }

    private static func surface(_ bytes: [UInt8]) -> OpaquePointer? {
      if bytes.starts(with: [0xFF, 0xD8]) { return unsafe themec_png.surface(jpeg: bytes, mostPixels: mostPixels) }
      guard let count = pixels(in: bytes), count > 0, count <= mostPixels else { return nil }
      final class Input {
        var rest: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { rest = bytes[...] }
      }
      let input = Input(bytes)
      return unsafe cairo_image_surface_create_from_png_stream(
        { input, start, count in
          guard let input = unsafe input, let start = unsafe start else { return CAIRO_STATUS_READ_ERROR }
          let source = unsafe Unmanaged<Input>.fromOpaque(input).takeUnretainedValue()
          guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          unsafe _ = UnsafeMutableBufferPointer(start: start, count: Int(count)).update(
            fromContentsOf: source.rest.prefix(Int(count)))
          source.rest = source.rest.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(input).toOpaque())
    }

    /// The number of pixels that the header declares (PNG specification, third edition, 11.2.1).
    private static func pixels(in bytes: [UInt8]) -> Int? {
      guard bytes.count >= 24 else { return nil }
      func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
      let (count, overflow) = number(16).multipliedReportingOverflow(by: number(20))
      return overflow ? nil : count
    }

    /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
    var pixels: [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(width * height * 4)
      let hasAlpha = unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
      let stride = unsafe Int(cairo_image_surface_get_stride(surface))
      guard let data = unsafe cairo_image_surface_get_data(surface) else { return [] }
      for row in 0..<height {
        let line = unsafe UnsafeRawBufferPointer(start: data + row * stride, count: width * 4)
        for column in 0..<width {
          let pixel = unsafe line.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
          let alpha = hasAlpha ? pixel >> 24 : 255
          for shift: UInt32 in [16, 8, 0] {
            let component = pixel >> shift & 255
            result.append(alpha == 0 ? 0 : UInt8(clamping: (component * 255 + alpha / 2) / alpha))
          }
          result.append(UInt8(clamping: alpha))
        }
      }
      return result
    }
  }
#endif
