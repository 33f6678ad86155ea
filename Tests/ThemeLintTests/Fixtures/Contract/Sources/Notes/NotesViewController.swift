import UIKit

class NotesViewController: UIViewController {
  @IBOutlet weak var screenlet: NoteScreenlet!
  @IBOutlet weak var badge: BadgeView!

  @IBAction func add(_ sender: UIBarButtonItem) {}

  private var addButton: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {}

  @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? {
    return nil
  }
}

class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}

@IBDesignable
class BadgeView: UIView {
  @IBInspectable var count: Int = 0
  @IBInspectable var caption: String = ""
  var cached = 0
}
