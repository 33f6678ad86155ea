import Testing

@testable import ThemeLayout

private func text(_ name: String, _ type: String = "String?", row: Int = 0) -> String? {
  SampleValues.value(of: name, type: type, row: row)?.text
}

@Test(arguments: [
  ("emailAddress", "@"), ("contactEMail", "@"), ("phoneNumber", "+1"), ("homepageURL", "https://"),
  ("totalPrice", "$"), ("birthDate", "2026"), ("profile.firstName", "Ada"), ("shippingAddress", "Square"),
  ("unreadCount", "3"), ("postalCode", "SW1Y"), ("fileName", ".pdf"), ("comment.userName", "ada"),
])
func `samples fit the name`(name: String, part: String) {
  #expect(text(name)?.contains(part) == true, "\(text(name) ?? "none")")
}

@Test func `samples fit the type`() {
  #expect(SampleValues.value(of: "isEnabled", type: "Bool", row: 0) == .bool(true))
  #expect(SampleValues.value(of: "isHidden", type: "Bool", row: 0) == .bool(false))
  #expect(SampleValues.value(of: "age", type: "Int?", row: 0) == .number(36))
  #expect(SampleValues.value(of: "opacity", type: "CGFloat", row: 0) == .number(0.6))
  #expect(text("created", "Date?")?.contains("2026") == true)
  #expect(text("avatar", "URL")?.hasPrefix("https://") == true)
  #expect(SampleValues.value(of: "onTap", type: "(() -> Void)?", row: 0) == nil)
}

@Test func `rows differ, and the values of a row belong together`() {
  let rows = (0..<3).map { row in [text("user.name", row: row), text("user.email", row: row)] }
  #expect(Set(rows).count == 3)
  #expect(rows[1] == ["Grace Hopper", "grace@example.com"])
  #expect(text("name", row: 3) == text("name", row: 0))
}

@Test func `outlets of cells have samples by their name`() {
  #expect(SampleValues.text(ofOutlet: "priceLabel", row: 1)?.text == "$9.50")
  #expect(SampleValues.text(ofOutlet: "textLabel", row: 0) == nil)
  #expect(SampleValues.text(ofOutlet: "lblName", row: 0)?.text == "Ada Lovelace")
}

@Test func `words of identifiers are split at capitals and punctuation`() {
  #expect(SampleValues.words(of: "user.avatarURL") == ["user", "avatar", "url"])
  #expect(SampleValues.words(of: "HTMLBody") == ["html", "body"])
  #expect(SampleValues.words(of: "first_name2") == ["first", "name"])
  #expect(SampleValues.words(of: "") == [])
}
