import LazyStacks
import Testing

@testable import LazyTestSupport

/// Rotation and resizing: rule R9.
@Suite struct ResizeTests {
  /// Rows whose height depends on the width, as for text that wraps.
  private static func rows(_ count: Int, _ height: @escaping (Int, Double) -> Double) -> Content {
    LazyVStack(spacing: 0) {
      ForEach(1...count) { id in
        Item(width: .flexible, height: .computed { height(id, $0 ?? 0) })
      }
    }.content
  }

  private static func rotated(_ content: Content) throws -> Window {
    try Window(.ofSingleFrames(width: 390, height: 800)) { ScrollView { content } }
  }

  @Test func `rows take their new lengths and the topmost keeps its fraction`() throws {
    let window = try Self.rotated(Self.rows(100) { _, width in width < 500 ? 200 : 100 })
    let scroll = try window.scrollView()
    try scroll.drag(by: 900)
    #expect(try window.node(5).frame?.origin.y == -100)
    let measured = try window.node(1).measures
    try window.resize(width: 800, height: 390)
    #expect(try window.node(5).frame == Rect(x: 0, y: -50, width: 800, height: 100))
    #expect(try scroll.visibleIDs() == [5, 6, 7, 8, 9])
    #expect(try scroll.geometry().contentOffset.y == 450)
    #expect(try window.node(1).measures == measured)
    #expect(try scroll.isLeadEstimated())
  }

  @Test func `a topmost subview that starts below the top keeps its distance`() throws {
    let window = try Window(width: 390, height: 800) {
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 50)
          Self.rows(100) { _, width in width < 500 ? 200 : 100 }
        }
      }
    }
    try window.resize(width: 800, height: 390)
    #expect(try window.node(1).frame == Rect(x: 0, y: 50, width: 800, height: 100))
  }

  @Test func `another container length alone keeps all that is known`() throws {
    let window = try Self.rotated(Self.rows(100) { id, _ in id.isMultiple(of: 2) ? 50 : 150 })
    let scroll = try window.scrollView()
    try scroll.drag(by: 1_000)
    let measures = window.trace.metrics.total.measures
    try window.resize(width: 390, height: 500)
    #expect(window.trace.metrics.total.measures == measures)
    #expect(try scroll.geometry().contentOffset.y == 1_000)
    #expect(try !scroll.isLeadEstimated())
  }

  @Test func `a grid keeps the line of its topmost cell, though it has other lines`() throws {
    let window = try Window(width: 320, height: 400) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 0) {
          ForEach(1...300) { _ in Item(height: 60) }
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 100, anchor: .top)
    try scroll.drag(by: 30)
    for width in [900.0, 120, 320] {
      let top = try #require(scroll.visibleIDs().first)
      try window.resize(width: width, height: 400)
      #expect(try window.node(top).frame?.origin.y == -30)
      try window.check()
    }
  }

  @Test func `eager content keeps its offset, clamped to what it is now`() throws {
    let window = try Window(width: 390, height: 800) {
      ScrollView {
        Item(width: .flexible, height: .computed { 400_000 / ($0 ?? 1) })
      }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 200)
    try window.resize(width: 400, height: 800)
    #expect(try scroll.geometry().contentOffset.y == 200)
    try window.resize(width: 800, height: 400)
    #expect(try scroll.geometry().contentOffset.y == 100)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 2e12])
  func `a size that is none is an error and changes nothing`(length: Double) throws {
    let window = try Self.rotated(Self.rows(9) { _, _ in 10 })
    #expect(throws: WindowError.self) { try window.resize(width: length, height: 100) }
    #expect(throws: WindowError.self) { try window.resize(width: 100, height: length) }
    #expect(window.configuration.width == 390)
    #expect(window.frame == 1)
  }

  @Test func `a callback cannot resize the window in which it runs`() throws {
    var errors: [WindowError] = []
    var target: Window?
    let window = try Window(width: 390, height: 100) {
      ScrollView {
        LazyVStack {
          ForEach(1...9) { _ in
            Item(height: 60).onAppear {
              do { try target?.resize(width: 10, height: 10) } catch let error as WindowError {
                errors.append(error)
              }
            }
          }
        }
      }
    }
    target = window
    defer { target = nil }
    try window.scrollView().drag(by: 100)
    #expect(errors.first == .busy(verb: "resize"))
  }

  @Test(arguments: Seeds.first(150, long: 1_000))
  func `at every resize the topmost row keeps its fraction or its distance`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &generator)
    let areas = (0...count).map { _ in Double.random(in: 0...90_000, using: &generator).rounded() }
    let window = try Self.rotated(Self.rows(count) { id, width in areas[id] / max(width, 1) })
    let scroll = try window.scrollView()
    for _ in 0..<12 {
      try scroll.drag(by: Double.random(in: -900...1_200, using: &generator))
      let top = try #require(scroll.visibleIDs().first)
      let old = try #require(window.node(top).frame)
      let width = Double.random(in: 200...900, using: &generator)
      let height = Double.random(in: 100...900, using: &generator)
      try window.resize(width: width, height: height)
      try window.check()
      guard !window.lastFrame.ledgers.flatMap(\.entries).map(\.cause).contains(.clamp) else {
        continue
      }
      let new = try #require(window.node(top).frame)
      let fraction = old.size.height > 0 ? min(0, old.origin.y) / old.size.height : 0
      let expected = old.origin.y < 0 ? fraction * new.size.height : old.origin.y
      #expect(new.origin.y.isClose(to: expected))
    }
  }
}

extension Rect {
  fileprivate init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}
