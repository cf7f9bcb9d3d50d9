import LazyExtents

/// The elements that some edits left, computed from the edits alone, so that a billion elements
/// cost no more than ten.
struct EditSurvivors {
  /// What still exists, unordered: stretches, and single elements that were moved.
  private(set) var stretches: [KeptStretch] = []
  /// The inserted elements, by token, and the old elements that they replaced.
  private var fresh: [(token: Int, index: Int)] = []
  private var gone: [Int] = []
  /// The old element in whose place a new one was put.
  private var origins: [Int: Int] = [:]
  private var moved: Set<Int> = []
  /// The moved elements in the order of the edits, so that sorting them charges the same in each
  /// run.
  private var movedInTurn: [Int] = []
  private let work: Work

  /// Applies the edits to elements whose tokens are their old indices; new ones follow.
  ///
  /// If work is stopped meanwhile, the result means nothing.
  ///
  /// - Complexity: O(*k* log *k*) for *k* edits.
  init(_ edits: [ElementEdit], of count: Int, charging work: Work = Work(nil)) {
    self.work = work
    var order = ElementOrder(count: count)
    var next = count
    for edit in edits {
      guard work.goesOn() else { return }
      switch edit {
      case .insert(let index):
        order = order.inserting(next..<next + 1, at: index)
        next += 1
      case .remove(let index, _): order = order.removing(at: index)
      case .move(let source, let destination):
        noteMove(of: order.token(at: source))
        order = order.moving(from: source, to: destination)
      case .replace(let index, _):
        let old = order.token(at: index)
        origins[next] = old < count ? old : origins[old]
        if moved.contains(old) { noteMove(of: next) }
        order = order.removing(at: index).inserting(next..<next + 1, at: index)
        next += 1
      }
    }
    readPieces(of: order, count: count)
  }

  private mutating func noteMove(of token: Int) {
    if moved.insert(token).inserted { movedInTurn.append(token) }
  }

  /// Records where the old elements and the new ones stand.
  private mutating func readPieces(of order: ElementOrder, count: Int) {
    guard let sorted = work.sorted(movedInTurn, by: <) else { return }
    var index = 0
    order.forEachPiece { piece in
      guard work.goesOn() else { return }
      let old = piece.clamped(to: 0..<count)
      if !old.isEmpty { append(old, at: index, moved: sorted) }
      if old.upperBound < piece.upperBound {
        for token in max(count, piece.lowerBound)..<piece.upperBound {
          fresh.append((token, index + token - piece.lowerBound))
        }
      }
      index += piece.count
    }
    var reached = 0
    let inOldOrder = work.sorted(stretches) { $0.old.lowerBound < $1.old.lowerBound }
    for stretch in inOldOrder ?? [] {
      guard work.goesOn(1 + stretch.old.lowerBound - reached) else { return }
      gone += reached..<stretch.old.lowerBound
      reached = stretch.old.upperBound
    }
    if !work.isStopped { gone += reached..<count }
  }

  /// Adds a stretch, cut where elements in it were moved themselves.
  private mutating func append(_ old: Range<Int>, at new: Int, moved: [Int]) {
    var reached = old.lowerBound
    for token in moved[moved.places(in: old)] {
      for (range, isMoved) in [(reached..<token, false), (token..<token + 1, true)]
      where !range.isEmpty {
        let start = new + range.lowerBound - old.lowerBound
        stretches.append(KeptStretch(old: range, new: start, isMoved: isMoved))
      }
      reached = token + 1
    }
    guard reached < old.upperBound else { return }
    let start = new + reached - old.lowerBound
    stretches.append(KeptStretch(old: reached..<old.upperBound, new: start, isMoved: false))
  }

  /// Finds the old elements that came back under their ids: first in their own places, as an
  /// element that was replaced by itself; then elsewhere, moved, the first for the first.
  ///
  /// An element whose id throws matches none.
  mutating func match(oldID: (Int) throws -> ViewID?, newID: (Int) throws -> ViewID?) {
    guard !fresh.isEmpty, !gone.isEmpty else { return }
    var waiting: [ViewID: [Int]] = [:]
    var ids: [Int: ViewID] = [:]
    for old in gone.reversed() {
      guard work.goesOn() else { return }
      guard let id = work.value({ try oldID(old) }) ?? nil else { continue }
      ids[old] = id
      waiting[id, default: []].append(old)
    }
    var others: [(id: ViewID, index: Int)] = []
    for (token, index) in fresh {
      guard work.goesOn() else { return }
      guard let id = work.value({ try newID(index) }) ?? nil else { continue }
      // With many elements of one id, each is looked for among them all.
      guard work.goesOn(waiting[id]?.count ?? 0) else { return }
      if let origin = origins[token], ids[origin] == id, waiting[id]?.contains(origin) ?? false {
        waiting[id]?.removeAll { $0 == origin }
        let isMoved = moved.contains(token)
        stretches.append(KeptStretch(old: origin..<origin + 1, new: index, isMoved: isMoved))
      } else {
        others.append((id, index))
      }
    }
    for (id, index) in others {
      guard let old = waiting[id]?.popLast() else { continue }
      stretches.append(KeptStretch(old: old..<old + 1, new: index, isMoved: true))
    }
  }
}

extension [Int] {
  /// Where the members of a range stand in a sorted array.
  fileprivate func places(in range: Range<Int>) -> Range<Int> {
    let start = countOfFirst { $0 < range.lowerBound }
    return start..<Swift.max(start, countOfFirst { $0 < range.upperBound })
  }
}
