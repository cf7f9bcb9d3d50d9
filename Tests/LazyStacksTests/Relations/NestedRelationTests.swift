import LazyExtents
import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares a lazy stack of lazy stacks with the flat list of the same rows.
///
/// Estimates differ, because each stack makes its own; what is on screen does not.
struct NestedRelationTests {
  /// Rows in sections, described in one of two ways, and what is in sight of them.
  private struct Screen {
    let counts: [Int]
    let window: Window
    let scroll: ScrollViewProxy

    init(_ sections: [[Double]], spacing: Double, isFlat: Bool) throws {
      counts = sections.map(\.count)
      var configuration = WindowConfiguration.ofSingleFrames(width: 390, height: 400)
      configuration.estimator = .learned
      // A stack that is given up must not forget its lengths.
      configuration.profile.retention = 100_000
      window = try Window(configuration) {
        ScrollView {
          LazyVStack(spacing: spacing) {
            if isFlat {
              let lengths = sections.flatMap { $0 }
              ForEach(0...lengths.count - 1) { Item(height: lengths[$0]) }
            } else {
              ForEach(0...sections.count - 1) { section in
                LazyVStack(spacing: spacing) {
                  ForEach(0...sections[section].count - 1) { Item(height: sections[section][$0]) }
                }
              }
            }
          }
        }
      }
      scroll = try window.scrollView()
    }

    /// The number of the first row of a section among all rows.
    func first(of section: Int) -> Int { counts[..<section].reduce(0, +) }

    func id(ofRow row: Int, isFlat: Bool) -> ViewID {
      guard !isFlat else { return .integer(row) }
      var (section, rest) = (0, row)
      while rest >= counts[section] {
        rest -= counts[section]
        section += 1
      }
      return .path([.integer(section), .integer(rest)])
    }

    /// The frames of the rows in sight, by their numbers.
    func rows(isFlat: Bool) -> [Int: Rect] {
      var rows: [Int: Rect] = [:]
      for row in 0..<counts.reduce(0, +) {
        guard let node = try? window.node(id(ofRow: row, isFlat: isFlat)), node.phase == .placed,
          let rect = node.frame, rect.end(.vertical) > 1e-6, rect.start(.vertical) < 400 - 1e-6
        else { continue }
        rows[row] = rect
      }
      return rows
    }
  }

  private struct Pair {
    let nested: Screen
    let flat: Screen

    init(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let sections = (0..<Int.random(in: 2...8, using: &generator)).map { _ in
        (0..<Int.random(in: 1...14, using: &generator)).map { _ in
          generator.dyadicLength(below: 160) + 5
        }
      }
      let spacing = Double(Int.random(in: 0...2, using: &generator)) * 6.25
      nested = try Screen(sections, spacing: spacing, isFlat: false)
      flat = try Screen(sections, spacing: spacing, isFlat: true)
    }

    /// Makes the same step in both.
    func each(_ step: (Screen, Bool) throws -> Void) throws {
      try step(nested, false)
      try step(flat, true)
      try nested.window.check()
    }

    /// Whether an end of the content stopped a scroll in either.
    var isClamped: Bool {
      [nested, flat].contains { screen in
        screen.window.lastFrame.ledgers.flatMap(\.entries).contains { $0.cause == .clamp }
      }
    }

    /// The difference between what is in sight in both; nil if there is none.
    var difference: String? {
      let (one, other) = (nested.rows(isFlat: false), flat.rows(isFlat: true))
      guard one.keys.sorted() == other.keys.sorted() else {
        return "rows \(one.keys.sorted()) and \(other.keys.sorted())"
      }
      for (row, rect) in one.sorted(by: { $0.key < $1.key }) {
        guard let flat = other[row], isClose(flat, rect) else {
          return "row \(row): \(rect) and \(other[row].map { "\($0)" } ?? "nothing")"
        }
      }
      return nil
    }

    private func isClose(_ one: Rect, _ other: Rect) -> Bool {
      one.origin.y.isClose(to: other.origin.y) && one.size == other.size
    }
  }

  @Test(arguments: Seeds.first(150, long: 2_000))
  func `a nested stack shows its rows as the flat list does`(seed: UInt64) throws {
    let pair = try Pair(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 77)
    #expect(pair.difference == nil, "at first")
    for step in 0..<12 {
      let section = Int.random(in: 0..<pair.nested.counts.count, using: &generator)
      try pair.each { screen, isFlat in
        let target = isFlat ? screen.first(of: section) : section
        try screen.scroll.scrollTo(id: .integer(target), anchor: .top)
      }
      // Each estimates the place of an end for itself.
      guard !pair.isClamped else { continue }
      #expect(pair.difference == nil, "step \(step), to section \(section)")
      let distance = Double(Int.random(in: -390...390, using: &generator))
      try pair.each { screen, _ in try screen.scroll.drag(by: distance) }
      guard !pair.isClamped else { continue }
      #expect(pair.difference == nil, "step \(step), by \(distance)")
    }
  }

  @Test(arguments: Seeds.first(100, long: 1_000))
  func `once everything was seen a nested stack is the flat list to the digit`(
    seed: UInt64
  ) throws {
    let pair = try Pair(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 78)
    for distance in [300.0, -300] {
      for _ in 0..<60 { try pair.each { screen, _ in try screen.scroll.drag(by: distance) } }
    }
    for step in 0..<12 {
      let section = Int.random(in: 0..<pair.nested.counts.count, using: &generator)
      let distance = Double(Int.random(in: -1_500...1_500, using: &generator))
      let kind = Int.random(in: 0..<4, using: &generator)
      try pair.each { screen, isFlat in
        let target = isFlat ? screen.first(of: section) : section
        switch kind {
        case 0: try screen.scroll.scrollTo(id: .integer(target), anchor: .top)
        case 1: try screen.scroll.scrollTo(edge: section.isMultiple(of: 2) ? .top : .bottom)
        default: try screen.scroll.drag(by: distance)
        }
      }
      let (one, other) = (try pair.nested.scroll.geometry(), try pair.flat.scroll.geometry())
      #expect(one.contentOffset.y.isClose(to: other.contentOffset.y), "step \(step)")
      #expect(one.contentSize.height.isClose(to: other.contentSize.height), "step \(step)")
      #expect(pair.difference == nil, "step \(step)")
    }
  }
}
