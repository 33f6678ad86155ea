import Foundation
import Screenlets

/// The view of the widget Foo.
open class FooView: BaseWidgetView {
  open var addressField: TextField? { outlet("addressField") }
  open var loadButton: Button? { outlet("loadButton") }
  open var clearButton: Button? { outlet("clearButton") }
  open var anotherButton: Button? { outlet("anotherButton") }
  open var resultLabel: Label? { outlet("resultLabel") }
  open var eventsLabel: Label? { outlet("eventsLabel") }

  override open var progressMessages: [String: ProgressMessages] {
    [
      "load-action": [
        .working: NSLocalizedString("Loading…", comment: ""),
        .failure: NSLocalizedString("Could not load the page", comment: ""),
      ]
    ]
  }
}
