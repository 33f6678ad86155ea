import Screenlets

/// A button for each star.
final class RatingScreenletView_default: BaseScreenletView, RatingViewModel {
  var averageLabel: Label? { outlet("averageLabel") }
  var stars: [Button] { outlets("stars") }

  var rating: Rating? {
    didSet {
      averageLabel?.text = rating?.summary
      score = rating?.score ?? 0
    }
  }

  private(set) var score = 0 {
    didSet { for star in stars { star.setTitle(star.tag <= score ? "★" : "☆", for: .normal) } }
  }

  override var progressMessages: [String: ProgressMessages] { RatingMessages.all }

  /// Rates with the stars up to a button. They are shown at once, and replaced by those of the server.
  func rate(_ sender: Button?) {
    score = sender?.tag ?? 0
    userAction(name: "rate", sender: sender)
  }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    switch selector {
    case "rate:": rate(sender as? Button)
    default: return super.perform(selector, sender: sender, event: event)
    }
    return true
  }
}

/// The messages of all themes.
enum RatingMessages {
  static let all: [String: ProgressMessages] = [
    "load-rating": [.failure: "Could not load the ratings"], "rate": [.failure: "Could not save your rating"],
  ]
}
