import LazyStacks
import Testing

@testable import LazyTestSupport

/// A lazy layout whose floor stands for many views, which are a column nevertheless.
struct StandingFloorTests {
  private struct Row: Equatable {
    var id: Int
    var length: Double
  }

  /// A column of rows in a window, and what is to be seen of it.
  private struct Screen {
    let window: Window
    let scroll: ScrollViewProxy
    let rows: CollectionElements<Row>
    let spelling: Spelling
    let isReversed: Bool
    let spacing: Double
    let along = 400.0

    init(
      _ layout: SectionedLayout,
      spacing: Double,
      in surroundings: Surroundings,
      along axis: Axis,
      reversed isReversed: Bool
    ) throws {
      var spelling = Spelling()
      spelling.axis = axis
      let described = spelling
      let rows = CollectionElements<Row>(
        (1...300).map { Row(id: $0, length: Double(30 + $0 % 5 * 4)) },
        id: { .integer($0.id) },
        content: { described.view($0.length) }
      )
      let size = spelling.size(across: 300, along: along)
      window = try Window(width: size.width, height: size.height) {
        ScrollView([axis]) {
          described.inside(
            surroundings,
            layout(axis: axis, reversed: isReversed) { ForEach(rows) }
          )
        }
      }
      scroll = try window.scrollView()
      (self.rows, self.spelling, self.isReversed) = (rows, spelling, isReversed)
      self.spacing = spacing
    }

    /// Where each row in sight stands, in the order of the screen.
    private func placed() -> [(position: Int, start: Double, end: Double)] {
      let rows = rows.elements
      let found = rows.indices.compactMap { place -> (Int, Double, Double)? in
        guard let node = try? window.node(.integer(rows[place].id)), node.phase == .placed,
          let frame = node.frame, frame.start(spelling.axis) < along,
          frame.end(spelling.axis) > 0
        else { return nil }
        return (place, frame.start(spelling.axis), frame.end(spelling.axis))
      }
      return isReversed ? found.reversed() : found
    }

    /// What is wrong with what is in sight: a broken rule, or a gap in the column.
    func problem() throws -> String? {
      do { try window.check() } catch { return "\(error)" }
      let placed = placed()
      guard let first = placed.first, let last = placed.last else { return "nothing is in sight" }
      for (one, next) in zip(placed, placed.dropFirst()) {
        guard abs(next.position - one.position) == 1, next.start.isClose(to: one.end + spacing)
        else { return "row \(next.position) at \(next.start) follows \(one)" }
      }
      let ends = isReversed ? (rows.elements.count - 1, 0) : (0, rows.elements.count - 1)
      if first.position != ends.0, first.start > spacing + 1e-6 { return "nothing above \(first)" }
      if last.position != ends.1, last.end < along - spacing - 1e-6 {
        return "nothing below \(last)"
      }
      return nil
    }
  }

  private static let surroundings: [Surroundings] = [.none, .padding, .title, .stackOfStack]

  @Test(arguments: surroundings, [false, true])
  func `a scroll back above a forgotten part of a section shows what belongs there`(
    surroundings: Surroundings,
    isReversed: Bool
  ) throws {
    for axis in Axis.allCases {
      let layout = SectionedLayout(section: 1_000, spacing: 4)
      let screen = try Screen(
        layout,
        spacing: 4,
        in: surroundings,
        along: axis,
        reversed: isReversed
      )
      let back = isReversed ? 220.0 : -220
      try screen.scroll.scrollTo(id: 150)
      try screen.scroll.drag(by: isReversed ? -130 : 130)
      try screen.window.update { screen.rows.elements.removeFirst() }
      for _ in 0..<40 {
        try screen.scroll.drag(by: back)
        #expect(try screen.problem() == nil)
      }
      #expect(try screen.scroll.visibleIDs().contains(2))
    }
  }

  @Test(arguments: Seeds.first(12, long: 400), [false, true])
  func `a column in sections of one floor has no gap in sight`(
    seed: UInt64,
    isReversed: Bool
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let section = [3, 40, 1_000].randomElement(using: &generator) ?? 3
    let spacing = Double(Int.random(in: 0...1, using: &generator)) * 4
    let screen = try Screen(
      SectionedLayout(section: section, spacing: spacing),
      spacing: spacing,
      in: Surroundings.allCases.randomElement(using: &generator) ?? .none,
      along: Bool.random(using: &generator) ? .vertical : .horizontal,
      reversed: isReversed
    )
    for step in 0..<20 {
      let done = try act(on: screen, &generator)
      let problem = try screen.problem()
      #expect(problem == nil, "seed \(seed), step \(step), \(done), \(section)")
      guard problem == nil else { return }
    }
  }

  /// Does something at random, and returns its name.
  private func act(on screen: Screen, _ generator: inout SeededGenerator) throws -> String {
    let count = screen.rows.elements.count
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let id = screen.rows.elements[Int.random(in: 0..<count, using: &generator)].id
      try screen.scroll.scrollTo(id: .integer(id))
      return "scrollTo \(id)"
    case 1:
      let place = Int.random(in: 0..<count, using: &generator)
      try screen.window.update { screen.rows.elements.remove(at: place) }
      return "remove \(place)"
    case 2:
      let place = Int.random(in: 0..<count, using: &generator)
      let row = Row(id: 1_000 + Int(generator.next() % 1_000_000), length: 50)
      try screen.window.update { screen.rows.elements.insert(row, at: place) }
      return "insert \(place)"
    default:
      let distance = Double(Int.random(in: -500...500, using: &generator))
      try screen.scroll.drag(by: distance)
      return "drag \(distance)"
    }
  }
}
