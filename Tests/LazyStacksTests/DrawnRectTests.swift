import LazyStacks
import LazyTestSupport
import Testing

/// Claims 58 to 62: where a view is drawn that is moved, scaled, rotated or in transition.
@Suite struct DrawnRectTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  private func isNear(_ rect: Rect?, _ other: Rect) -> Bool {
    guard let rect else { return false }
    return Axis.allCases.allSatisfy { axis in
      rect.start(axis).isClose(to: other.start(axis)) && rect.end(axis).isClose(to: other.end(axis))
    }
  }

  /// The two rectangles of an item of 40 × 20 in a window of 100 × 100.
  private func node(_ change: @escaping (Content) -> Content) throws -> NodeProxy {
    let window = try Window(width: 100, height: 100) {
      change(Item(width: 40, height: 20).content).id("view")
    }
    return try window.node("view")
  }

  @Test func `a view is drawn where its modifiers put it, the innermost first`() throws {
    let cases: [((Content) -> Content, Rect)] = [
      ({ $0.padding(3) }, rect(27, 37, 46, 26)),
      ({ $0.offset(x: 5, y: -7) }, rect(35, 33, 40, 20)),
      ({ $0.scaleEffect(2) }, rect(10, 30, 80, 40)),
      ({ $0.scaleEffect(x: 1, y: 0.5, anchor: .bottom) }, rect(30, 50, 40, 10)),
      ({ $0.scaleEffect(-1, anchor: .leading) }, rect(-10, 40, 40, 20)),
      ({ $0.rotationEffect(degrees: 90) }, rect(40, 30, 20, 40)),
      ({ $0.rotationEffect(degrees: -450) }, rect(40, 30, 20, 40)),
      ({ $0.offset(x: 10).scaleEffect(2) }, rect(30, 30, 80, 40)),
      ({ $0.scaleEffect(2).offset(x: 10) }, rect(20, 30, 80, 40)),
      ({ $0.scaleEffect(2).padding(50) }, rect(10, 30, 80, 40)),
      ({ $0.scaleEffect(2).clipped() }, rect(30, 40, 40, 20)),
      ({ $0.scaleEffect(0) }, rect(50, 50, 0, 0)),
    ]
    for (change, expected) in cases {
      let drawn = try node(change).drawnRect
      #expect(isNear(drawn, expected), "\(String(describing: drawn)) is not \(expected)")
    }
  }

  @Test func `a frame is where a view was laid out`() throws {
    #expect(try node { $0.scaleEffect(9) }.frame == rect(30, 40, 40, 20))
    #expect(try node { $0.rotationEffect(degrees: 30) }.frame == rect(30, 40, 40, 20))
    #expect(try node { $0.offset(x: 30) }.frame == rect(30, 40, 40, 20))
  }

  @Test(arguments: [
    (threshold: ScrollTransitionThreshold.visible, start: 250.0, value: 0.0),
    (threshold: .visible, start: 300, value: 0.5),
    (threshold: .visible(0.5), start: 300, value: 0),
    (threshold: .visible(0.5), start: 325, value: 0.5),
    (threshold: .hidden, start: 349, value: 0),
    (threshold: .centered, start: 125, value: 0),
    (threshold: .centered, start: 237.5, value: 0.5),
    (threshold: .centered, start: 12.5, value: -0.5),
    (threshold: .visible.inset(by: 50), start: 200, value: 0),
    (threshold: .visible.inset(by: 50), start: 275, value: 0.5),
    (threshold: .visible.interpolated(towards: .hidden, amount: 0.5), start: 300, value: 0),
    (threshold: .visible(7), start: -50, value: -0.5),
  ])
  func `an interactive transition goes from the threshold to where nothing is in sight`(
    threshold: ScrollTransitionThreshold,
    start: Double,
    value: Double
  ) throws {
    let window = try Window(width: 100, height: 350) {
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 400)
          Item(height: 100)
            .scrollTransition(.interactive.threshold(threshold)) { effect, _ in effect }
            .id("view")
          Item(height: 900)
        }
      }
    }
    try window.scrollView().scrollTo(offset: 400 - start)
    let node = try window.node("view")
    #expect(node.frame?.start(.vertical) == start)
    #expect(node.transition?.value.isClose(to: value) == true)
  }

  @Test func `an animated transition begins when the threshold is crossed, and settles`() throws {
    let animation = Animation.linear(duration: 0.5)
    let window = try Window(width: 100, height: 350) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...20, id: IDFormat("row-%d")) { _ in
            Item(height: 100).scrollTransition(.animated(animation)) { effect, phase in
              effect.offset(x: 60 * phase.value)
            }
          }
        }
      }
    }
    #expect(try window.node("row-1").transition?.value == 0)
    try window.scrollView().drag(by: 60)
    #expect(try window.node("row-1").transition?.value == 0)
    try window.step(15)
    #expect(try window.node("row-1").transition?.value.isClose(to: -0.5) == true)
    #expect(try window.node("row-1").drawnRect?.start(.horizontal).isClose(to: -30) == true)
    try window.scrollView().drag(by: -60)
    try window.step(15)
    #expect(try window.node("row-1").transition?.value.isClose(to: -0.25, within: 0.02) == true)
    #expect(try window.settle() > 10)
    #expect(try window.node("row-1").transition?.value == 0)
    #expect(try window.settle() == 0)
  }

  @Test func `the function of a transition is called once for a phase of a description`() throws {
    var calls = 0
    let window = try Window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 80)
            .scrollTransition { effect, _ in
              calls += 1
              return effect
            }
          Item(height: 900)
        }
      }
    }
    #expect(calls == 3)
    for _ in 0..<20 { try window.scrollView().drag(by: 4) }
    #expect(calls == 3)
  }

  private struct Failure: Error {}

  @Test func `an error of a transition is the frame's, and the view is drawn as it was laid out`()
    throws
  {
    var fails = false
    let window = try Window(
      WindowConfiguration(width: 100, height: 100),
      reevaluates: true
    ) {
      ScrollView {
        Item(height: 300)
          .scrollTransition { effect, _ in
            if fails { throw Failure() }
            return effect.scaleEffect(2)
          }
          .id("view")
      }
    }
    #expect(try window.node("view").drawnRect != window.node("view").frame)
    fails = true
    #expect(throws: Failure.self) { try window.update {} }
    #expect(try window.node("view").drawnRect == window.node("view").frame)
    try window.scrollView().drag(by: 10)
  }

  @Test func `phases that do different things have nothing between them`() throws {
    #expect(throws: ContentError.self) {
      try Window(width: 100, height: 100) {
        ScrollView {
          Item(height: 300).scrollTransition { effect, phase in
            phase.isIdentity ? effect.scaleEffect(1) : effect.offset(x: 3)
          }
        }
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `a row that leaves while it is drawn in sight vanished early, on both axes`(
    axis: Axis
  ) throws {
    let grown = { (item: Item) in
      item.scaleEffect(
        x: axis == .horizontal ? 3 : 1,
        y: axis == .vertical ? 3 : 1,
        anchor: axis == .vertical ? .top : .leading
      )
    }
    let window = try Window(width: 200, height: 200) {
      if axis == .vertical {
        ScrollView {
          VStack(spacing: 0) {
            Item(height: 20)
            LazyVStack(spacing: 0) {
              ForEach(1...50, id: IDFormat("row-%d")) { _ in grown(Item(height: 40)) }
            }
            .padding(10)
          }
        }
      } else {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Item(width: 20)
            LazyHStack(spacing: 0) {
              ForEach(1...50, id: IDFormat("row-%d")) { _ in grown(Item(width: 40)) }
            }
            .padding(10)
          }
        }
      }
    }
    try window.scrollView().drag(by: 100)
    let vanished = try window.reports.vanishedEarly
    #expect(vanished.map(\.id) == ["row-1"])
    #expect(vanished.first?.frame.end(axis) == -30)
    #expect(vanished.first?.drawnRect.end(axis) == 50)
    #expect(window.reports.earlyVanishings.map(\.id) == ["row-1"])
    #expect(try window.reports.missing.isEmpty)
    try window.check()
  }

  @Test func `a frame without transforms looks at none`() throws {
    let window = try Window(width: 200, height: 200) {
      ScrollView {
        LazyVStack { ForEach(1...50) { _ in Item(height: 40) } }
      }
    }
    #expect(!window.reports.hasTransforms)
    #expect(try window.reports.vanishedEarly.isEmpty)
    #expect(try window.reports.missing.isEmpty)
  }
}
