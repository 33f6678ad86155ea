import Testing

@testable import ThemeText

@Test func `language tags are written as BCP 47 writes them`() {
  #expect(LanguageTag("pt_br")?.text == "pt-BR" && LanguageTag("zh-hant-hk")?.text == "zh-Hant-HK")
  #expect(LanguageTag("DE")?.text == "de" && LanguageTag("es-419")?.text == "es-419")
  for text in ["", "d", "Base", "english", "de-", "de--AT", "d1", "de.AT", "../de", "🇩🇪"] {
    #expect(LanguageTag(text) == nil, "\(text)")
  }
}

@Test func `a tag falls back to shorter ones`() {
  #expect(LanguageTag("zh-Hant-HK")?.fallbacks.map(\.text) == ["zh-Hant-HK", "zh-Hant", "zh"])
}

// The languages that Apple lists as right to left, with scripts and regions as in CLDR.
@Test(arguments: ["ar", "ar-EG", "he", "fa", "ur-PK", "ug", "yi", "ckb", "az-Arab", "pa-PK", "dv", "uz-Arab-AF"])
func `languages of Arabic, Hebrew and similar scripts are read from right to left`(tag: String) {
  #expect(LanguageTag(tag)?.isRightToLeft == true)
}

@Test(arguments: ["en", "de", "az", "pa", "ku", "ks-Deva", "ur-Latn", "ja", "tr"])
func `other languages are read from left to right`(tag: String) {
  #expect(LanguageTag(tag)?.isRightToLeft == false)
}
