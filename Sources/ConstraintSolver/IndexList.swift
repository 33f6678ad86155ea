/// A list of indices that keeps its memory: emptying it only resets the count.
struct IndexList: Sendable {
  private var items: [Int32] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var first: Int32? { count > 0 ? items[0] : nil }
  var last: Int32? { count > 0 ? items[count - 1] : nil }

  subscript(index: Int) -> Int32 {
    get { items[index] }
    set { items[index] = newValue }
  }

  mutating func append(_ item: Int32) {
    if count < items.count {
      items[count] = item
    } else {
      items.append(item)
    }
    count += 1
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast() -> Int32 {
    count -= 1
    return items[count]
  }

  mutating func truncate(to kept: Int) { count = kept }

  mutating func swapAt(_ left: Int, _ right: Int) { items.swapAt(left, right) }

  /// The items, copied.
  var array: [Int32] { Array(items[..<count]) }

  mutating func replace(with new: [Int32]) {
    items = new
    count = new.count
  }
}
