import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Names in descriptors that are invalid in Swift.
@Suite struct DescriptorNameTests {
  private func read(_ text: String) -> Diagnosed<ViewModelDescriptor?> {
    var sources = SourceMap()
    let file = sources.add(path: "NoteViewModel.xml", bytes: Array(text.utf8))
    return readDescriptor(parseElements(file).value)
  }

  @Test(arguments: [
    (#"<attribute name="user name" type="String"/>"#, "invalid attribute name 'user name': it contains a space"),
    (
      #"<attribute name="a" type="String"><presents outlet="a-b" keyPath="text"/></attribute>"#,
      "invalid outlet name 'a-b': it contains '-'"
    ),
    (
      #"<attribute name="a" type="String"><presents outlet="a" keyPath="text."/></attribute>"#,
      "invalid key path 'text.': nothing stands before or behind a '.'"
    ),
    (#"<outlet name="1a"/>"#, "invalid outlet name '1a': it starts with a digit"),
    (#"<outlet name="a" class="UI Label"/>"#, "invalid class name 'UI Label': it contains a space"),
    (#"<action name="log-in" trigger="a b"/>"#, "invalid outlet name 'a b': it contains a space"),
    (#"<part class="A Cell"/>"#, "invalid class name 'A Cell': it contains a space"),
    (#"<method name="load entry()"/>"#, "invalid method name 'load entry()': it contains a space"),
    (#"<method name="load(entry)"/>"#, "invalid method name 'load(entry)': it does not end with ':'"),
    (
      #"<method name="load()"><parameter label="a b" name="c" type="Int"/></method>"#,
      "invalid parameter label 'a b': it contains a space"
    ),
  ])
  func `each name that is invalid in Swift is reported at its place`(_ member: String, _ message: String) {
    let found = read(#"<viewModel name="NoteViewModel" screenlets="Note">\#(member)</viewModel>"#).diagnostics
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.code) == ["naming/invalid-identifier"])
    #expect(found.first?.severity == .error)
  }

  @Test func `names of protocols, Screenlets and classes are checked too`() {
    let found = read(#"<viewModel name="Note-ViewModel" screenlets="No-te" refines="A.B" base="C D"/>"#).diagnostics
    #expect(
      found.map(\.message) == [
        "invalid protocol name 'Note-ViewModel': it contains '-'", "invalid Screenlet name 'No-te': it contains '-'",
        "invalid protocol name 'A.B': it contains '.'", "invalid class name 'C D': it contains a space",
      ])
  }

  @Test func `methods, actions and values are named as Swift and the framework name them`() {
    let found = read(
      #"""
      <viewModel name="NoteViewModel" screenlets="Note, Memo" refines="A B" base="Base.View">
        <attribute name="größe" type="[Int]"><presents outlet="a" keyPath="text" value="ratings[0].x"/></attribute>
        <method name="load(_:with:)"/><method name="clear()"/><method name="reload"/>
        <action name="log-in" trigger="a"/>
      </viewModel>
      """#
    ).diagnostics
    #expect(found.map(\.message) == [])
  }
}
