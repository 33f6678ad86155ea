import ArgumentParser
import DemoPortal
import FooWidget
import Foundation
import Screenlets

/// Shows the widget in the terminal.
@main
struct Widget: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Load a page and show its title.",
    discussion:
      "Tab moves the focus, Return presses a button, Escape leaves a field or goes back, Control-C ends the program.")

  @Flag(help: "Start with the address of a page of this program's own server")
  var demo = false

  @Option(help: "The folder with the themes of the widget")
  var project = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL.path

  @MainActor
  func run() async throws {
    let portal = demo ? try DemoPortal() : nil
    let address = try await portal?.start().appending(path: "page").absoluteString ?? ""
    let themes = try ThemeWorkspace(path: project)
    let terminal = ScreenletTerminal()
    func makeWidget() -> FooWidget {
      let widget = FooWidget(themes: themes)
      widget.address = address
      widget.presentAnother = { [weak widget] in
        do {
          try terminal.present(makeWidget())
        } catch {
          widget?.showHUDAlert(message: error.localizedDescription)
        }
      }
      return widget
    }
    try await terminal.run(makeWidget())
    await portal?.stop()
  }
}
