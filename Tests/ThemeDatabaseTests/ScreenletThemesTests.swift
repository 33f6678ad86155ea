import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Diagnostics of files that are certainly themes of a Screenlet, and not views of an app with similar names.
@Suite struct ScreenletThemesTests {
  private func document(_ header: String = "", rootClass: String? = nil, _ objects: String? = nil) -> String {
    let root =
      objects
      ?? "<view id=\"v\"\(rootClass.map { " customClass=\"\($0)\"" } ?? "")><rect key=\"frame\" width=\"9\" height=\"9\" x=\"0\" y=\"0\"/></view>"
    return
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
      .replacing("<objects/>", with: "\(header)<objects>\(root)</objects>")
  }

  private func lint(_ files: [String: String], _ codes: Set<String>) async throws -> [String] {
    var disk = files.mapValues { Array($0.utf8) }
    disk["p/.git"] = []
    let system = MemoryFileSystem(
      Dictionary(uniqueKeysWithValues: disk.map { ($0.key.hasPrefix("p/") ? $0.key : "p/\($0.key)", $0.value) }))
    let project = Project.find(for: "p", fileSystem: system)
    let report = try await Session(project, asking: ["p"], fileSystem: system).snapshot.lint()
    return report.diagnostics.filter { codes.contains($0.code.rawValue) }.map { "\($0.severity): \($0.message)" }
  }

  private let header = #"<theme screenlet="Note" name="default" kind="default"/>"#

  @Test func `a root view without a class is an error if the file is certainly a theme`() async throws {
    let codes: Set = ["naming/custom-class"]
    let missing = "the root view has no custom class, but the file name requires"
    #expect(
      try await lint(["NoteView_default.xml": document(header)], codes) == ["error: \(missing) 'NoteView_default'"])
    #expect(try await lint(["NoteView_default.xib": document()], codes) == ["warning: \(missing) 'NoteView_default'"])
    let standard = document(rootClass: "NoteView_default")
    #expect(
      try await lint(["NoteView_default.xib": standard, "NoteView_gold.xib": document()], codes) == [
        "error: \(missing) 'NoteView_gold'"
      ])
    #expect(try await lint(["NoteView_gold.xib": document()], codes) == [])
    #expect(try await lint(["LoginView_iPad.xib": document()], codes) == [])
  }

  @Test func `a root view with a UIKit class is an error, and with another View class a warning`() async throws {
    let codes: Set = ["naming/custom-class"]
    let stated = "but the file name requires 'NoteView_default'"
    #expect(
      try await lint(["NoteView_default.xml": document(header, rootClass: "UIView")], codes) == [
        "error: the root view has the custom class 'UIView', \(stated)"
      ])
    #expect(
      try await lint(["NoteView_default.xib": document(rootClass: "LoginView_default")], codes) == [
        "warning: the root view has the custom class 'LoginView_default', \(stated)"
      ])
    #expect(try await lint(["NoteView_default.xib": document(rootClass: "NoteView")], codes) == [])
  }

  @Test func `an Extended theme in complete form needs a class`() async throws {
    let extended = #"<theme screenlet="Note" name="gold" kind="extended" parent="default" form="complete"/>"#
    #expect(
      try await lint(
        [
          "NoteView_default.xml": document(header, rootClass: "NoteView_default"),
          "NoteView_gold.xml": document(extended),
        ],
        ["naming/custom-class"]) == [
          "error: the root view has no custom class, but the file name requires 'NoteView_gold'"
        ])
  }

  @Test func `an invalid class name is reported once`() async throws {
    #expect(
      try await lint(
        ["NoteView_default.xml": document(header, rootClass: "Note View")],
        ["naming/custom-class", "naming/invalid-identifier", "text/bidi-control"]) == [
          "error: invalid class name 'Note View': it contains a space"
        ])
    #expect(
      try await lint(
        ["NoteView_default.xml": document(header, rootClass: "Note\u{202E}View")],
        ["naming/custom-class", "naming/invalid-identifier", "text/bidi-control"]
      ).count == 1)
  }

  @Test func `a XIB that is certainly a theme needs a root view`() async throws {
    let empty = document("", #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#)
    let standard = document(rootClass: "NoteView_default")
    let codes: Set = ["syntax/no-objects", "model/unpresented-attribute"]
    #expect(
      try await lint(["NoteView_default.xib": standard, "NoteView_gold.xib": empty], codes) == [
        "error: the theme has no root view"
      ])
    #expect(try await lint(["NoteView_gold.xib": empty], codes) == [])
    let model =
      #"<viewModel name="NoteViewModel" screenlets="Note"><attribute name="a" type="String"><presents outlet="b" keyPath="text"/></attribute></viewModel>"#
    #expect(
      try await lint(
        [
          "NoteView_default.xml": document(header, #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#),
          "Schemas/NoteViewModel.xml": model, ".themec.yml": "schemas: [Schemas]\n",
        ], codes) == ["error: the theme has no root view"])
  }

  @Test func `one note lists the Screenlets without descriptors`() async throws {
    let codes: Set = ["model/unchecked-contract"]
    let parcel = #"<theme screenlet="Parcel" name="default" kind="default"/>"#
    #expect(
      try await lint(
        [
          "NoteView_default.xml": document(header, rootClass: "NoteView_default"),
          "ParcelView_default.xml": document(parcel, rootClass: "ParcelView_default"),
          "NoteView_gold.xib": document(rootClass: "NoteView_gold"),
        ], codes) == [
          "note: the ViewModels of Note and Parcel are not checked: the project has no descriptors for them"
        ])
    #expect(
      try await lint(
        [
          "NoteView_default.xml": document(header, rootClass: "NoteView_default"),
          ".themec.yml": "schemas: [Schemas]\n",
          "Schemas/NoteViewModel.xml": #"<viewModel name="NoteViewModel" screenlets="Note"/>"#,
        ], codes) == [])
    #expect(
      try await lint(
        [
          "ProfileView_default.xib": document(rootClass: "ProfileView"), "LoginView_iPad.xib": document(),
          "UploadProgressView_default.xib": document(rootClass: "UploadProgressView_default"),
          "ImageUploadDetailView_default.xml": document(rootClass: "ImageUploadDetailView_default"),
        ], codes) == [])
  }

  @Test func `a misspelled file name of a theme causes no other diagnostics`() async throws {
    let theme = document(rootClass: "NoteView_gold")
    let standard = document(rootClass: "NoteView_default")
    for name in ["Note_gold", "NoteView-gold", "noteView_gold", "NoetView_gold"] {
      let found = try await lint(
        ["NoteView_default.xib": standard, "\(name).xib": theme],
        [
          "naming/file-name", "naming/custom-class", "naming/case-collision", "theme/missing-default",
          "theme/missing-parent",
        ])
      #expect(
        found == [
          "error: the file name '\(name)' does not match the root view's class 'NoteView_gold', which is a View class of Note"
        ])
    }
  }
}
