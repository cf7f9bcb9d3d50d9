import LazyStacks
import Testing

@Suite struct ExtremeTests {
  private func window(_ content: @escaping () throws -> Content) throws -> Window {
    try Window(width: 390, height: 350, content: content)
  }

  @Test(arguments: [1e300, 1e308, 1.1e12])
  func `a length whose sums could be infinite is an error`(length: Double) {
    let error = #expect(throws: ContentError.self) {
      try window {
        ScrollView {
          LazyVStack {
            ForEach(1...9) { _ in
              VStack {
                Item(height: length)
                Item(height: length)
              }
            }
          }
        }.content
      }
    }
    #expect(error == .badLength(of: "Item", name: "height", length: length))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -100, 1e300])
  func `a spacing that is no length is an error, eager or lazy`(spacing: Double) {
    for isLazy in [true, false] {
      let error = #expect(throws: ContentError.self) {
        try window {
          let rows = ForEach(1...9) { _ in
            VStack(spacing: isLazy ? nil : spacing) {
              Item(height: 10)
              Item(height: 10)
            }
          }
          return ScrollView { LazyVStack(spacing: isLazy ? spacing : nil) { rows } }.content
        }
      }
      let start = "spacing of \(isLazy ? "LazyVStack" : "VStack") is"
      #expect(error?.description.hasPrefix(start) == true)
    }
  }

  @Test func `rows of a billion points stay in line`() throws {
    let window = try window {
      ScrollView { LazyVStack { ForEach(1...900) { _ in Item(height: 1e9) } } }.content
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 3, anchor: .center)
    try scroll.drag(by: 5e8 - 100)
    for _ in 0..<200 { try scroll.drag(by: 0.3) }
    try window.check()
  }

  @Test func `a drag of any length that is allowed ends at the end of the content`() throws {
    let window = try window {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...10) { _ in Item(height: 100) } } }.content
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 10_000)
    for distance in [1e9, 1e12, -1e12, 1e12, -1e11, 1e10] {
      let first = window.frame + 1
      try scroll.drag(by: distance)
      let geometry = try scroll.geometry()
      #expect(geometry.contentSize.height == 1000)
      #expect(geometry.contentOffset.y == (distance > 0 ? 650 : 0))
      let offsets = window.trace.events(frames: first...first).filter { $0.kind == .offset }
      guard case .offset(_, let shown, let entries)? = offsets.first?.detail else {
        Issue.record("nothing moved")
        return
      }
      #expect(entries.map(\.cause) == [.user, .clamp])
      // The rubber band shows less than the length of the scroll view.
      #expect((shown - geometry.contentOffset.y).magnitude <= 350)
    }
  }

  @Test(arguments: [
    (0...(Int.max - 1), 1), (1...Int.max, 1), (Int.min...Int.max, 1), (0...(1 << 61), 100),
    (0...(1 << 53), 1),
  ])
  func `more subviews than can be counted are an error`(range: ClosedRange<Int>, subviews: Int) {
    let rows = ForEach(range, subviews: subviews) { _ in Item(height: 10) }
    let lazy = #expect(throws: ContentError.self) {
      try window { ScrollView { LazyVStack { rows } }.content }
    }
    #expect(lazy == .tooManyElements(source: "a ForEach", limit: 1 << 53))
    #expect(throws: ContentError.self) { try window { VStack { rows }.content } }
  }

  @Test func `the largest number of rows can be followed by no other`() throws {
    let rows = ForEach(1...(1 << 53)) { Item(height: Double($0 % 7) * 11.3) }
    let window = try window { ScrollView { LazyVStack { rows } }.content }
    let scroll = try window.scrollView()
    try scroll.scrollTo(edge: .bottom)
    #expect(try scroll.visibleIDs().last == .integer(1 << 53))
    for _ in 0..<10 { try scroll.drag(by: -123.4) }
    try scroll.scrollTo(id: .integer(1 << 52), anchor: .center)
    try scroll.scrollTo(edge: .top)
    #expect(try scroll.geometry().contentOffset.y == 0)
    #expect(throws: ContentError.tooManyElements(source: "Item", limit: 1 << 53)) {
      try self.window {
        ScrollView {
          LazyVStack {
            rows
            Item(height: 1)
          }
        }.content
      }
    }
  }

  @Test(arguments: [0, -1])
  func `fewer than one subview for each element is an error`(subviews: Int) {
    #expect(throws: ContentError.badSubviewsPerElement(subviews, source: "a ForEach")) {
      try window {
        ScrollView { LazyVStack { ForEach(1...9, subviews: subviews) { _ in Item(height: 10) } } }
          .content
      }
    }
  }

  @Test func `more subviews for each element than may be loaded at once are an error`() {
    let limit = Profile.swiftui2027.eagerLimit
    let error = ContentError.tooManySubviewsPerElement(1 << 32, source: "a ForEach", limit: limit)
    #expect(throws: error) {
      try window {
        ScrollView {
          LazyVStack { ForEach(1...9, subviews: 1 << 32) { _ in Item(height: 10) } }
        }
        .content
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `an anchor that is no place is an error`(fraction: Double) throws {
    let window = try window {
      ScrollView { LazyVStack { ForEach(1...900) { _ in Item(height: 10) } } }.content
    }
    let scroll = try window.scrollView()
    #expect(throws: WindowError.self) {
      try scroll.scrollTo(id: 50, anchor: UnitPoint(x: fraction, y: fraction))
    }
    try scroll.scrollTo(id: 50, anchor: UnitPoint(x: 0, y: -1e18))
    #expect(try scroll.geometry().contentOffset.y == scroll.geometry().contentSize.height - 350)
  }

  @Test func `a profile with an impossible value makes no window`() {
    let changes: [(inout Profile) -> Void] = [
      { $0.maxPasses = 0 }, { $0.lookAhead = -1 }, { $0.lookAhead = .max }, { $0.coldSample = -1 },
      { $0.retention = -1 }, { $0.loadLimit = 0 }, { $0.eagerLimit = -1 },
      { $0.defaultSpacing = .nan }, { $0.coldLength = -1 }, { $0.reachForward = .nan },
      { $0.reachBackward = -1 }, { $0.exactReach = .infinity },
    ]
    for change in changes {
      var configuration = WindowConfiguration(width: 390, height: 350)
      change(&configuration.profile)
      #expect(throws: WindowError.self) { try Window(configuration) { Item() } }
    }
  }

  @Test func `data that shrank outside an update are an error`() throws {
    let rows = CollectionElements(
      Array(0..<100),
      id: { .integer($0) },
      content: { _ in Item(height: 50).content }
    )
    let window = try window { ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }.content }
    rows.elements = [1]
    #expect(throws: ContentError.missingElement(9, source: "a ForEach")) {
      try window.scrollView().drag(by: 50)
    }
    try window.check()
    try window.update {}
    #expect(try window.scrollView().visibleIDs() == [1])
  }
}
