#if PNG
  internal import CCairo
  internal import CPoppler
  internal import CRSVG
  internal import ThemeSource

  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Darwin
  #endif

  /// The first page of a PDF file, or an SVG file, as pixels.
  struct VectorImage {
    /// In points.
    let size: Size
    /// A PNG file with transparent background.
    let png: [UInt8]

    /// Lets the system end the process if files take more time or memory than the limits.
    static func limitProcess() {
      let (time, memory) = (rlim_t(ImageLimits.vectorSeconds), rlim_t(ImageLimits.vectorBytes))
      var seconds = rlimit(rlim_cur: time, rlim_max: time)
      var bytes = rlimit(rlim_cur: memory, rlim_max: memory)
      #if canImport(Glibc)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &seconds)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bytes)
      #else
        unsafe setrlimit(RLIMIT_CPU, &seconds)
        unsafe setrlimit(RLIMIT_AS, &bytes)
      #endif
    }

    /// Returns nil if the file is broken, has no size or is encrypted.
    ///
    /// - Parameter scale: Pixels per point; fewer for files with many points.
    init?(_ bytes: [UInt8], scale: Double) {
      let drawn = bytes.starts(with: "%PDF-".utf8) ? Self.drawPDF(bytes, scale) : Self.drawSVG(bytes, scale)
      guard let (size, png) = drawn else { return nil }
      (self.size, self.png) = (size, png)
    }

    private static func drawPDF(_ bytes: [UInt8], _ scale: Double) -> (Size, [UInt8])? {
      let data = unsafe g_bytes_new(bytes, gsize(bytes.count))
      defer { unsafe g_bytes_unref(data) }
      guard let document = unsafe poppler_document_new_from_bytes(data, nil, nil) else { return nil }
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(document)) }
      guard let page = unsafe poppler_document_get_page(document, 0) else { return nil }
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(page)) }
      var (width, height) = (0.0, 0.0)
      unsafe poppler_page_get_size(page, &width, &height)
      return unsafe draw(Size(width: width, height: height), scale) { context in
        unsafe poppler_page_render(page, context)
        return true
      }
    }

    /// Files and addresses that the file refers to are not read, because it has no address itself.
    private static func drawSVG(_ bytes: [UInt8], _ scale: Double) -> (Size, [UInt8])? {
      guard let handle = unsafe rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return nil }
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(handle)) }
      var (width, height) = (0.0, 0.0)
      if unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
        // Without a width and a height, an image is as large as its view box.
        var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
        var (x, y, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
        unsafe rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &x, &hasHeight, &y, &hasBox, &box)
        guard hasBox != 0 else { return nil }
        (width, height) = (box.width, box.height)
      }
      var place = RsvgRectangle(x: 0, y: 0, width: width, height: height)
      return unsafe draw(Size(width: width, height: height), scale) { context in
        unsafe rsvg_handle_render_document(handle, context, &place, nil) != 0
      }
    }

    /// The number of pixels (64 MB) that a file has at most.
    private static let mostPixels = Double(ImageLimits.pixels)

    private static func draw(_ size: Size, _ scale: Double, _ body: (OpaquePointer) -> Bool) -> (Size, [UInt8])? {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
      let scale = min(scale, (mostPixels / (size.width * size.height)).squareRoot())
      guard let columns = Int32(exactly: (size.width * scale).rounded(.up)),
        let rows = Int32(exactly: (size.height * scale).rounded(.up)), columns > 0, rows > 0,
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
      else { return nil }
      defer { unsafe cairo_surface_destroy(surface) }
      guard let context = unsafe cairo_create(surface) else { return nil }
      defer { unsafe cairo_destroy(context) }
      unsafe cairo_scale(context, scale, scale)
      guard unsafe body(context), unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
      return unsafe png(surface).map { (size, $0) }
    }

    private static func png(_ surface: OpaquePointer) -> [UInt8]? {
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
      return status == CAIRO_STATUS_SUCCESS ? output.bytes : nil
    }
  }
#endif
