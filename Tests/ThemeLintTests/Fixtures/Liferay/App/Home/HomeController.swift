import LiferayScreens
import UIKit

class HomeController: UIViewController, NoteScreenletDelegate, LoginScreenletDelegate {
  @IBOutlet weak var noteScreenlet: NoteScreenlet?
  @IBOutlet weak var loginScreenlet: LoginScreenlet?

  @IBAction func done(_ segue: UIStoryboardSegue) {}

  @IBSegueAction func makeSettings(_ coder: NSCoder) -> UIViewController? { return nil }
}

typealias HomeScreen = HomeController

extension HomeScreen {
  @IBAction func refresh(_ sender: UIButton) {}
}
