internal import LazyStacks
internal import Lua

/// The elements of a `lab.data`, which scripts edit one by one.
///
/// The integers of a range are computed. Other elements are kept in a Lua table by their tokens,
/// until no window shows them any more.
final class DataCollection: HostClass {
  static let className = "Data"

  let history: ElementHistory
  /// The first integer and how many there were; nil if the elements came from a table.
  let range: (first: Int, count: Int)?
  private let elements: LuaTable
  private var dropped: [Int] = []

  /// Creates a collection with a table that the script does not hold.
  init(_ elements: LuaTable, count: Int) {
    self.elements = elements
    range = nil
    history = ElementHistory(count: count)
    forgetDropped()
  }

  /// Creates a collection with the integers of a range; `added` is an empty table.
  init(from first: Int, count: Int, added: LuaTable) {
    elements = added
    range = (first, count)
    history = ElementHistory(count: count)
    forgetDropped()
  }

  var count: Int { history.count }

  /// The element with a token.
  func element(at token: Int) throws(LuaError) -> LuaValue {
    if let integer = integer(at: token) { return .integer(integer) }
    return try elements.rawGet(token + 1)
  }

  /// Pushes the element with a token.
  func push(_ token: Int, onto call: borrowing LuaCall) -> LuaOutcome {
    if let integer = integer(at: token) { return call.push(integer) }
    return call.push(element: token + 1, of: elements)
  }

  /// The token of an integer in the range; nil for one outside of it.
  func token(of integer: Int) -> Int? {
    guard let range else { return nil }
    let token = integer.subtractingReportingOverflow(range.first)
    guard !token.overflow, (0..<range.count).contains(token.partialValue) else { return nil }
    return token.partialValue
  }

  private func integer(at token: Int) -> Int? {
    range.flatMap { token < $0.count ? $0.first + token : nil }
  }

  // A token may be dropped while Lua collects garbage, so its element is removed with the next
  // edit.
  private func forgetDropped() {
    history.onDrop = { [weak self] token in self?.dropped.append(token) }
  }
}

// Storing an element may collect garbage, and a finalizer of the script may edit the same data. So
// the order is edited before anything is stored, right after the caller checked the index.
extension DataCollection {
  /// Inserts an element at an index, 0...`count`.
  func insert(_ element: LuaValue, at index: Int) throws(LuaError) {
    try store(element, at: edit { history.insert(at: index) })
  }

  /// Removes the element at an index, 0..<`count`, and returns its token, which is valid until the
  /// next edit.
  func remove(at index: Int) -> Int {
    let token = history.token(at: index)
    edit { history.remove(at: index) }
    return token
  }

  /// Moves an element so that afterwards its index is `destination`.
  func move(from source: Int, to destination: Int) {
    edit { history.move(from: source, to: destination) }
  }

  /// Replaces the element at an index, 0..<`count`.
  func replace(at index: Int, with element: LuaValue) throws(LuaError) {
    try store(element, at: edit { history.replace(at: index) })
  }

  /// Stores a new element; if there is no memory for it, removes it again.
  private func store(_ element: LuaValue, at token: Int) throws(LuaError) {
    do {
      try elements.rawSet(token + 1, to: element)
    } catch {
      if let index = history.version.index(of: token) { history.remove(at: index) }
      throw error
    }
  }

  /// Makes an edit, then removes what was dropped before it.
  private func edit<Result>(_ change: () -> Result) -> Result {
    var due = dropped
    dropped = []
    defer {
      while let token = due.popLast() {
        guard integer(at: token) == nil, (try? elements.rawSet(token + 1, to: .nil)) == nil else {
          continue
        }
        dropped.append(token)
      }
    }
    return change()
  }
}

extension DataCollection: Equatable {
  static func == (left: DataCollection, right: DataCollection) -> Bool { left === right }
}
