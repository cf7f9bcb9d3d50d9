import LazyExtents
import LazyStacks
import Testing

@testable import LazyTestSupport

/// Whatever the estimates, what is visible holds still.
@Suite struct EstimatorInvariantTests {
  /// Every estimator, and one whose estimate changes each time it is asked.
  static let choices = [
    "mean", "learned", "fixed(44)", "fixed(0)", "fixed(5000)", "medianOfFirstScreen",
    "lastFew(1)", "lastFew(10)", "meanByKind", "histogram25", "oracle", "erratic",
  ]

  static func choice(_ name: String) throws -> EstimatorChoice {
    let own = EstimatorChoice("erratic") { count, _ in ErraticEstimator(count: count) }
    let choices =
      EstimatorChoice.named.map(\.choice) + [
        .fixed(44), .fixed(0), .fixed(5_000), .lastFew(1), own,
      ]
    return try #require(
      choices.first { $0.description == name || $0.description == name.replacing("(10)", with: "") }
    )
  }

  @Test(arguments: choices, UInt64(0)..<4)
  func `I1: what stays visible moves by the finger, the script and the clamp alone`(
    name: String,
    part: UInt64
  ) throws {
    let choice = try Self.choice(name)
    for seed in Seeds.first(32, long: 3_000) where seed % 4 == part {
      var check = try StillnessCheck(RandomProgram(seed: seed), choice)
      let found = try check.firstMove()
      #expect(found == nil, "seed \(seed): \(found ?? "")")
    }
  }

  @Test(arguments: choices, [60.0, 240, 600])
  func `rows above that were never seen move nothing, whatever the speed`(
    name: String,
    speed: Double
  ) throws {
    var configuration = WindowConfiguration.ofSingleFrames(width: 390, height: 844)
    configuration.estimator = try Self.choice(name)
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(1...600) { index in Item(height: 20 + Double(index * 37 % 400) / 4) }
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(edge: .bottom)
    var steps = 0
    while try scroll.visibleIDs().first != 1, steps < 2_000 {
      steps += 1
      let ids = try scroll.visibleIDs()
      let before = try ids.map { try window.node($0).frame?.origin.y }
      try scroll.drag(by: -speed)
      let isAtTop = try scroll.geometry().contentOffset.y == 0
      for (id, y) in zip(ids, before) where !isAtTop {
        guard let y, let now = try window.node(id).frame?.origin.y else { continue }
        #expect(now == y + speed)
      }
      let events = window.trace.events(frames: window.frame...window.frame)
      #expect(!events.contains { $0.kind == .moved })
    }
    #expect(try scroll.geometry().contentOffset.y >= 0)
    #expect(try scroll.visibleIDs().first == 1)
  }

  @Test func `a header is guessed by headers and a row by rows`() throws {
    var configuration = WindowConfiguration(width: 100, height: 100)
    configuration.estimator = .meanByKind
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          for _ in 0..<10 {
            Section {
              ForEach(1...3) { _ in Item(height: 20) }
            } header: {
              Item(height: 60)
            }
          }
        }
      }
    }
    // The first header and the rows of the first section were seen. Rows of other sections are of
    // kinds that were never seen, and count as the mean of 60, 20 and 20.
    let mean = (60.0 + 20 + 20) / 3
    let size = try window.scrollView().geometry().contentSize.height
    #expect(abs(size - (100 + 20 + 9 * (60 + 3 * mean))) < 1e-6)
  }
}
