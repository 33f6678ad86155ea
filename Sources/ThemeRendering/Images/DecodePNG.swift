#if Images
  internal import CLibPNG
#endif

extension PixelImage {
  /// Whether this build decodes images. The package trait `Images` enables it.
  package static var isAvailable: Bool {
    #if Images
      true
    #else
      false
    #endif
  }

  /// Decodes a PNG file. Returns nil if it is broken or too large, or if this build has no libpng.
  ///
  /// - Parameter scale: Pixels per point.
  package init?(png bytes: [UInt8], scale: Double) {
    #if Images
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      let isStarted = unsafe bytes.withUnsafeBytes {
        unsafe png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count)
      }
      let (width, height) = unsafe (Int(image.width), Int(image.height))
      guard isStarted != 0, width > 0, height > 0, width <= Self.mostPixels / height else { return nil }
      // PNG_FORMAT_RGBA: color and opacity, eight bits per component.
      unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var components = [UInt8](repeating: 0, count: width * height * 4)
      let isRead = unsafe components.withUnsafeMutableBytes {
        unsafe png_image_finish_read(&image, nil, $0.baseAddress, 0, nil)
      }
      guard isRead != 0 else { return nil }
      self.init(width: width, height: height, scale: scale, components: components)
    #else
      return nil
    #endif
  }
}
