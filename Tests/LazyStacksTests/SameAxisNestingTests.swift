import LazyStacks
import Testing

@testable import LazyTestSupport

/// Lazy stacks in rows of a lazy stack along the same axis, driven at random (Q17).
@Suite struct SameAxisNestingTests {
  private final class Sections {
    let counts: [Int]
    let heights: [[Double]]
    let hasHeader: [Bool]
    let window: Window
    let scroll: ScrollViewProxy

    init(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let sections = Int.random(in: 1...14, using: &generator)
      let counts = (0..<sections).map { _ in Int.random(in: 0...30, using: &generator) }
      let heights = counts.map { count in
        (0..<count).map { _ in Double.random(in: 5...260, using: &generator).rounded() }
      }
      let hasHeader = counts.map { _ in Bool.random(using: &generator) }
      self.counts = counts
      self.heights = heights
      self.hasHeader = hasHeader
      window = try Window(.ofSingleFrames(width: 390, height: 500)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0...sections - 1) { section in
              let rows = LazyVStack(spacing: 0) {
                ForEach(0...max(0, counts[section] - 1)) { row in
                  Item(height: counts[section] == 0 ? 0 : heights[section][row])
                    .id(.string("\(section)/\(row)"))
                }
              }
              if hasHeader[section] {
                VStack(spacing: 0) {
                  Item(height: 40).id(.string("\(section)/header"))
                  rows
                  Item(height: 25).id(.string("\(section)/footer"))
                }
              } else {
                rows
              }
            }
          }
        }
      }
      scroll = try window.scrollView()
    }

    /// The ids of all views from top to bottom.
    var ids: [ViewID] {
      counts.indices.flatMap { section -> [ViewID] in
        let rows = (0..<counts[section]).map { ViewID.string("\(section)/\($0)") }
        guard hasHeader[section] else { return rows }
        return [.string("\(section)/header")] + rows + [.string("\(section)/footer")]
      }
    }

    /// The places of what is on screen, from top to bottom.
    func frames() -> [(id: ViewID, rect: Rect)] {
      ids.compactMap { id in
        guard let node = try? window.node(id), node.phase == .placed, let rect = node.frame else {
          return nil
        }
        return rect.end(.vertical) > 0 && rect.start(.vertical) < 500 ? (id, rect) : nil
      }
    }
  }

  @Test(arguments: Seeds.first(40, long: 800))
  func `nested rows fill the viewport and stay where they are`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sections = try Sections(seed: seed)
    for step in 0..<40 {
      let before = sections.frames()
      let distance =
        step < 30 ? Double(Int.random(in: -200...420, using: &generator)) : -1_500
      try sections.scroll.drag(by: distance)
      try sections.window.check()
      let after = sections.frames()
      try expectCovered(after, sections)
      let causes = sections.window.lastFrame.ledgers.flatMap(\.entries).map(\.cause)
      guard !causes.contains(.clamp) else { continue }
      for (id, rect) in after {
        guard let old = before.first(where: { $0.id == id })?.rect else { continue }
        #expect((old.origin.y - distance).isClose(to: rect.origin.y), "\(id) in step \(step)")
      }
    }
    try sections.scroll.scrollTo(edge: .top)
    #expect(try sections.scroll.geometry().contentOffset.y == 0)
    let first = try #require(sections.ids.first)
    #expect(try sections.window.node(first).frame?.origin.y == 0)
    let diagnostics = sections.window.trace.events().filter { $0.kind == .diagnostic }
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.detail))")
  }

  private func expectCovered(_ frames: [(id: ViewID, rect: Rect)], _ sections: Sections) throws {
    let geometry = try sections.scroll.geometry()
    let end = min(500, geometry.contentSize.height - geometry.contentOffset.y)
    var covered = 0.0
    for (id, rect) in frames {
      #expect(rect.start(.vertical) <= covered + 1e-5, "a gap before \(id)")
      if covered > 0 { #expect(rect.start(.vertical) >= covered - 1e-5, "\(id) overlaps") }
      covered = rect.end(.vertical)
    }
    #expect(covered >= end - 1e-5)
  }

  @Test func `an inner stack loads what is visible of it as the outer one scrolls`() throws {
    let window = try Window(width: 390, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          LazyVStack(spacing: 0) { ForEach(1...500) { Item(height: 50).id(.integer($0)) } }
          Item(height: 70).id("end")
        }
      }
    }
    let scroll = try window.scrollView()
    #expect(window.trace.metrics.total.bodies < 20)
    #expect(try scroll.geometry().contentSize.height == 50_000)
    try scroll.drag(by: 5_000)
    #expect(try window.node(101).frame?.origin.y == 0)
    try scroll.scrollTo(edge: .bottom)
    #expect(try window.node("end").frame?.end(.vertical) == 600)
    #expect(try window.node(500).frame?.end(.vertical) == 530)
    #expect(window.trace.metrics.total.bodies < 200)
  }
}
