import Foundation
import Screenlets
import Testing
import ThemeCompiler

@Suite struct LibraryErrorTests {
  @Test func `what Foundation shows of an error is its sentence`() {
    let error: any Error = LibraryError.noSuchPath("Themes")
    #expect(error.localizedDescription == "there is no file or folder 'Themes'")
    #expect((error as NSError).localizedDescription == "there is no file or folder 'Themes'")
  }
}
