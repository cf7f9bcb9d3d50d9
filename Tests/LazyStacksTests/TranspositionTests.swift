import LazyStacks
import LazyTestSupport
import Testing

/// Invariant I10: exchanging the axes exchanges all results and changes nothing else.
@Suite struct TranspositionTests {
  private struct Screen {
    let window: Window
    let scroll: ScrollViewProxy
    let axis: Axis

    init(_ axis: Axis, _ seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let areas = (0...80).map { _ in Double.random(in: 0...60_000, using: &generator).rounded() }
      let margin = Double(Int.random(in: 0...2, using: &generator) * 20)
      let anchor = [nil, 0, 0.5, 1].randomElement(using: &generator) ?? nil
      let isMixed = Bool.random(using: &generator)
      let size = Size(along: 500, across: 300, axis: axis)
      self.axis = axis
      window = try Window(width: size.width, height: size.height) {
        let rows = ForEach(1...80) { id in Screen.row(axis, areas[id]).id(.integer(id)) }
        let lazy =
          axis == .vertical
          ? LazyVStack(spacing: 5) { rows }.content : LazyHStack(spacing: 5) { rows }.content
        let header = axis == .vertical ? Item(height: 130) : Item(width: 130)
        let mixed =
          axis == .vertical
          ? VStack(spacing: 0) {
            header
            lazy
          }.content
          : HStack(spacing: 0) {
            header
            lazy
          }.content
        ScrollView(axis == .vertical ? .vertical : .horizontal) {
          if isMixed { mixed } else { lazy }
        }
        .contentMargins(margin)
        .defaultScrollAnchor(anchor.map { UnitPoint(x: $0, y: $0) })
      }
      scroll = try window.scrollView()
    }

    private static func row(_ axis: Axis, _ area: Double) -> Content {
      let length = Item.Length.computed { area / max(1, $0 ?? 300) }
      return axis == .vertical
        ? Item(width: .flexible, height: length).content
        : Item(width: length, height: .flexible).content
    }

    func perform(_ choice: Int, _ distance: Double, _ id: Int) throws {
      switch choice {
      case 0: try scroll.scrollTo(id: .integer(id), anchor: UnitPoint(x: 0.25, y: 0.25))
      case 1: try scroll.scrollTo(edge: axis == .vertical ? .bottom : .trailing)
      case 2:
        let size = Size(along: 200 + abs(distance), across: 150 + abs(distance) / 2, axis: axis)
        try window.resize(width: size.width, height: size.height)
      default: try scroll.drag(by: distance)
      }
    }

    /// Everything that can be seen, by direction instead of by name.
    func state() throws -> [Double] {
      let geometry = try scroll.geometry()
      var numbers = [
        geometry.contentOffset[axis], geometry.contentOffset[axis.cross],
        geometry.contentSize[axis], geometry.contentSize[axis.cross],
        Double(window.trace.metrics.total.bodies), Double(window.trace.metrics.total.measures),
      ]
      for id in try scroll.visibleIDs() {
        guard case .integer(let number) = id, let rect = try window.node(id).frame else { continue }
        numbers += [Double(number), rect.start(axis), rect.end(axis), rect.start(axis.cross)]
      }
      return numbers
    }
  }

  @Test(arguments: Seeds.first(80, long: 800))
  func `exchanging the axes exchanges the results`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let down = try Screen(.vertical, seed)
    let right = try Screen(.horizontal, seed)
    #expect(try down.state() == right.state())
    for _ in 0..<20 {
      let choice = Int.random(in: 0..<7, using: &generator)
      let distance = Double.random(in: -700...900, using: &generator).rounded()
      let id = Int.random(in: 1...80, using: &generator)
      try down.perform(choice, distance, id)
      try right.perform(choice, distance, id)
      try down.window.check()
      try right.window.check()
      #expect(try down.state() == right.state())
    }
  }
}
