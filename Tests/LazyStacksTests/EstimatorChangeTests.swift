import LazyExtents
import LazyStacks
import LazyTestSupport
import Testing

/// Estimators that are replaced while a container lives, and containers with different ones.
@Suite struct EstimatorChangeTests {
  private struct Row: Equatable {
    var id: Int
    var height: Double
  }

  private final class State {
    var choice = EstimatorChoice.mean
    var other = EstimatorChoice.mean
    var heights = (0..<100).map { $0 < 10 ? 100.0 : 20 }
    var columns = 1
  }

  private static let names = EstimatorChoice.named.map(\.name) + ["fixed"]

  private static func choice(_ name: String) -> EstimatorChoice {
    EstimatorChoice.named.first { $0.name == name }?.choice ?? .fixed(44)
  }

  /// One lazy container whose description is read again with each update.
  private func window(_ state: State, isGrid: Bool = false) throws -> Window {
    try Window(WindowConfiguration(width: 100, height: 200), reevaluates: true) {
      let rows = ForEach(
        CollectionElements(
          state.heights.enumerated().map { Row(id: $0.offset, height: $0.element) },
          id: { .integer($0.id) },
          content: { Item(height: $0.height).content }
        )
      )
      ScrollView {
        if isGrid {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: state.columns),
            spacing: 0,
            estimator: state.choice
          ) { rows }
        } else {
          LazyVStack(spacing: 0, estimator: state.choice) { rows }
        }
      }
    }
  }

  private func places(_ window: Window) throws -> [ViewID: Double] {
    let ids = try window.scrollView().visibleIDs()
    return try Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in
        try window.node(id).frame.map { (id, $0.origin.y) }
      }
    )
  }

  @Test(arguments: names, names)
  func `another estimator takes over what is known and moves nothing`(
    first: String,
    second: String
  ) throws {
    let state = State()
    state.choice = Self.choice(first)
    let window = try window(state)
    let scroll = try window.scrollView()
    try scroll.drag(by: 900)
    try scroll.scrollTo(id: 60, anchor: .top)
    let before = try places(window)
    let choice = Self.choice(second)
    try window.update { state.choice = choice }
    try window.check()
    #expect(try places(window) == before)
    #expect(window.lastFrame.ledgers[0].entries.allSatisfy { $0.cause == .estimate })
    let old = try places(window)
    try scroll.drag(by: -60)
    for (id, y) in try places(window) {
      guard let place = old[id] else { continue }
      #expect(y == place + 60)
    }
    while try scroll.geometry().contentOffset.y > 0 { try scroll.drag(by: -200) }
    #expect(try scroll.visibleIDs().first == 0)
    try window.check()
  }

  @Test(arguments: [("mean", 10_000.0), ("fixed", 4_512.0), ("oracle", 2_800.0)])
  func `an empty list that is filled asks the estimator that it has then`(
    name: String,
    size: Double
  ) throws {
    let state = State()
    state.choice = .fixed(7)
    let heights = state.heights
    state.heights = []
    let window = try window(state)
    try window.update { state.choice = Self.choice(name) }
    try window.update { state.heights = heights }
    try window.check()
    #expect(try window.scrollView().geometry().contentSize.height == size)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `the oracle of a grid has the truth, whatever is edited and however it is turned`(
    columns: Int
  ) throws {
    let state = State()
    state.choice = .oracle
    state.columns = columns
    let window = try window(state, isGrid: true)
    var truth: Double {
      stride(from: 0, to: state.heights.count, by: columns).map { start in
        state.heights[start..<min(state.heights.count, start + columns)].max() ?? 0
      }.reduce(0, +)
    }
    let scroll = try window.scrollView()
    #expect(try scroll.geometry().contentSize.height == truth)
    #expect(try !scroll.isContentSizeEstimated())
    try scroll.drag(by: 150)
    try window.update { state.heights.insert(contentsOf: [300, 5, 60, 7], at: 2) }
    #expect(try scroll.geometry().contentSize.height == truth)
    try window.update { state.heights.removeLast(20) }
    #expect(try scroll.geometry().contentSize.height == truth)
    try window.resize(width: 300, height: 100)
    #expect(try scroll.geometry().contentSize.height == truth)
    #expect(try !scroll.isLeadEstimated())
    try window.update { state.heights = [] }
    #expect(try scroll.geometry().contentSize.height == 0)
    try window.check()
  }

  @Test(arguments: names, names)
  func `a list in a row of another keeps its own account`(outer: String, inner: String) throws {
    let state = State()
    state.choice = Self.choice(outer)
    state.other = Self.choice(inner)
    let window = try Window(WindowConfiguration(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0, estimator: state.choice) {
          ForEach(0...29) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0, estimator: state.other) {
                ForEach(0...39) { Item(width: 20 + Double($0 % 7) * 10, height: 50) }
              }
            }.id(.integer(row))
          }
        }
      }
    }
    let list = try window.scrollView()
    #expect(try list.geometry().contentSize.height == (outer == "fixed" ? 4 * 50 + 26 * 44 : 1_500))
    let row = try window.scrollView(1)
    let alone = try Window(WindowConfiguration(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, estimator: state.other) {
          ForEach(0...39) { Item(width: 20 + Double($0 % 7) * 10, height: 50) }
        }
      }
    }
    for step in [130.0, 700, -90, -400] {
      try row.drag(by: step)
      try alone.scrollView().drag(by: step)
      let shown = try row.geometry()
      let expected = try alone.scrollView().geometry()
      #expect(shown.contentOffset.x.isClose(to: expected.contentOffset.x))
      #expect(shown.contentSize.width.isClose(to: expected.contentSize.width))
      try list.drag(by: step / 10)
      try window.check()
    }
  }
}
