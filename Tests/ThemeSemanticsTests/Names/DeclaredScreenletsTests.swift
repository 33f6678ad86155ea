import CodeModel
import Testing
import ThemeSource

@testable import ThemeSemantics

/// The Screenlets that a project's code declares.
@Suite struct DeclaredScreenletsTests {
  @Test func `a Screenlet is a class, but not a base class, extension or other type`() {
    let span = SourceSpan(file: FileID(rawValue: 0), range: .zero)
    func type(_ kind: TypeDeclaration.Kind, _ name: String) -> TypeDeclaration {
      TypeDeclaration(kind, name, inherited: ["BaseScreenlet"], span: span)
    }
    let code = CodeFile(
      file: span.file,
      types: [
        type(.class, "NoteScreenlet"), type(.class, "BaseNoteScreenlet"), type(.extension, "LoginScreenlet"),
        type(.class, "Screenlet"), type(.class, "NoteView"), type(.class, "AddBookmarkScreenlet"),
      ])
    let classes = ClassTable(code: CodeBase([code]))
    #expect(classes.declaredScreenlets == ["AddBookmark", "Note"])
    #expect(classes.declaresScreenlet("Note"))
    #expect(!classes.declaresScreenlet("Login") && !classes.declaresScreenlet("NoteView"))
    #expect(ClassTable.frameworks.declaredScreenlets == [])
  }
}
