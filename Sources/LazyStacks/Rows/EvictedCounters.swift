import DequeModule

/// The counters of the subviews of one container whose nodes were most recently given up.
///
/// Only the ``limit`` most recent ones are kept, so that memory does not grow with the number of
/// subviews scrolled past. The others count as never loaded.
struct EvictedCounters {
  /// The greatest number of subviews that are remembered.
  static let limit = 4_096

  private var known: [Label: (counters: SubviewCounters, number: Int)] = [:]
  /// The labels in the order in which their subviews were given up, including those that came back
  /// since.
  private var order: Deque<(label: ViewID, number: Int)> = []
  private var number = 0

  /// How many entries are kept, including those that came back.
  var count: Int { order.count }

  /// A label whose hash is computed quickly, since each row that comes or goes needs it.
  private struct Label: Hashable {
    let id: ViewID

    func hash(into hasher: inout Hasher) { id.hashQuickly(into: &hasher) }
  }

  subscript(label: ViewID) -> SubviewCounters? { known[Label(id: label)]?.counters }

  /// Keeps the counters of a subview that was given up.
  mutating func keep(_ counters: SubviewCounters, of label: ViewID) {
    number += 1
    known[Label(id: label)] = (counters, number)
    order.append((label, number))
    while known.count > Self.limit, let oldest = order.popFirst() { forget(oldest) }
    guard order.count > 2 * Self.limit else { return }
    order = Deque(order.filter { known[Label(id: $0.label)]?.number == $0.number })
  }

  /// Removes and returns the counters of a subview that comes back.
  mutating func take(_ label: ViewID) -> SubviewCounters? {
    known.isEmpty ? nil : known.removeValue(forKey: Label(id: label))?.counters
  }

  private mutating func forget(_ entry: (label: ViewID, number: Int)) {
    let label = Label(id: entry.label)
    if known[label]?.number == entry.number { known[label] = nil }
  }
}
