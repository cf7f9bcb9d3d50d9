import DequeModule
import Synchronization

/// One change of edited data.
///
/// Tokens identify elements: a new element has a token that none had before.
enum ElementEdit: Equatable {
  case insert(Int)
  case remove(Int, token: Int)
  case move(from: Int, to: Int)
  case replace(Int, token: Int)

  /// The element that the edit removes, if it removes one.
  var goneToken: Int? {
    switch self {
    case .insert, .move: nil
    case .remove(_, let token), .replace(_, let token): token
    }
  }
}

/// The order of elements that are edited one by one, and the edits that some window has not seen
/// yet.
///
/// It knows elements by their tokens: those at the start are 0..<count, and each later one has the
/// next number. The owner keeps the elements themselves by token. A window that lays the elements
/// out holds a ``version``, which later edits do not change; edits are kept from the oldest version
/// on that is held, so nothing grows if no window looks.
///
/// ```swift
/// let history = ElementHistory(count: 1_000_000_000)
/// let token = history.insert(at: 0)
/// ```
public final class ElementHistory {
  /// How many edits of all data there were, which shows at once whether there was one.
  static var editsOfAll: Int { counter.load(ordering: .relaxed) }
  private static let counter = Atomic<Int>(0)

  /// How many edits there were.
  private(set) var number = 0
  /// The token that the next new element has.
  public private(set) var nextToken: Int
  private(set) var order: ElementOrder
  private var edits: Deque<ElementEdit> = []
  private var living: [(number: Int, id: ObjectIdentifier)] = []
  private weak var current: ElementVersion?

  /// Called for each element that was removed and that no version shows any more.
  public var onDrop: ((_ token: Int) -> Void)?

  /// Creates the history of the elements 0..<`count`, which costs nothing however many there are.
  public init(count: Int) {
    nextToken = max(0, count)
    order = ElementOrder(count: max(0, count))
  }

  /// Whether anybody holds a version of the elements, as what shows them does.
  public var isShown: Bool { !living.isEmpty }

  /// How many elements there are.
  public var count: Int { order.count }

  /// The elements as they are now.
  public var version: ElementVersion {
    if let current, current.number == number { return current }
    let version = ElementVersion(of: self)
    living.append((number, ObjectIdentifier(version)))
    current = version
    return version
  }

  /// The token of the element at an index, 0..<`count`.
  public func token(at index: Int) -> Int { order.token(at: index) }

  /// Inserts an element at an index, 0...`count`.
  ///
  /// - Returns: The token of the new element.
  /// - Complexity: O(log *e*) for *e* edits.
  @discardableResult
  public func insert(at index: Int) -> Int {
    // Unreachable: `DataBinding` refuses an index outside of the data.
    precondition(index >= 0 && index <= count, "an insertion lies within the elements or after")
    let token = makeToken()
    apply(.insert(index), giving: order.inserting(token..<token + 1, at: index))
    return token
  }

  /// Removes the element at an index, 0..<`count`.
  ///
  /// - Complexity: O(log *e*) for *e* edits.
  public func remove(at index: Int) {
    let token = order.token(at: index)
    apply(.remove(index, token: token), giving: order.removing(at: index))
  }

  /// Moves an element, so that afterwards it has the index `destination`; both are 0..<`count`.
  ///
  /// - Complexity: O(log *e*) for *e* edits.
  public func move(from source: Int, to destination: Int) {
    // Unreachable: `DataBinding` refuses an index outside of the data.
    precondition(destination >= 0 && destination < count, "a move ends within the elements")
    guard source != destination else { return }
    let moved = order.moving(from: source, to: destination)
    apply(.move(from: source, to: destination), giving: moved)
  }

  /// Puts a new element in the place of the one at an index, 0..<`count`.
  ///
  /// - Returns: The token of the new element.
  /// - Complexity: O(log *e*) for *e* edits.
  @discardableResult
  public func replace(at index: Int) -> Int {
    let old = order.token(at: index)
    let token = makeToken()
    let replaced = order.removing(at: index).inserting(token..<token + 1, at: index)
    apply(.replace(index, token: old), giving: replaced)
    return token
  }

  /// The edits that lead from one version to a later one.
  func edits(from old: ElementVersion, to new: ElementVersion) -> [ElementEdit] {
    let first = number - edits.count
    guard old.number >= first, old.number <= new.number else { return [] }
    return Array(edits[(old.number - first)..<(new.number - first)])
  }

  /// How many edits are kept.
  var keptEdits: Int { edits.count }

  fileprivate func release(_ version: ObjectIdentifier) {
    living.removeAll { $0.id == version }
    forgetWhatAllSaw()
  }

  private func makeToken() -> Int {
    defer { nextToken += 1 }
    return nextToken
  }

  private func apply(_ edit: ElementEdit, giving new: ElementOrder) {
    order = new
    number += 1
    Self.counter.add(1, ordering: .relaxed)
    edits.append(edit)
    forgetWhatAllSaw()
  }

  private func forgetWhatAllSaw() {
    let oldest = living.first?.number ?? number
    while number - edits.count < oldest, let edit = edits.popFirst() {
      if let token = edit.goneToken { onDrop?(token) }
    }
  }
}

/// The elements of edited data as they were at one moment.
public final class ElementVersion {
  /// The history that the version belongs to.
  public let history: ElementHistory
  /// The number of edits before this version.
  let number: Int
  /// No element has this token or a higher one.
  public let nextToken: Int
  private let order: ElementOrder

  fileprivate init(of history: ElementHistory) {
    self.history = history
    number = history.number
    nextToken = history.nextToken
    order = history.order
  }

  deinit { history.release(ObjectIdentifier(self)) }

  /// How many elements there were.
  public var count: Int { order.count }

  /// The token of the element at an index, 0..<`count`.
  ///
  /// - Complexity: O(log *e*) for *e* edits.
  public func token(at index: Int) -> Int { order.token(at: index) }

  /// The index of the element with a token; nil if the version does not contain it.
  ///
  /// - Complexity: O(log *e*) for *e* edits that moved no element; at worst O(*e*).
  public func index(of token: Int) -> Int? { order.index(of: token) }
}

extension ElementVersion {
  /// Calls a function for the elements that were inserted since a token was the next, in order of
  /// tokens.
  ///
  /// - Parameters:
  ///   - next: The token to begin with; afterwards that of the first element not handed over.
  ///   - body: Called with each element's token and its index.
  /// - Throws: Errors of `body`; the next call begins with the same element.
  public func forEachNew(
    from next: inout Int,
    body: (_ token: Int, _ index: Int) throws -> Void
  ) rethrows {
    while next < nextToken {
      if let index = index(of: next) { try body(next, index) }
      next += 1
    }
  }
}
