/// The cost of the work of the frame in progress in virtual milliseconds, added up where it is
/// done.
struct FrameCosts {
  /// The total, in milliseconds.
  private(set) var total = 0.0
  /// The same by kinds of work and names of views, in the order in which they were first done.
  private(set) var shares: [CostShare] = []
  /// Whether anything ever had a cost; otherwise there is nothing to predict.
  private(set) var isUsed = false
  /// The part that was spent on content that scrolls in rows, in milliseconds.
  private(set) var cells = 0.0
  /// The places of the shares, once there are too many to search one by one.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let work: CostShare.Work
    let view: String?
  }

  private static let few = 8

  /// Begins another frame.
  ///
  /// - Parameter milliseconds: The fixed cost of every frame.
  mutating func begin(_ milliseconds: Double) {
    if total > 0 {
      total = 0
      cells = 0
      shares.removeAll(keepingCapacity: true)
      if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    }
    charge(milliseconds, for: .frame)
  }

  /// Notes that all work since a mark was for what scrolls in a row.
  mutating func noteCells(since mark: Mark) { cells = mark.cells + total - mark.total }

  /// The amount that was spent until a moment.
  struct Mark {
    let total: Double
    let cells: Double
  }

  /// How much was spent until now.
  var mark: Mark { Mark(total: total, cells: cells) }

  /// Adds the cost of a piece of work; work without cost is not reported.
  mutating func charge(_ milliseconds: Double, for work: CostShare.Work, of view: String? = nil) {
    guard milliseconds > 0 else { return }
    let milliseconds = min(milliseconds, WindowConfiguration.mostCost)
    isUsed = true
    total += milliseconds
    guard let place = place(of: work, in: view) else {
      shares.append(CostShare(work: work, view: view, count: 1, milliseconds: milliseconds))
      noteLastPlace()
      return
    }
    shares[place].count += 1
    shares[place].milliseconds += milliseconds
  }

  private func place(of work: CostShare.Work, in view: String?) -> Int? {
    guard shares.count > Self.few else {
      return shares.firstIndex { $0.work == work && $0.view == view }
    }
    return places[Key(work: work, view: view)]
  }

  private mutating func noteLastPlace() {
    guard shares.count > Self.few else { return }
    let fresh = places.isEmpty ? shares.indices : shares.indices.suffix(1)
    for place in fresh {
      places[Key(work: shares[place].work, view: shares[place].view)] = place
    }
  }
}
