import UIKit

class NoteView_dark: NoteView_default {
  @IBOutlet weak var moonView: UIImageView?
}
