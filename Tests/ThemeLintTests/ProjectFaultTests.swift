import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Projects without faults, and deliberate faults that must each be reported once, in the right place, without others.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct ProjectFaultTests {
  @Test(arguments: ProjectFault.all)
  func `a fault is reported once, at its place, with the next step`(_ fault: ProjectFault) async throws {
    let folder = try fault.project()
    defer { withExtendedLifetime(folder) {} }
    let report = try await lint(folder.url)
    let found = try #require(report.diagnostics.count == 1 ? report.diagnostics.first : nil, "\(messages(of: report))")
    let span = try #require(found.span)
    let file = try #require(report.sources[span.file])
    #expect(found.code.rawValue == fault.code)
    #expect(file.name == fault.file)
    #expect(file.text(in: span.range) == fault.place)
    #expect("\(found.message) \(found.help ?? "")".contains(fault.help))
    if let severity = fault.severity { #expect("\(found.severity)" == severity) }
  }

  /// What code and help say is compared in `LooksFaults.txt`.
  @Test(arguments: ProjectFault.looks)
  func `a mistake of looks is reported once, at the value that causes it`(_ fault: ProjectFault) async throws {
    let folder = try fault.project()
    defer { withExtendedLifetime(folder) {} }
    let report = try await lint(folder.url)
    let found = try #require(report.diagnostics.count == 1 ? report.diagnostics.first : nil, "\(messages(of: report))")
    let span = try #require(found.span)
    let file = try #require(report.sources[span.file])
    #expect(found.code.rawValue == fault.code)
    #expect(file.path.hasSuffix("/" + fault.file))
    if !fault.place.isEmpty { #expect(file.text(in: span.range) == fault.place) }
  }

  @Test func `there are 40 mistakes of looks`() { #expect(ProjectFault.looks.count >= 160) }

  @Test(arguments: ProjectFault.sound)
  func `a similar project without the fault has no diagnostics`(_ change: ProjectFault) async throws {
    let folder = try change.project()
    defer { withExtendedLifetime(folder) {} }
    #expect(messages(of: try await lint(folder.url)) == [])
  }

  @Test(arguments: ["App", "Contract", "Liferay", "Looks", "Names", "Targets"])
  func `a project without faults has no diagnostics`(name: String) async throws {
    let folder = try ProjectFault(soundIn: name).project()
    defer { withExtendedLifetime(folder) {} }
    #expect(messages(of: try await lint(folder.url)) == [])
  }

  private func lint(_ folder: URL) async throws -> LintReport {
    let project = Project.find(for: folder.path)
    return try await Session(project, asking: [folder.path]).snapshot.lint()
  }

  private func messages(of report: LintReport) -> [String] {
    report.diagnostics.map { "\($0.code): \($0.message)" }
  }
}
