import Screenlets

/// A slider, and a button that shows its stars.
final class RatingScreenletView_slider: BaseScreenletView, RatingViewModel {
  var averageLabel: Label? { outlet("averageLabel") }
  var slider: Slider? { outlet("slider") }
  var rateButton: Button? { outlet("rateButton") }

  var rating: Rating? {
    didSet {
      averageLabel?.text = rating?.summary
      if let score = rating?.score, score > 0 { slider?.value = Float(score) }
      showStars()
    }
  }

  var score: Int { Int((slider?.value ?? 0).rounded()) }

  override var progressMessages: [String: ProgressMessages] { RatingMessages.all }

  /// Called while the slider moves.
  func sliderChanged(_ sender: Slider?) { showStars() }

  func rate(_ sender: Button?) { userAction(name: "rate", sender: sender) }

  private func showStars() { rateButton?.setTitle(String(repeating: "★", count: score), for: .normal) }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    switch selector {
    case "sliderChanged:": sliderChanged(sender as? Slider)
    case "rate:": rate(sender as? Button)
    default: return super.perform(selector, sender: sender, event: event)
    }
    return true
  }
}
