import ArgumentParser
import Testing

@testable import themec

/// Plain arguments are read as ArgumentParser reads them.
@Suite struct PlainArgumentsTests {
  @Test(arguments: [
    [], ["Themes"], ["a.xib", "b.xib", "--no-cache"], ["--no-cache", "Themes/a b.xml"], ["--format", "json", "x"],
    ["--format", "sarif=out.sarif", "x", "--quiet"], ["--jobs", "3", "--strict", "x"],
    ["--config", "c.yml", "x", "--exit-zero"], ["--isolated", "x", "--color", "always"], ["--color", "256"],
  ])
  func lint(_ arguments: [String]) throws {
    let plain = try #require(Lint.plain(arguments))
    #expect(stated(plain) == stated(try Lint.parseAsRoot(arguments)))
    #expect(!stated(plain).values.contains("no value"))
  }

  @Test(arguments: [
    [], ["Login"], ["Login", "--theme", "flat7"], ["a.xib", "--sample", "--isolated"], ["--color", "never", "a.xml"],
    ["--config", "c.yml", "Main.storyboard", "--quiet"],
  ])
  func preview(_ arguments: [String]) throws {
    let plain = try #require(Preview.plain(arguments))
    #expect(stated(plain) == stated(try Preview.parseAsRoot(arguments)))
    #expect(!stated(plain).values.contains("no value"))
  }

  /// What is not plain, and what has errors, is left to ArgumentParser.
  @Test(arguments: [
    ["-"], ["--", "x"], [""], ["-q"], ["--fix"], ["--jobs"], ["--jobs", "0"], ["--jobs", "x"], ["--jobs=2"],
    ["--format", "x"], ["--format", "--quiet"], ["--quiet", "--quiet"], ["--config", "a", "--config", "b"],
    ["--isolated", "--config", "c.yml"], ["--unknown"], ["--config", ""], ["--color", "red"],
  ])
  func leavesOthers(_ arguments: [String]) {
    #expect(Lint.plain(arguments) == nil)
    #expect(Preview.plain(arguments) == nil)
  }

  /// Options of two commands that only one of them has.
  @Test func leavesOptionsOfOthers() {
    #expect(Lint.plain(["--theme", "flat7"]) == nil)
    #expect(Preview.plain(["--no-cache"]) == nil)
  }

  /// The values of all options by their names, with the groups that they are in; `no value` for one that would trap.
  private func stated(_ options: Any) -> [String: String] {
    var result: [String: String] = [:]
    for option in Mirror(reflecting: options).children {
      let name = option.label ?? ""
      guard let parsed = Mirror(reflecting: option.value).children.first(where: { $0.label == "_parsedValue" }),
        let value = Mirror(reflecting: parsed.value).children.first, value.label == "value"
      else {
        result[name] = "no value"
        continue
      }
      if let group = value.value as? any ParsableArguments {
        for (inner, text) in stated(group) { result["\(name).\(inner)"] = text }
      } else {
        result[name] = String(reflecting: value.value)
      }
    }
    return result
  }
}
