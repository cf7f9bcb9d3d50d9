import DequeModule

/// The most recent events, in blocks, so that none moves in memory when others are added.
struct KeptEvents {
  /// The blocks that are full, the oldest first.
  private var full: Deque<[Event]> = []
  /// The block to which events are added.
  private var last: [Event] = []
  /// How many events of the first block are not kept any more; they go with the block.
  private var passed = 0
  /// How many events are kept.
  private(set) var count = 0

  private static let blockSize = 256

  /// All of them, the oldest first.
  var all: some Sequence<Event> { (full + [last]).joined().dropFirst(passed) }

  /// Those of some frames, the oldest first; blocks of other frames are passed over.
  func of(_ frames: ClosedRange<Int>) -> [Event] {
    let first = full.firstIndex { $0[Self.blockSize - 1].frame >= frames.lowerBound }
    var events: [Event] = []
    for place in (first ?? full.count)...full.count {
      let block = place < full.count ? full[place] : last
      for event in block.dropFirst(place == 0 ? passed : 0)
      where event.frame >= frames.lowerBound {
        guard event.frame <= frames.upperBound else { return events }
        events.append(event)
      }
    }
    return events
  }

  /// Adds an event after the others.
  @inline(__always)
  mutating func append(_ event: consuming Event) {
    if last.count == Self.blockSize { beginBlock() }
    if last.isEmpty { last.reserveCapacity(Self.blockSize) }
    last.append(event)
    count += 1
  }

  @inline(never)
  private mutating func beginBlock() {
    full.append(last)
    last = []
  }

  /// Lets go of the oldest event, if there is one.
  mutating func removeFirst() {
    guard count > 0 else { return }
    count -= 1
    passed += 1
    guard passed == Self.blockSize else { return }
    if full.popFirst() == nil { last = [] }
    passed = 0
  }
}
