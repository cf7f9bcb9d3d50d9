import LazyTestSupport
import Testing

@testable import LazyStacks

/// Motions of a scroll view, frame by frame.
@Suite struct FlingTests {
  private func window(
    rows: Int = 1000,
    rate: Double = 60,
    title: Double = 0,
    bounce: ScrollBounceBehavior = .automatic,
    told: @escaping (ScrollPhase) -> Void = { _ in }
  ) throws -> Window {
    try Window(WindowConfiguration(width: 390, height: 600, refreshRate: rate)) {
      ScrollView {
        VStack(spacing: 0) {
          if title > 0 { Item(height: title) }
          LazyVStack(spacing: 0) { ForEach(1...max(1, rows)) { _ in Item(height: 50) } }
        }
      }
      .scrollBounceBehavior(bounce)
      .onScrollPhaseChange { _, new, _ in told(new) }
    }
  }

  private func offset(_ window: Window) throws -> Double {
    try window.scrollView().geometry().contentOffset.y
  }

  private func offsets(_ window: Window, from first: Int = 1) -> [Double] {
    window.trace.events(frames: first...window.frame).compactMap {
      guard case .offset(_, let new, _) = $0.detail else { return nil }
      return new
    }
  }

  @Test(arguments: [60, 120] as [Double], [0, 70] as [Double])
  func `a fling is where its law says in each frame`(rate: Double, title: Double) throws {
    let window = try window(rate: rate, title: title)
    let frames = try window.scrollView().fling(velocity: 1000)
    let law = try #require(Deceleration(velocity: 1000, rate: 0.998, end: 10))
    #expect(frames == Int((law.duration * rate).rounded(.up)))
    let found = offsets(window)
    #expect(found.count == frames)
    for (frame, offset) in found.enumerated() {
      #expect(abs(offset - law.position(at: Double(frame + 1) / rate)) < 1e-9)
    }
    #expect(try abs(offset(window) - law.distance) < 1e-9)
  }

  @Test func `the phases of a fling, of a slow one, and of a touch`() throws {
    var phases: [ScrollPhase] = []
    let window = try window { phases.append($0) }
    let scroll = try window.scrollView()
    try scroll.fling(velocity: 800)
    #expect(phases == [.tracking, .interacting, .decelerating, .idle])
    phases = []
    #expect(try scroll.fling(velocity: 9) == 1)
    #expect(phases == [.tracking, .interacting, .idle])
    phases = []
    #expect(try scroll.stop() == 1)
    #expect(phases == [.tracking, .idle])
    #expect(try scroll.velocity() == .zero)
  }

  @Test(arguments: [60, 120] as [Double])
  func `a fling into an end springs back as its law says`(rate: Double) throws {
    let window = try window(rate: rate)
    let scroll = try window.scrollView()
    try scroll.fling(velocity: -2000)
    let spring = Bounce(from: 0, velocity: -2000, stiffness: 119)
    for (frame, offset) in offsets(window).dropLast().enumerated() {
      #expect(abs(offset - spring.position(at: Double(frame + 1) / rate)) < 1e-9)
    }
    #expect(try offset(window) == 0)
    #expect(try scroll.phase() == .idle)
    try scroll.scrollTo(edge: .bottom)
    try scroll.fling(velocity: 3000)
    let end = 1000.0 * 50 - 600
    #expect(try offset(window) == end)
    #expect(offsets(window).max() ?? 0 > end + 90)
  }

  @Test func `D19: a finger that takes its time stretches the content, and it comes back`() throws {
    let window = try window()
    let scroll = try window.scrollView()
    let frames = try scroll.drag(by: -100, duration: 0.5)
    let shown = -RubberBand(stiffness: 0.55, length: 600).shown(100)
    #expect(abs(shown + 50.38) < 0.01)
    #expect(abs((offsets(window).min() ?? 0) - shown) < 1e-9)
    #expect(frames > 30)
    #expect(try offset(window) == 0)
    // The same motion in one frame.
    let start = window.frame
    #expect(try scroll.drag(by: -100) > 30)
    #expect(abs(offsets(window, from: start + 1)[0] - shown) < 1e-9)
    #expect(try offset(window) == 0)
  }

  @Test func `content that fits does not bounce where it is based on size`() throws {
    for (rows, beyond) in [(3, false), (100, true)] {
      let window = try window(rows: rows, bounce: .basedOnSize)
      try window.scrollView().drag(by: -100, duration: 0.2)
      #expect(offsets(window).contains { $0 < 0 } == beyond)
      try window.scrollView().fling(velocity: -900)
      #expect(try offset(window) == 0)
    }
  }

  @Test func `what is asked for in a callback interrupts a fling`() throws {
    let position = ScrollPosition()
    var asks = true
    let window = try Window(width: 390, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...1000) { index in Item(height: 50).id(.integer(index)) }
        }
      }
      .scrollPosition(position, anchor: .top)
      .onScrollGeometryChange(of: { $0.contentOffset.y > 300 }) { _, isFar in
        guard isFar, asks else { return }
        asks = false
        position.scrollTo(.view(500), animation: .default)
      }
    }
    let scroll = try window.scrollView()
    try scroll.fling(velocity: 2000)
    #expect(try scroll.phase() == .animating)
    try window.settle()
    #expect(try offset(window) == 499 * 50)
    #expect(try scroll.phase() == .idle)
    // Without an animation it stops at once, unless the velocity is kept.
    for keeps in [false, true] {
      asks = true
      try scroll.scrollTo(y: 0)
      let start = window.frame
      asks = false
      let next = try window.scrollView()
      try next.drag(by: 10)
      position.scrollTo(.point(y: 5000), preservesVelocity: keeps)
      try next.fling(velocity: 1000)
      #expect(keeps == (window.frame - start > 2))
      #expect(try offset(window) >= 5000)
    }
  }

  @Test(
    arguments: [
      -1e9, 1e9, .nan, .infinity,
    ] as [Double]
  )
  func `a speed that no finger has is refused`(velocity: Double) throws {
    let window = try window()
    #expect(throws: WindowError.self) { try window.scrollView().fling(velocity: velocity) }
  }
}
