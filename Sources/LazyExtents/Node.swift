/// Something that a node of the tree holds: a run in a leaf, a child in a branch.
protocol NodeEntry: Sendable {
  /// What the places of a node that are not in use hold.
  static var blank: Self { get }

  /// How many items the entry stands for.
  var count: Int { get }

  /// What those items add up to.
  var summary: ExtentSummary { get }
}

/// Up to `capacity` entries in order, inline: a node is plain memory in a pool, not an object.
struct Node<Entry: NodeEntry>: Sendable {
  /// How many entries fit: few enough to be scanned at once, enough to keep the tree flat.
  static var capacity: Int { 32 }

  /// How many entries the node has.
  private(set) var count = 0

  private var entries = InlineArray<32, Entry>(repeating: .blank)

  init() {}

  /// Makes a node of one entry.
  init(_ entry: Entry) {
    entries[0] = entry
    count = 1
  }

  subscript(position: Int) -> Entry {
    get { entries[position] }
    set { entries[position] = newValue }
  }

  /// The sum of the entries, added from the first to the last.
  var summary: ExtentSummary {
    var sum = ExtentSummary()
    for position in 0..<count { sum += entries[position].summary }
    return sum
  }

  /// Which entry holds the item at `index`, and the item's index within it.
  ///
  /// An index at or beyond the end lies in the last entry.
  func find(_ index: Int) -> (position: Int, inner: Int) {
    var inner = index
    for position in 0..<max(0, count - 1) {
      let entryCount = entries[position].count
      if inner < entryCount { return (position, inner) }
      inner -= entryCount
    }
    return (max(0, count - 1), inner)
  }

  /// Calls `body` for each entry that `range` touches, with the part of that entry it touches.
  func visit(_ range: Range<Int>, _ body: (Entry, Range<Int>) -> Void) {
    var start = 0
    for position in 0..<count where start < range.upperBound {
      let entryCount = entries[position].count
      if range.lowerBound < start + entryCount {
        let first = max(0, range.lowerBound - start)
        body(entries[position], first..<min(entryCount, range.upperBound - start))
      }
      start += entryCount
    }
  }
}

extension Node {
  /// Inserts an entry; a full node is split, and its second half returned.
  mutating func insert(_ entry: Entry, at position: Int) -> Node? {
    guard count == Self.capacity else {
      makeRoom(at: position)
      entries[position] = entry
      return nil
    }
    let middle = Self.capacity / 2
    var rest = splitOff(from: middle)
    if position <= middle {
      makeRoom(at: position)
      entries[position] = entry
    } else {
      rest.makeRoom(at: position - middle)
      rest.entries[position - middle] = entry
    }
    return rest
  }

  /// Removes the entries from `position` up to `end`.
  mutating func remove(from position: Int, upTo end: Int) {
    let gap = end - position
    guard gap > 0 else { return }
    for source in end..<count { entries[source - gap] = entries[source] }
    count -= gap
  }

  /// Appends the entries of a node that follows this one; both must fit.
  mutating func append(_ other: Node) {
    for position in 0..<other.count { entries[count + position] = other.entries[position] }
    count += other.count
  }

  private mutating func makeRoom(at position: Int) {
    for source in stride(from: count, to: position, by: -1) {
      entries[source] = entries[source - 1]
    }
    count += 1
  }

  private mutating func splitOff(from position: Int) -> Node {
    var rest = Node()
    for source in position..<count { rest.entries[source - position] = entries[source] }
    rest.count = count - position
    count = position
    return rest
  }
}
