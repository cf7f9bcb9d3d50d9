import LazyStacks
import LazyTestSupport
import Testing

/// Which views are scroll targets; scroll views that no finger can scroll or that do not clip.
@Suite struct ScrollTargetLayoutTests {
  private func ids(_ names: [String]) -> [ViewID] { names.map { .string($0) } }

  private static func rows(_ prefix: String, _ count: Int, _ height: Double) -> ForEach {
    ForEach(1...count, id: IDFormat("\(prefix)-%d")) { _ in Item(height: height) }
  }

  @Test func `only the subviews of a marked layout are targets, in a title and a padding too`()
    throws
  {
    let window = try Window(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          Self.rows("title", 2, 40)
          LazyVStack(spacing: 0) { Self.rows("row", 50, 50) }.padding(5).scrollTargetLayout()
          LazyVStack(spacing: 0) { Self.rows("other", 50, 50) }
        }
      }
    }
    let scroll = try window.scrollView()
    #expect(try scroll.visibleTargets(threshold: 0.9) == ids(["row-1", "row-2", "row-3", "row-4"]))
    try scroll.scrollTo(edge: .bottom)
    #expect(try scroll.visibleTargets(threshold: 0) == [])
  }

  @Test func `without a mark, all rows of lazy containers are`() throws {
    for isEnabled in [nil, false] as [Bool?] {
      let window = try Window(width: 200, height: 100) {
        ScrollView {
          let stack = LazyVStack(spacing: 0) { Self.rows("row", 50, 50) }
          if let isEnabled {
            stack.scrollTargetLayout(isEnabled: isEnabled)
          } else {
            stack
          }
        }
      }
      #expect(try window.scrollView().visibleTargets(threshold: 0.9) == ids(["row-1", "row-2"]))
    }
  }

  @Test func `an eager layout has targets, and a layout in a marked one has none`() throws {
    let window = try Window(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          HStack(spacing: 0) { Self.rows("cell", 3, 60) }.scrollTargetLayout().id("shelf")
          Item(height: 100).id("card")
          Item(height: 100)
        }
        .scrollTargetLayout()
      }
    }
    #expect(try window.scrollView().visibleTargets(threshold: 0.9) == ids(["shelf", "card"]))
  }

  @Test func `a single view is a target`() throws {
    let window = try Window(width: 200, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...30, id: IDFormat("row-%d")) { index in
            Item(height: 50).scrollTarget(isEnabled: index % 3 == 0)
          }
        }
      }
    }
    #expect(try window.scrollView().visibleTargets(threshold: 0.9) == ids(["row-3", "row-6"]))
    try window.scrollView().drag(by: 110)
    #expect(try window.scrollView().visibleTargets(threshold: 0.9) == ids(["row-6"]))
  }

  @Test(arguments: Axis.allCases)
  func `a view-aligned scroll ends at targets alone`(axis: Axis) throws {
    let window = try Window(width: 300, height: 300) {
      if axis == .vertical {
        ScrollView {
          VStack(spacing: 0) {
            Item(height: 130)
            LazyVStack(spacing: 0) { Self.rows("row", 60, 10) }
            VStack(spacing: 0) { Self.rows("card", 8, 200) }.scrollTargetLayout()
          }
        }
        .scrollTargetBehavior(.viewAligned(limit: .never))
      } else {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Item(width: 730, height: 10)
            HStack(spacing: 0) {
              ForEach(1...8, id: IDFormat("card-%d")) { _ in Item(width: 200, height: 10) }
            }
            .scrollTargetLayout()
          }
        }
        .scrollTargetBehavior(.viewAligned(limit: .never))
      }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 690)
    #expect(try scroll.geometry().contentOffset[axis].isClose(to: 730))
    try scroll.fling(velocity: 500)
    let offset = try scroll.geometry().contentOffset[axis]
    #expect(((offset - 730) / 200).isClose(to: ((offset - 730) / 200).rounded()))
    #expect(offset > 800)
  }

  @Test func `the id of a position is that of the target nearest to the anchor`() throws {
    let cases = [
      (nil, "row-1", "row-2"), (UnitPoint.center, "row-1", "row-3"), (.bottom, "row-2", "row-4"),
    ]
    for (anchor, first, id) in cases {
      let position = ScrollPosition()
      let window = try Window(width: 200, height: 300) {
        ScrollView {
          VStack(spacing: 0) {
            Item(height: 60).id("title")
            LazyVStack(spacing: 0) { Self.rows("row", 50, 100) }.scrollTargetLayout()
          }
        }
        .scrollPosition(position, anchor: anchor)
      }
      #expect(position.viewID == .string(first))
      try window.scrollView().drag(by: 170)
      #expect(position.viewID == .string(id))
    }
  }

  @Test func `no finger scrolls a disabled scroll view, and programs do`() throws {
    let window = try Window(width: 200, height: 300) {
      VStack {
        ScrollView { LazyVStack(spacing: 0) { Self.rows("row", 50, 100) } }.id("outer")
        ScrollView { LazyVStack(spacing: 0) { Self.rows("free", 50, 100) } }
          .scrollDisabled(false).id("free")
      }
      .scrollDisabled()
    }
    let scroll = try window.scrollView("outer")
    #expect(throws: WindowError.scrollDisabled(verb: "drag")) { try scroll.drag(by: 9) }
    #expect(throws: WindowError.scrollDisabled(verb: "drag")) { try scroll.drag(x: 0, y: 9) }
    #expect(throws: WindowError.scrollDisabled(verb: "fling")) { try scroll.fling(velocity: 900) }
    #expect(throws: WindowError.scrollDisabled(verb: "stop")) { try scroll.stop() }
    #expect(throws: WindowError.scrollDisabled(verb: "replay")) {
      try scroll.replay([FingerSample(time: 0, position: .zero)])
    }
    try scroll.scrollTo(id: "row-9", anchor: .top)
    #expect(try scroll.geometry().contentOffset.y == 800)
    try window.scrollView("free").drag(by: 30)
    #expect(try window.scrollView("free").geometry().contentOffset.y == 30)
  }

  @Test func `what is not cut off loads nothing more, and is no clipped view`() throws {
    func window(_ isDisabled: Bool) throws -> Window {
      try Window(width: 200, height: 300) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...30, id: IDFormat("row-%d")) { index in
              Item(width: index == 2 ? 260 : 90, height: 70)
            }
          }
        }
        .frame(width: 100, height: 100)
        .scrollClipDisabled(isDisabled)
      }
    }
    let (clipped, free) = (try window(false), try window(true))
    #expect(free.trace.events() == clipped.trace.events())
    #expect(try clipped.reports.clipped.map(\.id) == ["row-2"])
    #expect(try free.reports.clipped.isEmpty)
  }
}
