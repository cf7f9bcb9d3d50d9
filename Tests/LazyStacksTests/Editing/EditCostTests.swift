import LazyStacks
import LazyTestSupport
import Testing

/// What changes of everything in sight cost: work that is charged, and reasons that are kept, in
/// proportion to the number of views.
@Suite struct EditCostTests {
  private struct Cost {
    var units = 0
    var moves = 0
    /// The reasons of moves, and the views in them, that no other move has.
    var ownReasons = 0
    /// The reasons of the last move, all together.
    var reasons = 0
  }

  enum Stack: CaseIterable {
    case lazy
    case eager
  }

  /// What happens to all rows in one frame.
  enum Change: CaseIterable {
    case longer
    case written
    case inserted
    case removed
    case replaced
    case exchanged
  }

  private final class Model {
    @Tracked var height = 5.0
  }

  private struct Row: CompositeView {
    let model: Model
    var body: Content { Item(height: model.height) }
    func isEqual(to other: any CompositeView) -> Bool { (other as? Row)?.model === model }
  }

  /// The cost of the frame in which something happens to all of some rows in sight.
  private func cost(of change: Change, to count: Int, in stack: Stack) throws -> Cost {
    let meter = CountingMeter()
    var configuration = WindowConfiguration(width: 100, height: 1_000_000)
    configuration.workMeter = meter
    configuration.profile.loadLimit = 1_000_000
    var cost = Cost()
    configuration.listeners = [
      { event in
        guard case .moved(_, _, _, let account?) = event.detail else { return }
        cost.moves += 1
        cost.ownReasons += account.shares.ownCount
        cost.reasons = account.shares.count
      }
    ]
    let model = Model()
    var length = 5.0
    let rows = CollectionElements(
      Array(1...count),
      id: { .integer($0) },
      content: { _ in
        change == .written ? Row(model: model).content : Item(height: length).content
      }
    )
    let window = try Window(configuration) {
      ScrollView {
        switch stack {
        case .lazy: LazyVStack { ForEach(rows) }
        case .eager: VStack { ForEach(rows) }
        }
      }
    }
    let before = meter.units
    cost = Cost()
    if change == .written {
      model.height = 6
      try window.step()
    } else {
      try window.update {
        switch change {
        case .longer, .written: length = 6
        case .inserted: rows.elements = rows.elements.flatMap { [-$0, $0] }
        case .removed: rows.elements = rows.elements.filter { $0.isMultiple(of: 2) }
        case .replaced: rows.elements = rows.elements.map { $0.isMultiple(of: 2) ? $0 : -$0 }
        case .exchanged: rows.elements = stride(from: 1, to: count, by: 2).flatMap { [$0 + 1, $0] }
        }
      }
    }
    cost.units = meter.units - before
    return cost
  }

  @Test(arguments: Stack.allCases, Change.allCases)
  func `twice as many rows that change cost at most twice as much`(
    stack: Stack,
    change: Change
  ) throws {
    // Views that pass each other have each a past of their own.
    let sizes = change == .exchanged && stack == .eager ? [50, 100] : [200, 400, 800, 1600, 3200]
    var last: Cost?
    for count in sizes {
      let cost = try cost(of: change, to: count, in: stack)
      if let last {
        // Trees of lengths are deeper where there are more.
        #expect(cost.units <= 2 * last.units + last.units / 50 + 100)
        if sizes.count > 2 { #expect(cost.ownReasons <= 2 * last.ownReasons + 100) }
      }
      last = cost
    }
  }

  @Test(arguments: Stack.allCases)
  func `every row says all that moved it`(stack: Stack) throws {
    #expect(try cost(of: .longer, to: 200, in: stack).moves == 199)
    #expect(try cost(of: .longer, to: 200, in: stack).reasons == 199)
    #expect(try cost(of: .written, to: 200, in: stack).reasons == 199)
    #expect(try cost(of: .inserted, to: 200, in: stack).moves == 200)
    #expect(try cost(of: .inserted, to: 200, in: stack).reasons == 1)
    #expect(try cost(of: .removed, to: 200, in: stack).moves == 100)
  }
}
