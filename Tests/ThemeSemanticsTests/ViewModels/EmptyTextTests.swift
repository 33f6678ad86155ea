import Foundation
import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Attributes that are nil if a field has no text.
@Suite struct EmptyTextTests {
  private func read(_ attributes: String) -> Diagnosed<ViewModelDescriptor?> {
    var sources = SourceMap()
    let text = #"<viewModel name="NoteViewModel" screenlets="Note"><attribute name="note" \#(attributes)/></viewModel>"#
    return readDescriptor(parseElements(sources.add(path: "NoteViewModel.xml", bytes: Array(text.utf8))).value)
  }

  @Test(arguments: [("type=\"String?\" emptyIsNil=\"YES\"", true), ("type=\"String?\" emptyIsNil=\"NO\"", false)])
  func `an optional text can be nil`(attributes: String, isNil: Bool) {
    let read = read(attributes)
    #expect(read.diagnostics.isEmpty)
    #expect(read.value?.attributes.map(\.emptyIsNil) == [isNil])
  }

  @Test(arguments: ["String", "Int?", "[String]?"]) func `values of other types cannot be nil`(type: String) {
    let read = read("type=\"\(type)\" emptyIsNil=\"YES\"")
    #expect(read.diagnostics.map(\.message) == ["'emptyIsNil' is only for attributes of the type 'String?'"])
    #expect(read.value?.attributes.map(\.emptyIsNil) == [false])
  }

  @Test func `emptyIsNil is set for those names and passwords that Liferay's classes pass to their nullIfEmpty`() throws
  {
    var found: [String] = []
    for name in ["LoginViewModel", "SignUpViewModel", "ForgotPasswordViewModel"] {
      var sources = SourceMap()
      let url = repository.appending(path: "Schemas/ViewModels/\(name).xml")
      let file = sources.add(path: url.path, bytes: try Array(Data(contentsOf: url)))
      let descriptor = try #require(readDescriptor(parseElements(file).value).value)
      found += descriptor.attributes.filter(\.emptyIsNil).map(\.name)
    }
    #expect(
      found == ["userName", "password", "emailAddress", "password", "firstName", "lastName", "userName"])
  }
}
