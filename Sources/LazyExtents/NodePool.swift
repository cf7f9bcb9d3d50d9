/// An entry of a tree node: a run in a leaf, a child in a branch.
protocol NodeEntry: Sendable {
  /// Fills the unused places of a node.
  static var blank: Self { get }

  /// How many items the entry stands for.
  var count: Int { get }

  /// The sums of those items.
  var summary: ExtentSummary { get }
}

/// The nodes of one kind, each up to `capacity` entries in order, in one block of memory.
///
/// A node is not an object: it is identified by its slot, and reading it counts and copies nothing.
/// A copy of the pool shares the block until one of the two changes, as with any array.
struct NodePool<Entry: NodeEntry>: Sendable {
  /// How many entries fit in a node: few enough to be scanned, enough to keep the tree flat.
  static var capacity: Int { 32 }

  /// The number of entries of three nodes that are put into two, which leaves room for more in
  /// each.
  static var comfort: Int { 62 }

  private var entries: ContiguousArray<Entry> = []
  private var sizes: ContiguousArray<Int32> = []
  private var free: ContiguousArray<Int32> = []

  /// How many nodes are in use.
  var usedCount: Int { sizes.count - free.count }

  /// Whether far more nodes are free than in use, so that it pays to release their memory.
  var isSparse: Bool { sizes.count >= 256 && usedCount * 4 < sizes.count }

  /// The number of bytes allocated for nodes, in use or not.
  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride
      + (sizes.capacity + free.capacity) * MemoryLayout<Int32>.stride
  }

  /// How many entries the node has.
  func size(of slot: Int) -> Int { Int(truncatingIfNeeded: sizes[slot]) }

  subscript(slot: Int, position: Int) -> Entry {
    get { entries[slot * Self.capacity + position] }
    set { entries[slot * Self.capacity + position] = newValue }
  }

  /// Adds a node of one entry, or of none, and returns its slot.
  mutating func add(_ entry: Entry? = nil) -> Int {
    let slot = free.popLast().map(Int.init) ?? grow()
    sizes[slot] = 0
    if let entry {
      self[slot, 0] = entry
      sizes[slot] = 1
    }
    return slot
  }

  /// Adds a copy of a node of another pool and returns its slot.
  mutating func add(copyOf slot: Int, in other: Self) -> Int {
    let new = add()
    for position in 0..<other.size(of: slot) { self[new, position] = other[slot, position] }
    sizes[new] = other.sizes[slot]
    return new
  }

  /// Makes the place of a node free for another.
  mutating func release(_ slot: Int) {
    free.append(Int32(truncatingIfNeeded: slot))
  }

  private mutating func grow() -> Int {
    let needed = entries.count + Self.capacity
    // Doubling would leave half of the memory idle; a sixteenth still makes growth linear.
    if needed > entries.capacity { entries.reserveCapacity(needed + entries.count / 16) }
    for _ in 0..<Self.capacity { entries.append(.blank) }
    sizes.append(0)
    return sizes.count - 1
  }
}

extension NodePool {
  /// The sum of a node's entries, added from the first to the last.
  func summary(of slot: Int) -> ExtentSummary {
    var sum = ExtentSummary()
    for position in 0..<size(of: slot) { sum += self[slot, position].summary }
    return sum
  }

  /// What a branch knows about a node, computed from that node's entries.
  func child(_ slot: Int) -> Child {
    Child(slot: slot, entryCount: size(of: slot), summary: summary(of: slot))
  }

  /// Which entry of a node holds the item at `index`, and the item's index within it.
  ///
  /// An index at or beyond the end lies in the last entry.
  func find(_ index: Int, in slot: Int) -> (position: Int, inner: Int) {
    let last = max(0, size(of: slot) - 1)
    var inner = index
    for position in 0..<last {
      let count = self[slot, position].count
      if inner < count { return (position, inner) }
      inner -= count
    }
    return (last, inner)
  }

  /// Calls `body` for each entry that `range` touches, with the part of that entry it touches.
  func visit(_ range: Range<Int>, in slot: Int, _ body: (Entry, Range<Int>) -> Void) {
    var start = 0
    for position in 0..<size(of: slot) where start < range.upperBound {
      let entry = self[slot, position]
      let count = entry.count
      if range.lowerBound < start + count {
        body(entry, max(0, range.lowerBound - start)..<min(count, range.upperBound - start))
      }
      start += count
    }
  }
}

extension NodePool {
  /// Inserts an entry; a full node is split, and the slot of its second half returned.
  mutating func insert(_ entry: Entry, at position: Int, in slot: Int) -> Int? {
    guard size(of: slot) == Self.capacity else {
      place(entry, at: position, in: slot)
      return nil
    }
    let middle = Self.capacity / 2
    let rest = add()
    copy(middle..<Self.capacity, of: slot, to: rest)
    sizes[slot] = Int32(truncatingIfNeeded: middle)
    if position <= middle {
      place(entry, at: position, in: slot)
    } else {
      place(entry, at: position - middle, in: rest)
    }
    return rest
  }

  /// Removes the entries from `position` up to `end`.
  mutating func remove(from position: Int, upTo end: Int, in slot: Int) {
    let gap = end - position
    guard gap > 0 else { return }
    for source in end..<size(of: slot) { self[slot, source - gap] = self[slot, source] }
    sizes[slot] -= Int32(truncatingIfNeeded: gap)
  }

  /// Moves the first entries of a node that follows to the end of another.
  mutating func move(_ moved: Int, of other: Int, to slot: Int) {
    copy(0..<moved, of: other, to: slot)
    remove(from: 0, upTo: moved, in: other)
  }

  /// Appends the entries of the following node, which is released; both must fit in one.
  mutating func append(_ other: Int, to slot: Int) {
    copy(0..<size(of: other), of: other, to: slot)
    release(other)
  }

  /// Copies some entries of a node to the end of another one.
  mutating func copy(_ positions: Range<Int>, of source: Int, to slot: Int) {
    let size = size(of: slot)
    for position in positions {
      self[slot, size + position - positions.lowerBound] = self[source, position]
    }
    sizes[slot] += Int32(truncatingIfNeeded: positions.count)
  }

  private mutating func place(_ entry: Entry, at position: Int, in slot: Int) {
    for target in stride(from: size(of: slot), to: position, by: -1) {
      self[slot, target] = self[slot, target - 1]
    }
    self[slot, position] = entry
    sizes[slot] += 1
  }
}
