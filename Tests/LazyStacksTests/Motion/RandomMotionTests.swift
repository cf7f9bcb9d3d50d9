import LazyExtents
import Testing

@testable import LazyStacks
@testable import LazyTestSupport

/// Flings, drags that take time, animated scrolls and interruptions, in any order.
///
/// In debug builds every frame checks the invariants and the ledger itself.
@Suite struct RandomMotionTests {
  private struct Scene {
    let window: Window
    let position = ScrollPosition()
    let axis: Axis

    init(_ generator: inout SeededGenerator) throws {
      let lengths = (0...80).map { _ in Double.random(in: 0...260, using: &generator).rounded() }
      let axis = Axis.allCases.randomElement(using: &generator) ?? .vertical
      let padding = Bool.random(using: &generator) ? 30.0 : 0
      let title = Bool.random(using: &generator) ? 70.0 : 0
      let behavior = Int.random(in: 0..<5, using: &generator)
      let position = position
      func item(_ length: Double) -> Item {
        axis == .vertical ? Item(height: length) : Item(width: length)
      }
      let rows = lengths.prefix(Int.random(in: 3...80, using: &generator)).map(\.self)
      self.axis = axis
      let stack: Content =
        axis == .vertical
        ? LazyVStack(spacing: 4) { ForEach(0...rows.count - 1) { item(rows[$0]).id(.integer($0)) } }
          .content
        : LazyHStack(spacing: 4) { ForEach(0...rows.count - 1) { item(rows[$0]).id(.integer($0)) } }
          .content
      let wrapped: Content =
        axis == .vertical
        ? VStack(spacing: 0) {
          if title > 0 { item(title) }
          stack.padding(padding)
        }.content
        : HStack(spacing: 0) {
          if title > 0 { item(title) }
          stack.padding(padding)
        }.content
      window = try Window(width: 320, height: 480) {
        let scroll = ScrollView(axis == .vertical ? .vertical : .horizontal) { wrapped }
          .contentMargins(Set<Edge>.all, padding / 2)
          .scrollPosition(position)
        switch behavior {
        case 0: scroll.scrollTargetBehavior(.paging)
        case 1: scroll.scrollTargetBehavior(.viewAligned(limit: .alwaysByFew))
        default: scroll
        }
      }
    }
  }

  @Test(arguments: Seeds.first(40, long: 600))
  func `motions close the ledger, keep the invariants and come to rest`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try Scene(&generator)
    let scroll = try scene.window.scrollView()
    for _ in 0..<12 {
      let speed = Double.random(in: -6000...6000, using: &generator)
      let distance = Double.random(in: -700...700, using: &generator).rounded()
      let id = ViewID.integer(Int.random(in: 0...2, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: try scroll.fling(velocity: speed)
      case 2: try scroll.drag(by: distance, duration: distance > 0 ? 0.1 : 0)
      case 3: try scroll.scrollTo(id: id, anchor: .center, animation: .default)
      case 4: try scroll.scrollTo(edge: scene.axis == .vertical ? .bottom : .trailing)
      case 5:
        scene.position.scrollTo(.view(id), animation: .bouncy(duration: 0.2))
        try scene.window.step(Int.random(in: 1...6, using: &generator))
        // Any motion is interrupted.
        try scroll.fling(velocity: speed)
      case 6: try scene.window.resize(width: 300 + abs(distance) / 4, height: 400)
      default:
        scene.position.scrollTo(.point(x: distance, y: distance), preservesVelocity: true)
        try scroll.fling(velocity: speed / 4)
      }
      try scene.window.settle()
      try scene.window.check()
      #expect(try scroll.phase() == .idle)
      let track = try #require(try scroll.node().track(along: scene.axis))
      #expect(track.travel.motion == nil && track.travel.excess == 0)
      #expect(track.offset >= track.minOffset && track.offset <= track.maxOffset + 1e-6)
    }
  }

  @Test(arguments: Seeds.first(12, long: 120), EstimatorChoice.named.map(\.name))
  func `an animated scroll lands exactly`(seed: UInt64, estimator: String) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0..<200).map { _ in Double.random(in: 1...200, using: &generator).rounded() }
    var configuration = WindowConfiguration(width: 320, height: 500)
    configuration.estimator =
      EstimatorChoice.named.first { $0.name == estimator }?.choice ?? configuration.estimator
    let window = try Window(configuration) {
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 90)
          LazyVStack(spacing: 6) {
            ForEach(0...200 - 1) { index in Item(height: lengths[index]).id(.integer(index)) }
          }
          .padding(10)
        }
      }
    }
    let scroll = try window.scrollView()
    for anchor in [UnitPoint.top, .center, .bottom] {
      let id = Int.random(in: 10..<180, using: &generator)
      try scroll.scrollTo(id: .integer(id), anchor: anchor, animation: .easeInOut(duration: 0.2))
      let frame = try #require(try window.node(.integer(id)).frame)
      #expect(abs(frame.origin.y - anchor.y * (500 - frame.size.height)) < 1e-6)
    }
    let targets = window.trace.events().filter { $0.kind == .target }
    #expect(targets.count == 3 * 12)
  }
}
