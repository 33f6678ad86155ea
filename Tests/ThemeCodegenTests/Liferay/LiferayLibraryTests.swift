import Foundation
import ShippedThemes
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// The shipped library compared with Liferay's. Its views fire only known actions, and its themes connect only declared
/// members.
///
/// If `THEMEC_TABLES` is set, the tables are printed.
@Suite struct LiferayLibraryTests {
  private func print(_ title: String, _ rows: [[String]]) {
    guard ProcessInfo.processInfo.environment["THEMEC_TABLES"] != nil else { return }
    Swift.print("\n\(title)")
    for row in rows { Swift.print("| " + row.joined(separator: " | ") + " |") }
  }

  @Test func `View classes fire only actions that their Screenlets accept, with the right senders`() throws {
    let library = try ConvertedLibrary.shared.get()
    var rows: [[String]] = []
    var faults: [String] = []
    for screenlet in LiferayScreenlet.all {
      let name = String(screenlet.name.dropLast("Screenlet".count))
      let themes = library.themes.filter {
        library.linked.graph[$0.id].screenlet == name && library.linked.graph.kind(of: $0.id) != .child
      }
      // The base classes have no themes.
      if themes.isEmpty { rows.append([screenlet.name, "–", "–", "–", "–"]) }
      #expect(themes.isEmpty == name.hasPrefix("Base"), "\(name)")
      for theme in themes {
        let made = try #require(library.linked.viewClasses(of: theme.id).value.first, "\(theme.name)")
        let fired = library.fired(by: made, of: theme)
        if fired.isEmpty { rows.append([screenlet.name, ConvertedLibrary.short(made.name), "–", "–", "–"]) }
        for action in fired {
          let fault = fault(of: action, screenlet, library)
          if let fault { faults.append("\(theme.name): \(fault)") }
          rows.append([
            screenlet.name, ConvertedLibrary.short(made.name), action.name, action.sender ?? "nil", fault ?? "answered",
          ])
        }
      }
    }
    print("| Screenlet | View class | fires | sender | Interactor |", rows)
    #expect(LiferayScreenlet.all.count == 24)
    #expect(faults == [])
  }

  private func fault(of action: FiredAction, _ screenlet: LiferayScreenlet, _ library: ConvertedLibrary) -> String? {
    guard screenlet.answers(action.name) else { return "'\(action.name)' is not answered" }
    let name = String(screenlet.name.dropLast("Screenlet".count))
    let described = library.linked.catalog.descriptor(ofScreenlet: name)
    let types = described?.actions.filter { $0.name == action.name }.compactMap(\.sender) ?? []
    guard let sender = action.sender else { return nil }
    return types.first { !library.table.isClass(sender, subclassOf: $0) }.map { "takes \($0), not \(sender)" }
  }

  @Test func `actions and sender types in descriptors match the Screenlets`() throws {
    let catalog = try ConvertedLibrary.shared.get().linked.catalog
    for screenlet in LiferayScreenlet.all {
      let name = String(screenlet.name.dropLast("Screenlet".count))
      for action in catalog.descriptor(ofScreenlet: name)?.actions ?? [] {
        #expect(screenlet.answers(action.name), "\(name): \(action.name)")
        if let sender = action.sender { #expect(screenlet.allSenders.contains(sender), "\(name): \(action.name)") }
      }
    }
  }

  @Test func `converted themes connect only members that their classes declare`() throws {
    let library = try ConvertedLibrary.shared.get()
    var rows: [[String]] = []
    var faults: [String] = []
    for theme in library.themes {
      let connections = library.connections(of: theme)
      faults += connections.compactMap(\.fault).map { "\(theme.name): \($0)" }
      let names = Set(theme.tree.all.compactMap { theme.tree.string(.customClass, of: $0) })
      let own =
        connections.isEmpty ? [] : names.filter { name in connections.contains { $0.className == name } }.sorted()
      let generated = own.filter(library.generated.contains)
      rows.append([
        theme.name, own.joined(separator: ", "), generated.isEmpty ? "Liferay's" : "generated",
        "\(connections.count)", "\(connections.filter { $0.fault == nil }.count)",
      ])
    }
    print("| XIB | class | declared by | connections | declared |", rows)
    #expect(faults == [])
    #expect(library.themes.count >= 100)
  }

  @Test func `the converted library contains the XIBs of known themes and parts`() throws {
    let names = Set(try ConvertedLibrary.shared.get().themes.map(\.name))
    for name in [
      "WebContentListView_default-collection.xib", "BookmarkListView_default-collection.xib",
      "BookmarkListView_default-custom.xib", "BookmarkCell_default-collection.xib", "BookmarkCell_default-custom.xib",
      "BookmarkHeaderView.xib", "DDLCustomFieldCompanyTableCell_default.xib", "LoginView_default.xib",
      "RatingView_default-thumbs.xib", "ForgotPasswordView_westeros-ext.xib", "ProgressHUD_flat7.xib",
    ] {
      #expect(names.contains(name))
    }
  }
}

/// The recorded facts compared with those of Liferay's sources.
@Suite(.enabled(if: LiferayFacts.isPresent, "\(LiferayFacts.absence)"))
struct LiferayFactsTests {
  @Test func `recorded Screenlets match Liferay's sources`() throws {
    let facts = try LiferayFacts.shared.get()
    let read = facts.screenlets.map { screenlet in
      let answers: LiferayScreenlet.Answers =
        switch screenlet.dispatches {
        case "any": .any
        case "none": .none
        case "inherited": .inherited(from: screenlet.inherits.first ?? "")
        default: .named(screenlet.dispatched)
        }
      return LiferayScreenlet(name: screenlet.name, answers: answers, senders: screenlet.senderCasts)
    }
    #expect(read == LiferayScreenlet.all)
  }

  @Test func `recorded classes match Liferay's sources`() throws {
    let facts = try LiferayFacts.shared.get()
    for real in facts.classes where !real.name.hasSuffix("Screenlet") && !real.name.hasSuffix("Presenter") {
      let known = try #require(FrameworkClasses.classes[real.name], "\(real.name)")
      #expect(known.superclass == real.inherits.first)
      let outlets = real.outlets.map { ($0.name, String($0.type.prefix { $0 != "?" && $0 != "!" })) }
      #expect(known.outlets == Dictionary(outlets) { first, _ in first }, "\(real.name)")
      #expect(known.actions == Set(real.actions).sorted(), "\(real.name)")
    }
    let real = Set(facts.classes.map(\.name) + facts.views.map(\.name))
    #expect(FrameworkClasses.classes.keys.filter { !real.contains($0) } == [])
  }

  @Test func `descriptors contain the actions and messages of Liferay's View classes`() throws {
    let facts = try LiferayFacts.shared.get()
    let catalog = try ConvertedLibrary.shared.get().linked.catalog
    var checked = 0
    for view in facts.views {
      guard let name = FileName(path: view.name).screenlet, !view.userActions.contains("String?"),
        let descriptor = catalog.descriptor(ofScreenlet: name),
        let screenlet = LiferayScreenlet.all.first(where: { $0.name == name + "Screenlet" })
      else { continue }
      checked += 1
      for action in view.userActions {
        #expect(descriptor.actions.contains { $0.name == action }, "\(view.name): \(action)")
      }
      // SignUp's messages are keyed by actions that the Screenlet does not have.
      for (action, kinds) in view.progressMessages where screenlet.answers(action) {
        let progress = try #require(descriptor.progress.first { $0.action == action }, "\(view.name): \(action)")
        let written = [("working", progress.working), ("failure", progress.failure), ("success", progress.success)]
        let known = Set(written.filter { $0.1 != nil }.map(\.0))
        #expect(Set(kinds).subtracting(known) == [], "\(view.name): \(action)")
      }
    }
    #expect(checked >= 20)
  }

  /// Compares with the sample's class in the facts or, if it is missing there, with the connections of its XIB.
  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `themes of the samples connect members that the samples' classes declare`() throws {
    let facts = try LiferayFacts.shared.get()
    let library = try ConvertedLibrary.shared.get()
    var checked: Set<String> = []
    for theme in library.themes {
      for connection in library.connections(of: theme) where library.generated.contains(connection.className) {
        let real = facts.samples.filter { $0.name == connection.className }
        var members = real.flatMap { $0.outlets.map(\.name) + $0.actions }
        if real.isEmpty { members = try self.members(ofXIB: theme.name) }
        if members.isEmpty { continue }
        checked.insert(connection.className)
        let isInherited = real.contains { sample in
          FrameworkClasses.classes.lineage(of: sample.inherits.first ?? "").contains {
            $0.outlets[connection.member] != nil || $0.actions.contains(connection.member)
          } || facts.samples.contains { $0.name == sample.inherits.first }
        }
        #expect(members.contains(connection.member) || isInherited, "\(theme.name): \(connection.member)")
      }
    }
    #expect(
      checked.sorted() == [
        "AddBookmarkView_default", "BookmarkCell_default_collection", "BookmarkCell_default_custom",
        "BookmarkHeaderView", "DDLFieldSelectTableCell_default",
      ])
  }

  /// Returns the members that Liferay's XIB of a name connects.
  private func members(ofXIB name: String) throws -> [String] {
    guard let path = Corpus.paths.first(where: { $0.hasPrefix("liferay__") && $0.hasSuffix("/" + name) }) else {
      return []
    }
    let tree = parse(SourceFile(id: FileID(rawValue: 0), path: name, bytes: try Corpus.bytes(path))).value.tree
    return tree.nodes(.outlet).compactMap { tree.string(.property, of: $0) }
      + tree.nodes(.action).compactMap { tree.string(.selector, of: $0) }
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `a converted theme has the class and module of Liferay's XIB`() throws {
    let library = try ConvertedLibrary.shared.get()
    var checked = 0
    for path in Corpus.paths where path.hasPrefix("liferay__") && path.contains("/Framework/Themes/") {
      let name = String(path.split(separator: "/").last ?? "")
      let own = try #require(library.themes.first { $0.name == name }, "\(name)")
      let real = parse(
        SourceFile(id: FileID(rawValue: 0), path: name, bytes: try Corpus.bytes(path))
      ).value
      let pair = try (#require(own.rootViews.first), #require(real.rootViews.first))
      #expect(own.tree.string(.customClass, of: pair.0) == real.tree.string(.customClass, of: pair.1), "\(name)")
      #expect(own.tree.string(.customModule, of: pair.0) == real.tree.string(.customModule, of: pair.1), "\(name)")
      checked += 1
    }
    #expect(checked == 51)
  }
}
