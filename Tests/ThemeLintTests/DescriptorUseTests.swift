import Foundation
import Testing
import ThemeCompiler

/// Compares names in descriptors with the files of the project.
struct DescriptorUseTests {
  private let theme = DiagnosticExample.File.objects(
    "NoteView_default.xib",
    #"<view id="v" customClass="NoteView_default"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)

  private func part(_ name: String) -> DiagnosticExample.File {
    .objects(name, #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
  }

  private func codes(_ descriptor: String, _ files: DiagnosticExample.File...) async throws -> [String] {
    var example = DiagnosticExample.files(theme, .whole("Schemas/NoteViewModel.xml", descriptor))
    example.files += files
    return try await diagnostics(in: example).map {
      "\($0.severity.rawValue) \($0.code): \($0.message)"
    }
  }

  @Test func `a part exists if a file of any theme has its name`() async throws {
    func model(_ part: String) -> String {
      #"<viewModel name="NoteViewModel" screenlets="Note"><part class="\#(part)"/></viewModel>"#
    }
    #expect(try await codes(model("NoteCell"), part("NoteCell.xib")) == [])
    #expect(try await codes(model("NoteCell"), part("NoteCell_dark.xib")) == [])
    #expect(try await codes(model("NoteDetailView"), part("NoteDetailView.xib")) == [])
    #expect(try await codes(model("UITableViewCell")) == [])
    #expect(
      try await codes(model("NoteCell"), part("OtherCell.xib"))
        == ["warning model/missing-part: the part 'NoteCell' does not exist"])
  }

  @Test func `a part of a list is required only in themes that have the list`() async throws {
    func theme(_ outlet: String) -> DiagnosticExample.File {
      .objects(
        "NoteView_dark.xib",
        #"""
        <view id="v" customClass="NoteView_dark">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="320" height="44"/></tableView></subviews>
          <connections><outlet property="\#(outlet)" destination="t" id="o1"/></connections>
        </view>
        """#)
    }
    let model =
      #"<viewModel name="NoteViewModel" screenlets="Note"><outlet name="list"/><part class="NoteCell" outlet="list"/></viewModel>"#
    #expect(try await codes(model) == [])
    #expect(try await codes(model, theme("other")).filter { $0.contains("part") } == [])
    #expect(
      try await codes(model, theme("list")) == ["warning model/missing-part: the part 'NoteCell' does not exist"])
    #expect(try await codes(model, theme("list"), part("NoteCell.xib")) == [])
  }

  @Test func `a descriptor must name a Screenlet that has a theme, unless it names none`() async throws {
    func model(_ screenlets: String) -> String {
      #"<viewModel name="NoteViewModel" screenlets="\#(screenlets)"><part class="NoteCell"/></viewModel>"#
    }
    #expect(try await codes(#"<viewModel name="NoteViewModel"/>"#) == [])
    #expect(try await codes(model("Memo Note"), part("NoteCell.xib")) == [])
    #expect(
      try await codes(model("Memo Calendar"))
        == ["note model/unknown-screenlet: none of the Screenlets 'Memo', 'Calendar' has a theme"])
    #expect(
      try await codes(model("Notes")) == ["warning model/unknown-screenlet: the Screenlet 'Notes' has no theme"])
    #expect(
      try await codes(model("")) == ["warning model/unknown-screenlet: 'screenlets' of 'NoteViewModel' is empty"])
  }
}
