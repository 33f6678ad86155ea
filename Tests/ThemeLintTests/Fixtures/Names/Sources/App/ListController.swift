import UIKit

let topLevelCell = "row"

protocol Reusable: AnyObject { static var reuseID: String { get } }
extension Reusable { static var reuseID: String { String(describing: self) } }

class RowCell: UITableViewCell {
  static let identifier = "row"
  static var nib: UINib { UINib(nibName: "RowCell", bundle: nil) }
}
class PlainCell: UITableViewCell, Reusable {}

enum Segues: String { case showDetail }
enum Names { static let main = "Main"; struct IDs { static let detail = "Detail" } }

class ListController: UITableViewController {
  private let ownID = "proto"
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
    tableView.register(
      UINib(nibName: String(describing: RowCell.self), bundle: .main), forCellReuseIdentifier: RowCell.identifier)
    tableView.register(
      UINib(nibName: "\(PlainCell.self)", bundle: Bundle(for: type(of: self))),
      forCellReuseIdentifier: PlainCell.reuseID)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    tableView.register(RowCell.nib, forCellReuseIdentifier: topLevelCell)
    let id = "proto"
    _ = tableView.dequeueReusableCell(withIdentifier: id)
    _ = tableView.dequeueReusableCell(withIdentifier: ownID)
    _ = tableView.dequeueReusableCell(withIdentifier: self.ownID)
    _ = tableView.dequeueReusableCell(withIdentifier: "plain")
    _ = tableView.dequeueReusableCell(withIdentifier: PlainCell.reuseID)
    _ = tableView.dequeueReusableCell(withIdentifier: Self.name(1))
    let main = UIStoryboard(name: Names.main, bundle: nil)
    _ = main.instantiateViewController(withIdentifier: "Detail")
    _ = UIStoryboard(name: "Main", bundle: Bundle.main).instantiateViewController(identifier: Names.IDs.detail)
    _ = storyboard?.instantiateViewController(withIdentifier: "List")
    performSegue(withIdentifier: "showDetail", sender: nil)
    performSegue(withIdentifier: Segues.showDetail.rawValue, sender: nil)
    _ = Bundle.main.loadNibNamed("CardView", owner: self)
    _ = Bundle.other.loadNibNamed("Elsewhere", owner: self)
    _ = UINib(nibName: "Elsewhere", bundle: Bundle(identifier: "com.x"))
    _ = UIImage(named: "star"); _ = UIImage(named: "star.png"); _ = UIImage(systemName: "gear")
    _ = UIImage(named: "elsewhere", in: Bundle.other, compatibleWith: nil)
    _ = UIColor(named: "paper"); _ = UIFont(name: "Avenir-Black", size: 3); _ = UIFont(name: "MyBrand-Bold", size: 3)
  }
  static func name(_ n: Int) -> String { "cell\(n)" }
  func make(identifier: String, nib: String) {
    _ = tableView.dequeueReusableCell(withIdentifier: identifier)
    _ = UINib(nibName: nib, bundle: nil)
    for nib in ["RowCell", "CardView"] { _ = UINib(nibName: nib, bundle: nil) }
    if let id = title { _ = tableView.dequeueReusableCell(withIdentifier: id) }
    guard let seg = title else { return }
    performSegue(withIdentifier: seg, sender: nil)
    ["x"].forEach { n in _ = UIImage(named: n) }
    ["star"].forEach { _ = UIImage(named: $0) }
    var later = "proto"; later = "else"; _ = tableView.dequeueReusableCell(withIdentifier: later)
    switch title {
    case let t?: _ = UIImage(named: t);
    default: break
    }
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showDetail" {}
    if segue.identifier == Segues.showDetail.rawValue, sender != nil {}
    switch segue.identifier {
    case "showDetail": break;
    case Segues.showDetail.rawValue?: break;
    default: break
    }
    let isIt = segue.identifier == "showDetail" ? 1 : 2
    _ = isIt
  }
}

protocol NibLoadable: AnyObject {}
extension NibLoadable where Self: UIView {
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
  static var nib2: UINib { UINib(nibName: "\(Self.self)", bundle: nil) }
}
extension UITableViewCell {
  static var cellID: String { String(describing: self) }
  static func register(in table: UITableView) {
    table.register(UINib(nibName: cellID, bundle: nil), forCellReuseIdentifier: cellID)
  }
}
class BaseCell: UITableViewCell {
  class var baseID: String { String(describing: self) }
  class func registerAll(in table: UITableView) {
    table.register(UINib(nibName: baseID, bundle: nil), forCellReuseIdentifier: baseID)
  }
}
typealias AliasCell = RowCell
typealias ListAlias = ListController
extension UIStoryboard {
  static let main = UIStoryboard(name: "Main", bundle: nil)
  func make<T: UIViewController>(_ type: T.Type) -> T? {
    instantiateViewController(withIdentifier: String(describing: T.self)) as? T
  }
  func make2<T: UIViewController>() -> T? { instantiateViewController(withIdentifier: "\(T.self)") as? T }
}
extension UITableView {
  func dequeue<T: UITableViewCell>(_ type: T.Type) -> T? {
    dequeueReusableCell(withIdentifier: String(describing: type)) as? T
  }
  func registerNib<T: UITableViewCell>(_ type: T.Type) {
    register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
  }
}
func others(table: UITableView) {
  _ = UINib(nibName: String(describing: AliasCell.self), bundle: nil)
  _ = UIStoryboard.main.instantiateViewController(withIdentifier: "Detail")
  _ = UIImage(named: "star")?.withRenderingMode(.alwaysTemplate)
  _ = UIImage(named: true ? "star" : "star")
  _ = UIImage(named: R.image.star.name)
  _ = UIColor(named: Asset.paper.name)
}
