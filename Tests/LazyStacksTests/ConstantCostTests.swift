import LazyExtents
import LazyStacks
import Testing

@testable import LazyTestSupport

/// The work of a frame does not depend on how many rows there are (invariant I8).
struct ConstantCostTests {
  /// A row that keeps a state and reads the environment.
  private struct Row: CompositeView, Equatable {
    let number: Int
    let axis: Axis
    @Environment(ConstantCostTests.detail) var detail
    @State var extra = 0.0

    var body: Content {
      let length = 30 + Double(number % 7) * 11 + Double(detail) * 5 + extra
      return (axis == .vertical ? Item(height: length) : Item(width: length))
        .onTapGesture { extra = 15 }
        .onAppear {}
    }
  }

  fileprivate static let detail = EnvironmentKey("detail", default: 0)

  @Test(arguments: DynamicRows.Wrapping.allCases, [Axis.vertical, .horizontal])
  func `each frame does the same work for two hundred rows as for two hundred million`(
    wrapping: DynamicRows.Wrapping,
    axis: Axis
  ) throws {
    for seed in Seeds.first(4, long: 200) {
      let few = try work(seed, wrapping, axis, count: 200)
      let many = try work(seed, wrapping, axis, count: 200_000_000)
      #expect(few == many, "seed \(seed)")
    }
  }

  /// The cost of each step of a random program near the start, in units of work and bodies.
  private func work(
    _ seed: UInt64,
    _ wrapping: DynamicRows.Wrapping,
    _ axis: Axis,
    count: Int
  ) throws -> [[Int]] {
    let meter = CountingMeter()
    var configuration = WindowConfiguration(width: 300, height: 300)
    configuration.workMeter = meter
    // With one estimate for all lengths, what is learned could change only the guess.
    configuration.estimator = .fixed(60)
    let window = try Window(configuration) {
      ScrollView([axis]) {
        DynamicRows.wrap(
          ForEach(1...count, id: IDFormat("row-%d")) { Row(number: $0, axis: axis) },
          in: wrapping,
          along: axis
        )
      }
    }
    let scroll = try window.scrollView()
    var generator = SeededGenerator(seed: seed)
    var level = 0
    return try (0..<40).map { _ in
      let before = (meter.units, window.trace.metrics.total.bodies)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        level = 1 - level
        try window.setEnvironment(Self.detail.entry(level))
      case 1:
        let row = Int.random(in: 1...80, using: &generator)
        if wrapping != .nested {
          try scroll.scrollTo(id: .string("row-\(row)"), anchor: .center)
        }
      case 2: if let id = try scroll.visibleIDs().first, wrapping == .none { try window.tap(id) }
      case 3: try window.step()
      default: try scroll.drag(by: Double(Int.random(in: -150..<200, using: &generator)))
      }
      return [meter.units - before.0, window.trace.metrics.total.bodies - before.1]
    }
  }
}
