import LazyStacks
import LazyTestSupport
import Testing

/// P21: offsets are reported in whole pixels, and no view moves because of that.
@Suite struct PublishedOffsetTests {
  private func window(
    scale: Double,
    told: @escaping (Double) -> Void = { _ in }
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 300)
    configuration.profile.displayScale = scale
    return try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...200) { Item(height: 40 + Double($0 % 7) / 7) }
        }
      }
      .onScrollGeometryChange(of: \.contentOffset.y) { _, new in told(new) }
    }
  }

  @Test(
    arguments: [
      (0, 3.8, 3.8), (1, 3.8, 4), (2, 3.8, 4), (3, 3.8, 11 / 3), (3, 0.1, 0), (2, 7.25, 7.5),
    ] as [(scale: Double, asked: Double, told: Double)]
  )
  func `an offset is told as whole pixels`(scale: Double, asked: Double, told: Double) throws {
    var heard: [Double] = []
    let window = try window(scale: scale) { heard.append($0) }
    #expect(heard == [0])
    heard.removeAll()
    try window.scrollView().scrollTo(y: asked)
    #expect(try window.scrollView().geometry().contentOffset.y == told)
    #expect(try window.node(1).frame?.origin.y == -asked)
    #expect(window.lastFrame.ledgers[0].entries.last?.new == asked)
    let event = window.trace.events().last { $0.kind == .offset }
    guard told != 0 else {
      #expect(event == nil)
      return #expect(heard.isEmpty)
    }
    #expect(heard == [told])
    guard case .offset(let old, let new, _) = try #require(event).detail else { return }
    #expect(old == 0 && new == told)
  }

  @Test(arguments: Seeds.first(20, long: 200))
  func `the same rows stand at the same places, however offsets are told`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let exact = try window(scale: 0)
    let rounded = try window(scale: 3)
    for _ in 0..<20 {
      let distance = Double.random(in: -200...400, using: &random)
      for window in [exact, rounded] { try window.scrollView().drag(by: distance) }
      let ids = try exact.scrollView().visibleIDs()
      #expect(try rounded.scrollView().visibleIDs() == ids)
      for id in ids { #expect(try exact.node(id).frame == rounded.node(id).frame) }
      let (whole, raw) = (
        try rounded.scrollView().geometry().contentOffset.y,
        try exact.scrollView().geometry().contentOffset.y
      )
      let pixels: Double = whole * 3
      #expect(abs(whole - raw) <= 0.5 / 3 + 1e-9)
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
    }
  }
}
