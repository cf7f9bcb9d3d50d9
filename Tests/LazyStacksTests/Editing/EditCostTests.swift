import LazyStacks
import LazyTestSupport
import Testing

/// What an edit of everything in sight costs: work that is charged, and reasons that are kept, in
/// proportion to the number of views.
@Suite struct EditCostTests {
  private struct Cost {
    let units: Int
    let moves: Int
    /// The reasons of moves that share none with others.
    let ownReasons: Int
  }

  enum Stack: CaseIterable {
    case lazy
    case eager
  }

  /// The cost of the frame in which all of some rows in sight become longer.
  private func cost(of count: Int, in stack: Stack) throws -> Cost {
    let meter = CountingMeter()
    var configuration = WindowConfiguration(width: 100, height: 100_000)
    configuration.workMeter = meter
    configuration.profile.loadLimit = 1_000_000
    var (moves, own) = (0, 0)
    configuration.listeners = [
      { event in
        guard case .moved(_, _, _, let account?) = event.detail else { return }
        moves += 1
        if !account.shares.areShared { own += account.reasons.count }
      }
    ]
    var length = 5.0
    let rows = ForEach(1...count, id: IDFormat("row-%d")) { _ in Item(height: length) }
    let window = try Window(configuration) {
      ScrollView {
        switch stack {
        case .lazy: LazyVStack { rows }
        case .eager: VStack { rows }
        }
      }
    }
    let before = meter.units
    try window.update { length = 6 }
    return Cost(units: meter.units - before, moves: moves, ownReasons: own)
  }

  @Test(arguments: Stack.allCases)
  func `twice as many rows that change cost at most twice as much`(stack: Stack) throws {
    let few = try cost(of: 200, in: stack)
    let many = try cost(of: 400, in: stack)
    #expect(few.moves == 199)
    #expect(many.moves == 399)
    #expect(many.units <= 2 * few.units)
    #expect(many.ownReasons == few.ownReasons)
  }
}
