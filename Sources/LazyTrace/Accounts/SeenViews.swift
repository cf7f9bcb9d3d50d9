/// Views that something happened to, which grow by one from a reason to the next: what came in
/// before one row came in before those after it, too.
///
/// Many of them are kept once, however many reasons begin with them.
package enum SeenViews: Sendable {
  case few([SeenView])
  /// The first ones of a log.
  case shared(Log, count: Int)

  /// Views that are only added.
  ///
  /// Unchecked: the thread of its window alone adds, and nobody reads beyond the count that it has.
  package final class Log: @unchecked Sendable {
    fileprivate var views: [SeenView]

    fileprivate init(_ views: [SeenView]) { self.views = views }
  }

  /// How many are copied from reason to reason.
  private static let most = 8

  /// All of them, in order.
  package var all: [SeenView] {
    switch self {
    case .few(let views): views
    case .shared(let log, let count): Array(log.views[..<count])
    }
  }

  /// How many there are.
  package var count: Int {
    switch self {
    case .few(let views): views.count
    case .shared(_, let count): count
    }
  }

  /// How many no other reason has.
  package var ownCount: Int {
    if case .few(let views) = self { views.count } else { 0 }
  }

  /// The last one; nil if there are none.
  package var last: SeenView? {
    switch self {
    case .few(let views): views.last
    case .shared(let log, let count): log.views[count - 1]
    }
  }

  /// Adds one.
  ///
  /// - Complexity: O(1) on average, unless another one was added to the same beginning.
  package mutating func append(_ view: SeenView) {
    if case .shared(let log, let count) = self, log.views.count == count {
      log.views.append(view)
      self = .shared(log, count: count + 1)
      return
    }
    let views = all + [view]
    self = views.count > Self.most ? .shared(Log(views), count: views.count) : .few(views)
  }

  /// Takes one away.
  ///
  /// - Complexity: O(*views*), without a copy where no other reason begins with the same ones.
  package mutating func remove(_ view: SeenView) {
    guard case .shared(var log, let count) = self else {
      self = .few(all.filter { $0 != view })
      return
    }
    self = .few([])
    if isKnownUniquelyReferenced(&log), log.views.count == count {
      log.views.removeAll { $0 == view }
    } else {
      log = Log(log.views[..<count].filter { $0 != view })
    }
    if !log.views.isEmpty { self = .shared(log, count: log.views.count) }
  }
}

extension SeenViews: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    if case .shared(let log, let count) = left, case .shared(let other, let otherCount) = right,
      log === other, count == otherCount
    {
      return true
    }
    return left.count == right.count && left.all == right.all
  }
}
