import LazyExtents

/// Searches a program for moves by themselves, using only what the simulator reports.
struct StillnessCheck {
  private let program: RandomProgram
  private let stack: SimulatedStack
  private let isReversed: Bool
  /// The subviews that may be pinned, so that their places mean nothing.
  private var pinned: Set<Int> {
    let items = stack.parts.flatMap(\.items)
    let headers = program.pinned.contains(.headers) ? items.filter { $0.role == .header } : []
    let footers = program.pinned.contains(.footers) ? items.filter { $0.role == .footer } : []
    return Set((headers + footers).map(\.id))
  }

  init(
    _ program: RandomProgram,
    _ choice: EstimatorChoice,
    spelling: Spelling = Spelling()
  ) throws {
    self.program = program
    isReversed = spelling.isReversed
    stack = try SimulatedStack(program, choice, spelling: spelling)
  }

  /// The first step in which something moved that should hold still, in words.
  mutating func firstMove() throws -> String? {
    var before = try stack.frame()
    var containerLength = program.containerLength
    for operation in program.operations {
      let pinned = pinned
      guard let after = try stack.perform(operation) else { continue }
      defer { before = after }
      let change = after.changes.total
      guard abs(change - (after.offset - before.offset)) < 1e-6 * max(1, abs(after.offset)) else {
        return "\(operation): the ledger says \(change)"
      }
      let all = pinned.union(self.pinned)
      let found: String?
      switch operation {
      case .edit: found = moved(before, after, besides: all, in: containerLength)
      case .resize(_, let length):
        containerLength = length
        found = nil
      case _ where !stack.lastChanges.isEmpty: found = nil
      case .scrollToID(let id, .some(let anchor)):
        found = misplaced(id, anchor, after, containerLength)
      case .scrollToID, .scrollToEdge: found = nil
      default:
        // Beyond that distance the run may have been started anew, with the same row by chance.
        let swept =
          abs(after.changes.user) + abs(after.changes.script) + abs(after.changes.clamp)
        if swept > 2 * containerLength { continue }
        found = Disagreement.moves(before, after, besides: all).first
      }
      if let found { return "\(operation): \(found)" }
    }
    return nil
  }

  /// Checks that some subview that was in sight and kept its length also keeps its place (R10),
  /// except for the clamp and where the container begins.
  ///
  /// A view that may be pinned stands at an edge, wherever its place is.
  private func moved(
    _ before: NaiveFrame,
    _ after: NaiveFrame,
    besides pinned: Set<Int>,
    in containerLength: Double
  ) -> String? {
    let fromStart = isReversed ? before.size - containerLength - before.offset : before.offset
    guard program.grid == nil, fromStart > 1e-6 else { return nil }
    let left = stack.parts.flatMap(\.items).map(\.id)
    let remaining = before.rows.filter { left.contains($0.id) }
    let places = remaining.compactMap { old in
      after.rows.first { $0.id == old.id && $0.length == old.length }.map { (old, $0) }
    }
    let free = places.filter { !pinned.contains($0.0.id) }
    guard !free.isEmpty, places.count == remaining.count else { return nil }
    let isAnyStill = free.contains { old, new in
      (new.start - old.start + after.changes.clamp).isClose(to: 0)
    }
    return isAnyStill ? nil : "nothing of \(free.map(\.0.id)) held still"
  }

  /// Checks that a view that was scrolled to is where the anchor says, except for the clamp (R14).
  private func misplaced(
    _ id: Int,
    _ anchor: Double,
    _ after: NaiveFrame,
    _ containerLength: Double
  ) -> String? {
    guard !pinned.contains(id), program.grid == nil, after.changes.clamp == 0,
      let row = after.rows.first(where: { $0.id == id })
    else { return nil }
    let place = anchor * (containerLength - row.length)
    return row.start.isClose(to: place) ? nil : "\(id) is at \(row.start), not at \(place)"
  }
}
