#if PNG
  internal import CCairo
  internal import CHarfBuzz
  internal import PaintCommands

  /// Glyphs of one font, from left to right.
  struct GlyphRun {
    struct Glyph {
      var index: UInt32
      /// Distance from the start of the line and, downward, from the baseline, in points.
      var x: Double
      var y: Double
    }

    var face: FontFace
    /// In points.
    var size: Double
    var glyphs: [Glyph] = []
  }

  /// The fonts of the machine, found by fontconfig.
  final class FontBook {
    private struct Key: Hashable {
      var families: [String]
      var weight: Int
      var isItalic: Bool
    }

    /// The best face for a request, and those to take for characters that it lacks.
    private struct Entry {
      var faces: [FontFace]
      var isComplete = false
    }

    private var entries: [Key: Entry] = [:]

    /// The face to draw a character with: the first that has it, else the best.
    func face(for character: Character, _ font: PaintFont) -> FontFace? {
      let key = Key(families: font.families, weight: font.weight, isItalic: font.isItalic)
      var entry = entries[key] ?? Entry(faces: Self.best(key).map { [$0] } ?? [])
      defer { entries[key] = entry }
      if let face = entry.faces.first(where: { $0.has(character) }) { return face }
      if !entry.isComplete {
        entry.isComplete = true
        entry.faces += Self.others(key)
      }
      return entry.faces.first { $0.has(character) } ?? entry.faces.first
    }

    private static func best(_ key: Key) -> FontFace? {
      guard let pattern = unsafe pattern(key) else { return nil }
      defer { unsafe FcPatternDestroy(pattern) }
      var result = FcResultMatch
      return unsafe FcFontMatch(nil, pattern, &result).flatMap { unsafe FontFace($0) }
    }

    /// All faces in the order of their likeness, without those that add no character.
    private static func others(_ key: Key) -> [FontFace] {
      guard let pattern = unsafe pattern(key) else { return [] }
      defer { unsafe FcPatternDestroy(pattern) }
      var result = FcResultMatch
      guard let set = unsafe FcFontSort(nil, pattern, FcBool(1), nil, &result) else { return [] }
      defer { unsafe FcFontSetDestroy(set) }
      return unsafe (0..<Int(set.pointee.nfont)).compactMap { index in
        guard let font = unsafe set.pointee.fonts[index] else { return nil }
        return unsafe FcFontRenderPrepare(nil, pattern, font).flatMap { unsafe FontFace($0) }
      }
    }

    private static func pattern(_ key: Key) -> OpaquePointer? {
      guard let pattern = unsafe FcPatternCreate() else { return nil }
      for family in key.families { unsafe FcPatternAddString(pattern, FC_FAMILY, family) }
      unsafe FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: key.weight)))
      unsafe FcPatternAddInteger(pattern, FC_SLANT, key.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      // The language and the settings of the machine for its screen have no effect on pictures.
      unsafe FcPatternAddString(pattern, FC_LANG, "en")
      unsafe FcPatternAddBool(pattern, FC_HINTING, FcBool(0))
      unsafe FcPatternAddBool(pattern, FC_AUTOHINT, FcBool(0))
      unsafe FcConfigSubstitute(nil, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      return unsafe pattern
    }
  }

  /// A font file's face, for shaping and drawing.
  @safe final class FontFace {
    private let pattern: OpaquePointer
    private let drawn: OpaquePointer
    private let shaped: OpaquePointer
    private let unitsPerEm: Double
    let family: String
    let hasColors: Bool

    /// Takes ownership of a matched pattern. Returns nil if its file cannot be read.
    fileprivate init?(_ pattern: OpaquePointer) {
      var file: UnsafeMutablePointer<FcChar8>?
      var (index, colors) = (Int32(0), FcBool(0))
      unsafe FcPatternGetString(pattern, FC_FILE, 0, &file)
      unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &colors)
      guard let file = unsafe file, let drawn = unsafe cairo_ft_font_face_create_for_pattern(pattern) else {
        unsafe FcPatternDestroy(pattern)
        return nil
      }
      unsafe self.pattern = pattern
      unsafe self.drawn = drawn
      hasColors = colors != 0
      var name: UnsafeMutablePointer<FcChar8>?
      unsafe FcPatternGetString(pattern, FC_FAMILY, 0, &name)
      family = unsafe name.map { unsafe String(cString: $0) } ?? ""
      let blob = unsafe file.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe hb_blob_create_from_file($0) }
      let face = unsafe hb_face_create(blob, UInt32(clamping: index & 0xFFFF))
      unsafe hb_blob_destroy(blob)
      unitsPerEm = Double(unsafe hb_face_get_upem(face))
      guard let font = unsafe hb_font_create(face) else { return nil }
      unsafe hb_face_destroy(face)
      unsafe shaped = font
    }

    deinit {
      unsafe hb_font_destroy(shaped)
      unsafe cairo_font_face_destroy(drawn)
      unsafe FcPatternDestroy(pattern)
    }

    /// Whether the face has glyphs for all of a character but joiners, selectors and controls.
    func has(_ character: Character) -> Bool {
      character.unicodeScalars.allSatisfy { scalar in
        var glyph: hb_codepoint_t = 0
        let hasGlyph = unsafe hb_font_get_nominal_glyph(shaped, scalar.value, &glyph) != 0
        return hasGlyph || scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
      }
    }

    /// A metric of the face in em; nil if it has none.
    private func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      guard unitsPerEm > 0, unsafe hb_ot_metrics_get_position(shaped, tag, &value) != 0 else { return nil }
      return Double(value) / unitsPerEm
    }

    /// Height of capital letters in em.
    var capHeight: Double? { metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }

    /// The middle of a line below the text, upward from the baseline, and its width, in em.
    var underline: (y: Double, width: Double) {
      (metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1, metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05)
    }

    /// The middle of a line through the text.
    var strikeout: (y: Double, width: Double) {
      (metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? 0.25, metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? 0.05)
    }

    /// Shapes a text of one script and direction. Returns its width in em, and glyphs with positions in em.
    func shape(_ text: String, isRightToLeft: Bool) -> (width: Double, glyphs: [GlyphRun.Glyph]) {
      guard unitsPerEm > 0, let buffer = unsafe hb_buffer_create() else { return (0, []) }
      defer { unsafe hb_buffer_destroy(buffer) }
      let bytes = text.utf8.map { CChar(bitPattern: $0) }
      let length = Int32(clamping: bytes.count)
      unsafe hb_buffer_add_utf8(buffer, bytes, length, 0, length)
      unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_guess_segment_properties(buffer)
      unsafe hb_shape(shaped, buffer, nil, 0)
      var (count, x) = (UInt32(0), 0.0)
      let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
      var glyphs: [GlyphRun.Glyph] = []
      for (info, position) in zip(
        unsafe Array(UnsafeBufferPointer(start: infos, count: Int(count))),
        unsafe Array(UnsafeBufferPointer(start: positions, count: Int(count))))
      {
        glyphs.append(
          GlyphRun.Glyph(
            index: info.codepoint, x: x + Double(position.x_offset) / unitsPerEm,
            y: -Double(position.y_offset) / unitsPerEm))
        x += Double(position.x_advance) / unitsPerEm
      }
      return (x, glyphs)
    }

    /// Makes the face that of a context, without hinting.
    func select(in context: OpaquePointer, size: Double) {
      let options = unsafe cairo_font_options_create()
      unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      unsafe cairo_set_font_options(context, options)
      unsafe cairo_font_options_destroy(options)
      unsafe cairo_set_font_face(context, drawn)
      unsafe cairo_set_font_size(context, size)
    }
  }

  /// The script of a character as a number, and whether it is written from right to left; nil for digits, punctuation
  /// and other characters that belong to any script.
  func writing(of character: Character) -> (script: UInt32, isRightToLeft: Bool)? {
    let functions = unsafe hb_unicode_funcs_get_default()
    for scalar in character.unicodeScalars {
      let script = unsafe hb_unicode_script(functions, scalar.value)
      if [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(script) { continue }
      return (script.rawValue, hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL)
    }
    return nil
  }
#endif
