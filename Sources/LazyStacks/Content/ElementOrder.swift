/// The order of the elements of edited data, each known by its token.
///
/// Consecutive tokens are one piece, so the order of a billion elements that nobody edited is as
/// small as that of ten. An edit makes another value and does not change this one; both share what
/// the edit did not touch.
///
/// - Invariant: the heights of two sibling subtrees differ by at most one.
struct ElementOrder {
  private let root: OrderNode?

  /// Elements 0..<`count` in the order of their tokens.
  init(count: Int) {
    root = count > 0 ? OrderNode(left: nil, piece: 0..<count, right: nil) : nil
  }

  fileprivate init(root: OrderNode?) {
    self.root = root
  }

  /// How many elements there are.
  var count: Int { root?.count ?? 0 }

  /// The token of the element at an index, 0..<`count`.
  ///
  /// - Complexity: O(log *pieces*).
  func token(at index: Int) -> Int {
    var index = index
    var node = root
    while let current = node {
      let before = current.left?.count ?? 0
      if index < before {
        node = current.left
      } else if index < before + current.piece.count {
        return current.piece.lowerBound + index - before
      } else {
        index -= before + current.piece.count
        node = current.right
      }
    }
    // Unreachable: `lab.data` and the containers check indices before they ask.
    preconditionFailure("an index of an order lies within its elements")
  }

  /// The index of the element with a token; nil if there is none.
  ///
  /// - Complexity: O(log *pieces*) while elements stand in the order of their tokens, as far as
  ///   they were not moved; at worst O(*pieces*).
  func index(of token: Int) -> Int? { root?.index(of: token) }

  /// Calls a function for the pieces in order.
  func forEachPiece(_ body: (Range<Int>) -> Void) { root?.forEachPiece(body) }

  /// The order with tokens added, so that the first of them has the given index, 0...`count`.
  ///
  /// - Complexity: O(log *pieces*).
  func inserting(_ tokens: Range<Int>, at index: Int) -> ElementOrder {
    guard !tokens.isEmpty else { return self }
    let (left, right) = OrderNode.split(root, at: index)
    let front = OrderNode.concatenate(left, and: OrderNode(left: nil, piece: tokens, right: nil))
    return ElementOrder(root: OrderNode.concatenate(front, and: right))
  }

  /// The order without the element at an index, 0..<`count`.
  ///
  /// - Complexity: O(log *pieces*).
  func removing(at index: Int) -> ElementOrder {
    let (left, rest) = OrderNode.split(root, at: index)
    let (_, right) = OrderNode.split(rest, at: 1)
    return ElementOrder(root: OrderNode.concatenate(left, and: right))
  }

  /// The order in which the element at one index has another one, both 0..<`count`.
  ///
  /// - Complexity: O(log *pieces*).
  func moving(from source: Int, to destination: Int) -> ElementOrder {
    let token = token(at: source)
    return removing(at: source).inserting(token..<token + 1, at: destination)
  }
}

/// A piece with what is before and after it; it never changes.
private final class OrderNode {
  let left: OrderNode?
  let piece: Range<Int>
  let right: OrderNode?
  let count: Int
  let height: Int
  /// From the lowest token below to after the highest.
  let bounds: Range<Int>

  init(left: OrderNode?, piece: Range<Int>, right: OrderNode?) {
    self.left = left
    self.piece = piece
    self.right = right
    count = (left?.count ?? 0) + piece.count + (right?.count ?? 0)
    height = max(left?.height ?? 0, right?.height ?? 0) + 1
    var bounds = piece
    for other in [left, right] {
      guard let other else { continue }
      bounds =
        min(
          bounds.lowerBound,
          other.bounds.lowerBound
        )..<max(
          bounds.upperBound,
          other.bounds.upperBound
        )
    }
    self.bounds = bounds
  }

  func index(of token: Int) -> Int? {
    guard bounds.contains(token) else { return nil }
    let before = left?.count ?? 0
    if piece.contains(token) { return before + token - piece.lowerBound }
    if let index = left?.index(of: token) { return index }
    return right?.index(of: token).map { $0 + before + piece.count }
  }

  func forEachPiece(_ body: (Range<Int>) -> Void) {
    left?.forEachPiece(body)
    body(piece)
    right?.forEachPiece(body)
  }
}

extension OrderNode {
  /// The tree of everything before a piece, the piece, and everything after it.
  static func join(_ left: OrderNode?, around piece: Range<Int>, and right: OrderNode?) -> OrderNode
  {
    let lean = (left?.height ?? 0) - (right?.height ?? 0)
    if lean > 1, let left {
      return balance(
        left.left,
        around: left.piece,
        and: join(left.right, around: piece, and: right)
      )
    }
    if lean < -1, let right {
      return balance(
        join(left, around: piece, and: right.left),
        around: right.piece,
        and: right.right
      )
    }
    return OrderNode(left: left, piece: piece, right: right)
  }

  /// Rotates a node whose sides differ in height by at most two.
  private static func balance(
    _ left: OrderNode?,
    around piece: Range<Int>,
    and right: OrderNode?
  ) -> OrderNode {
    let lean = (left?.height ?? 0) - (right?.height ?? 0)
    if lean > 1, let left {
      if let middle = left.right, middle.height > left.left?.height ?? 0 {
        let front = OrderNode(left: left.left, piece: left.piece, right: middle.left)
        return OrderNode(
          left: front,
          piece: middle.piece,
          right: OrderNode(left: middle.right, piece: piece, right: right)
        )
      }
      return OrderNode(
        left: left.left,
        piece: left.piece,
        right: OrderNode(left: left.right, piece: piece, right: right)
      )
    }
    if lean < -1, let right {
      if let middle = right.left, middle.height > right.right?.height ?? 0 {
        let back = OrderNode(left: middle.right, piece: right.piece, right: right.right)
        return OrderNode(
          left: OrderNode(left: left, piece: piece, right: middle.left),
          piece: middle.piece,
          right: back
        )
      }
      return OrderNode(
        left: OrderNode(left: left, piece: piece, right: right.left),
        piece: right.piece,
        right: right.right
      )
    }
    return OrderNode(left: left, piece: piece, right: right)
  }

  /// The parts before and from an index; a piece may be cut in two.
  static func split(_ node: OrderNode?, at index: Int) -> (OrderNode?, OrderNode?) {
    guard let node else { return (nil, nil) }
    let before = node.left?.count ?? 0
    if index <= before {
      let (front, back) = split(node.left, at: index)
      return (front, join(back, around: node.piece, and: node.right))
    }
    if index >= before + node.piece.count {
      let (front, back) = split(node.right, at: index - before - node.piece.count)
      return (join(node.left, around: node.piece, and: front), back)
    }
    let cut = node.piece.lowerBound + index - before
    return (
      join(node.left, around: node.piece.lowerBound..<cut, and: nil),
      join(nil, around: cut..<node.piece.upperBound, and: node.right)
    )
  }

  /// One order after another; two pieces that follow one another become one.
  static func concatenate(_ left: OrderNode?, and right: OrderNode?) -> OrderNode? {
    guard let left else { return right }
    guard let right else { return left }
    let (first, rest) = removeFirst(of: right)
    let (front, last) = removeLast(of: left)
    guard last.upperBound == first.lowerBound else { return join(left, around: first, and: rest) }
    return join(front, around: last.lowerBound..<first.upperBound, and: rest)
  }

  private static func removeFirst(of node: OrderNode) -> (Range<Int>, OrderNode?) {
    guard let left = node.left else { return (node.piece, node.right) }
    let (first, rest) = removeFirst(of: left)
    return (first, join(rest, around: node.piece, and: node.right))
  }

  private static func removeLast(of node: OrderNode) -> (OrderNode?, Range<Int>) {
    guard let right = node.right else { return (node.left, node.piece) }
    let (rest, last) = removeLast(of: right)
    return (join(node.left, around: node.piece, and: rest), last)
  }
}

extension ElementOrder {
  /// How many levels the order has.
  var height: Int { root?.height ?? 0 }

  /// Whether no subtree leans too much to one side.
  var isBalanced: Bool { root?.isBalanced ?? true }
}

extension OrderNode {
  fileprivate var isBalanced: Bool {
    abs((left?.height ?? 0) - (right?.height ?? 0)) <= 1
      && left?.isBalanced ?? true && right?.isBalanced ?? true
  }
}
