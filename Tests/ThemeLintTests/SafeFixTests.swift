import Foundation
import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Safe fixes make no change that an app can detect.
struct SafeFixTests {
  /// Examples that have a safe fix.
  private static let entries = lintCatalog.filter { $0.documentation.fix?.safety == .safe }

  @Test(arguments: entries)
  func `a safe fix changes no value, constraint, connection or drawing`(_ entry: DiagnosticDescriptor) async throws {
    let settings = entry.isOnByDefault ? LintSettings() : enabling(entry.code)
    for example in entry.documentation.flagged {
      try await withFolder(of: example.files) { folder in
        var request = request(for: example.files, in: folder)
        let before = facts(request.themes)
        let session = request.session
        let fixed = session.fix(try await session.snapshot.lint(settings), settings, allowsUnsafe: false)
        #expect(!fixed.files.isEmpty)
        for file in fixed.files { request.contents[file.path] = file.after }
        #expect(facts(request.themes) == before, "\(entry.code)")
      }
    }
  }

  @Test(arguments: [
    "layout/left-right", "theme/child-changes-identifier", "theme/child-changes-connection", "theme/dead-override",
  ])
  func `a fix that can change an app's behavior is unsafe`(_ code: String) async throws {
    let entry = try #require(lintCatalog.first { $0.code.rawValue == code })
    #expect(entry.documentation.fix?.safety == .unsafe)
    for example in entry.documentation.flagged {
      let found = try await diagnostics(in: example, enabling(entry.code)).filter { $0.code == entry.code }
      #expect(!found.isEmpty && found.allSatisfy { $0.fixes.allSatisfy { $0.safety != .safe } })
    }
  }

  @Test func `a header's name is not replaced with one that no theme can have`() async throws {
    let theme =
      #"<document><theme screenlet="Note" name="dark" kind="full"/><objects><view id="v"/></objects></document>"#
    let found = try await diagnostics(in: .files(.whole("NoteScreenletView_9 Dark!.xml", theme)))
    #expect(found.contains { $0.code == "naming/file-name" })
    #expect(found.allSatisfy { $0.fixes.allSatisfy { $0.safety != .safe } })
  }

  /// Every value of every theme with inheritance and sets applied, and its drawings on several screens.
  private func facts(_ linked: LinkedThemes) -> [String] {
    linked.graph.all.flatMap { id -> [String] in
      let tree = linked.resolved(id).value.tree
      var facts = tree.all.filter { tree[$0].kind != .theme }.map { node in
        let values = tree.attributes(of: node).map { "\($0.writtenName)=\($0.value)" }
          .filter { !$0.hasPrefix("lint:") && !$0.hasPrefix("xmlns:lint") }
        return "\(tree[node].name) \(values.sorted()) \(tree[node].text ?? "")"
      }
      for size in [nil, Size(width: 320, height: 568), Size(width: 1024, height: 768)] {
        for appearance in [Appearance.light, .dark] {
          let viewport = Viewport(size: size, appearance: appearance)
          let drawing = linked.rendered(id, RenderOptions(viewport: viewport)).value
          facts.append(drawing.map { String(decoding: encodeJSON($0), as: UTF8.self) } ?? "nothing")
        }
      }
      return facts
    }
  }
}
