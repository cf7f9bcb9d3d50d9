import LazyStacks
import Testing

/// The target of a programmatic scroll stays aligned, also in a window that is rotated.
@Suite struct HeldTargetTests {
  private static let anchors: [UnitPoint] = [.top, .center, .bottom]

  @Test(arguments: [false, true], anchors)
  func `a view that a position scrolled to stays in a turned window`(
    isWrapped: Bool,
    anchor: UnitPoint
  ) throws {
    for axis in Axis.allCases {
      let position = ScrollPosition()
      let window = try window(axis, isWrapped, position)
      position.scrollTo(.view(50, anchor: anchor))
      try window.step()
      try window.resize(width: 500, height: 300)
      expect(window, 50, at: anchor, axis)
      try window.resize(width: 300, height: 500)
      expect(window, 50, at: anchor, axis)
      try window.check()
    }
  }

  @Test(arguments: [false, true], [10, 30, 42, 48, 51, 58, 70, 89])
  func `a view that a position keeps stays in its place, wherever data put it among the others`(
    isWrapped: Bool,
    place: Int
  ) throws {
    func id(_ row: Int) -> ViewID { .integer(row) }
    let rows = EditableElements(Array(0..<100), id: id) { row in
      Item(height: 30 + Double(row % 4) * 9).content
    }
    let position = ScrollPosition()
    let window = try Window(width: 300, height: 500) {
      let list = LazyVStack(spacing: 3) { ForEach(rows) }
      let content =
        isWrapped
        ? VStack {
          Text("Title")
          list.padding(7)
        }.padding(11).content : list.content
      ScrollView { content }.scrollPosition(position)
    }
    position.scrollTo(.view(50, anchor: .center))
    try window.step()
    expect(window, 50, at: .center, .vertical)
    try window.update { rows.move(from: 50, to: place) }
    expect(window, 50, at: .center, .vertical)
    #expect(position.viewID == 50)
    try window.step()
    expect(window, 50, at: .center, .vertical)
    try window.check()
  }

  @Test(arguments: [false, true], anchors)
  func `a scroll that meets a turn in one frame lands in the new window`(
    isWrapped: Bool,
    anchor: UnitPoint
  ) throws {
    for axis in Axis.allCases {
      for isFirst in [true, false] {
        let window = try window(axis, isWrapped, nil)
        let scroll = try #require(
          window.plan { try window.scrollView().scrollTo(id: 50, anchor: anchor) }
        )
        let turn = try #require(window.plan { try window.resize(width: 500, height: 200) })
        for course in isFirst ? [scroll, turn] : [turn, scroll] { try course.begin() }
        try window.step()
        expect(window, 50, at: anchor, axis)
        try window.check()
      }
    }
  }

  /// Rows whose lengths depend on the width, with something around them that takes room along both
  /// axes.
  private func window(
    _ axis: Axis,
    _ isWrapped: Bool,
    _ position: ScrollPosition?
  ) throws -> Window {
    try Window(width: 300, height: 500) {
      let rows = ForEach(1...100) { row in
        Item(width: 40 + Double(row % 3) * 8, height: 30 + Double(row % 4) * 9)
      }
      let list =
        axis == .vertical
        ? LazyVStack(spacing: 3) { rows }.content : LazyHStack(spacing: 3) { rows }.content
      let content =
        isWrapped
        ? VStack {
          Text("Title")
          list.padding(7)
        }.padding(11).content : list
      let scroll = ScrollView([axis]) { content }
      if let position { scroll.scrollPosition(position) } else { scroll }
    }
  }

  private func expect(
    _ window: Window,
    _ id: ViewID,
    at anchor: UnitPoint,
    _ axis: Axis,
    _ location: SourceLocation = #_sourceLocation
  ) {
    guard let frame = try? window.node(id).frame else {
      Issue.record("\(id) is not there", sourceLocation: location)
      return
    }
    let length = axis == .vertical ? window.configuration.height : window.configuration.width
    let expected = anchor[axis] * (length - frame.size[axis])
    #expect(abs(frame.origin[axis] - expected) < 0.001, sourceLocation: location)
  }
}
