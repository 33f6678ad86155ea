import Foundation
import Screenlets
import Testing

private protocol TitleConnectorFactory: ConnectorFactory {
  func createTitleConnector() -> ServerConnector
}

private struct LiveFactory: TitleConnectorFactory {
  func createTitleConnector() -> ServerConnector { RecordingConnector("live") }
}

private struct DemoFactory: TitleConnectorFactory {
  func createTitleConnector() -> ServerConnector { RecordingConnector("demo") }
}

private struct OtherFactory: ConnectorFactory {}

@Suite struct ConnectorFactoryTests {
  private let registry: ConnectorFactoryRegistry

  init() {
    var registry = ConnectorFactoryRegistry()
    registry.register(DemoFactory.self)
    registry.register(OtherFactory.self, name: "Other")
    self.registry = registry
  }

  private func factory(_ name: String?) throws -> any TitleConnectorFactory {
    var context = try LiferayServerContext.local()
    context.factory = name
    return try registry.factory(for: context, default: LiveFactory() as any TitleConnectorFactory)
  }

  @Test func `the configuration names the factory`() throws {
    #expect(try factory(nil).createTitleConnector().name == "live")
    #expect(try factory("DemoFactory").createTitleConnector().name == "demo")
    #expect(try factory("Bookmarks.DemoFactory").createTitleConnector().name == "demo")
  }

  @Test func `an unknown factory is reported with the known names`() {
    let error = #expect(throws: ConnectorFactoryError.self) { try factory("DemoFactry") }
    #expect(
      error?.localizedDescription == "Unknown connector factory 'DemoFactry'. Known factories: DemoFactory, Other")
    let noneKnown = #expect(throws: ConnectorFactoryError.self) { try ConnectorFactoryRegistry().factory(named: "") }
    #expect(noneKnown?.localizedDescription == "Unknown connector factory '': none is registered")
  }

  @Test func `a factory of another type is reported`() {
    #expect(throws: ConnectorFactoryError.self) { try factory("Other") }
  }
}
