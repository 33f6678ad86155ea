import Foundation
import Screenlets
import Testing
import ThemeCompiler

@Suite struct LibraryErrorTests {
  @Test func `localizedDescription of a library error is its description`() {
    let error: any Error = LibraryError.noSuchPath("Themes")
    #expect(error.localizedDescription == "there is no file or folder 'Themes'")
    #expect((error as NSError).localizedDescription == "there is no file or folder 'Themes'")
  }
}
