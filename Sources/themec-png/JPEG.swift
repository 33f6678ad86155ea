#if PNG
  internal import CCairo
  internal import CTurboJPEG

  /// Decodes a JPEG file into a new surface of cairo. Returns nil if the file is broken, has colors for print, or has
  /// more pixels than the limit.
  func surface(jpeg bytes: [UInt8], mostPixels: Int) -> OpaquePointer? {
    guard let decoder = unsafe tjInitDecompress() else { return nil }
    defer { unsafe tjDestroy(decoder) }
    var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard unsafe tjDecompressHeader3(decoder, bytes, length, &width, &height, &subsampling, &colors) == 0, width > 0,
      height > 0, Int(width) <= mostPixels / Int(height),
      let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
    else { return nil }
    guard let data = unsafe cairo_image_surface_get_data(surface) else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    let stride = unsafe cairo_image_surface_get_stride(surface)
    // Cairo's pixels are numbers in the machine's byte order: 0xXXRRGGBB.
    let format = Int32(Int32(1).littleEndian == 1 ? TJPF_BGRX.rawValue : TJPF_XRGB.rawValue)
    guard unsafe tjDecompress2(decoder, bytes, length, data, width, stride, height, format, 0) == 0 else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe cairo_surface_mark_dirty(surface)
    return unsafe surface
  }
#endif
