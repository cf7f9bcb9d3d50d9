import LazyStacks
import LazyTestSupport
import Testing

/// Where the edges hold headers and footers (R15), computed by hand.
///
/// The viewport has 200 points. A section has a header of 40, five rows of 50 and sometimes a
/// footer of 30.
@Suite struct PinningTests {
  private func window(
    height: Double = 200,
    spacing: Double = 0,
    _ pinned: PinnedScrollableViews,
    @ContentBuilder content: @escaping () throws -> Content
  ) throws -> Window {
    try Window(width: 390, height: height) {
      try ScrollView {
        try LazyVStack(spacing: spacing, pinnedViews: pinned) { Group([try content()]) }
      }
    }
  }

  private func section(
    _ number: Int,
    header: Double? = 40,
    rows: Int = 5,
    footer: Double? = nil
  ) -> Section {
    Section(
      header: header.map { [Item(height: $0).content.id(.string("h\(number)"))] } ?? [],
      footer: footer.map { [Item(height: $0).content.id(.string("f\(number)"))] } ?? [],
      children: rows == 0
        ? [] : [ForEach(1...rows, id: IDFormat("r\(number)-%d")) { _ in Item(height: 50) }.content]
    )
  }

  private func y(_ id: ViewID, _ window: Window) throws -> Double? {
    try window.node(id).frame?.origin.y
  }

  private func expect(
    _ window: Window,
    at offset: Double,
    _ places: [(ViewID, Double?)],
    location: SourceLocation = #_sourceLocation
  ) throws {
    try window.scrollView().scrollTo(offset: offset)
    for (id, expected) in places {
      #expect(try y(id, window) == expected, "\(id) at \(offset)", sourceLocation: location)
    }
  }

  @Test(arguments: [
    (offset: 100.0, h0: 0.0, h1: 190.0), (offset: 250, h0: 0, h1: 40),
    (offset: 270, h0: -20, h1: 20), (offset: 289, h0: -39, h1: 1), (offset: 290, h0: nil, h1: 0),
    (offset: 320, h0: nil, h1: 0),
  ])
  func `D7: a header stays at the top until the next one pushes it`(
    offset: Double,
    h0: Double?,
    h1: Double?
  ) throws {
    let window = try window(.sectionHeaders) {
      section(0)
      section(1)
      section(2)
    }
    try expect(window, at: offset, [("h0", h0), ("h1", h1)])
  }

  @Test(arguments: [
    (offset: 0.0, f0: 170.0), (offset: 119, f0: 170), (offset: 120, f0: 170),
    (offset: 121, f0: 169),
    (offset: 319, f0: -29), (offset: 320, f0: nil),
  ])
  func `a footer stays at the bottom until it rests in its place`(
    offset: Double,
    f0: Double?
  ) throws {
    let window = try window(.sectionFooters) {
      section(0, footer: 30)
      section(1, footer: 30)
    }
    try expect(window, at: offset, [("f0", f0)])
  }

  @Test func `a footer is not held above the header of its section`() throws {
    let window = try window(.sectionFooters) {
      section(0, footer: 30)
      section(1, footer: 30)
      section(2, footer: 30)
    }
    try expect(window, at: 140, [("h1", 180), ("f1", nil)])
    try expect(window, at: 150, [("h1", 170), ("f1", nil)])
    try expect(window, at: 165, [("h1", 155), ("f1", 195)])
    try expect(window, at: 190, [("h1", 130), ("f1", 170)])
  }

  @Test func `with spacing the next header begins to push a gap later, and the gap stays`() throws {
    let window = try window(spacing: 10, .sectionHeaders) {
      section(0)
      section(1)
      section(2)
    }
    try expect(window, at: 300, [("h0", 0), ("h1", 50)])
    try expect(window, at: 310, [("h0", -10), ("h1", 40)])
    try expect(window, at: 330, [("h0", -30), ("h1", 20)])
    try expect(window, at: 345, [("h0", nil), ("h1", 5)])
  }

  @Test func `headers of nested sections are both held at the top, the inner one later`() throws {
    let window = try window(.sectionHeaders) {
      Section(
        header: [Item(height: 60).content.id("outer")],
        children: [section(1).content, section(2).content]
      )
      section(3)
    }
    try expect(window, at: 100, [("outer", 0), ("h1", 0)])
    try expect(window, at: 330, [("outer", 0), ("h1", -20), ("h2", 20)])
    try expect(window, at: 600, [("outer", -20), ("h2", 0), ("h3", 40)])
    #expect(try window.scrollView().visibleIDs().prefix(2) == ["outer", "h2"])
  }

  @Test func `a section around a section of the same extent does not hide it`() throws {
    let window = try window(.sectionHeaders) {
      Section(children: [section(1, rows: 20).content])
      section(2)
    }
    try expect(window, at: 100, [("h1", 0)])
  }

  @Test func `a section shorter than the viewport holds its header no longer than it lasts`() throws
  {
    let window = try window([.sectionHeaders, .sectionFooters]) {
      for number in 0..<6 { section(number, rows: 1, footer: 30) }
    }
    try expect(window, at: 0, [("h0", 0), ("f0", 90), ("h1", 120), ("f1", 170), ("h2", nil)])
    try expect(window, at: 60, [("h0", 0), ("f0", 30), ("h1", 60), ("f1", 150), ("h2", 180)])
    try expect(window, at: 100, [("h0", -20), ("f0", -10), ("h1", 20), ("f1", 110)])
  }

  @Test func `a header that was never loaded is there after a jump into its section`() throws {
    let window = try window(.sectionHeaders) {
      for number in 0..<100 { section(number) }
    }
    try window.scrollView().scrollTo(id: "r60-3", anchor: .top)
    #expect(try y("h60", window) == 0)
    #expect(try window.node("h60").measures == 1)
    #expect(try window.scrollView().visibleIDs().first == "h60")
    #expect(try window.node("r60-2").phase == .absent)
  }

  @Test func `a header that is only held teaches the estimate nothing`() throws {
    let windows = try [[], .sectionHeaders, [.sectionHeaders, .sectionFooters]].map { pinned in
      try window(pinned) { for number in 0..<100 { section(number, header: 10, footer: 900) } }
    }
    for (id, distance) in [("r60-2", 1.0), ("r20-4", 700), ("r90-1", -450), ("r3-3", -2)] {
      let geometries = try windows.map { window in
        let scroll = try window.scrollView()
        try scroll.scrollTo(id: .string(id), anchor: .top)
        try scroll.drag(by: distance)
        return try scroll.geometry()
      }
      #expect(geometries.allSatisfy { $0 == geometries[0] })
    }
  }

  @Test func `a header without length is held at the top`() throws {
    let window = try window(.sectionHeaders) {
      section(0, header: 0)
      section(1, header: 0)
    }
    try expect(window, at: 100, [("h0", 0), ("h1", 150)])
    try expect(window, at: 249, [("h0", 0), ("h1", 1)])
  }

  /// The end of a section counts as far away until it is placed, even if it is near enough to push
  /// such a header.
  @Test func `a header longer than the viewport covers it until the section's end is placed`()
    throws
  {
    let window = try window(.sectionHeaders) {
      section(0, header: 300)
      section(1)
    }
    try expect(window, at: 150, [("h0", 0), ("r0-1", 150)])
    try expect(window, at: 300, [("h0", 0), ("r0-1", 0)])
    try expect(window, at: 310, [("h0", -60), ("r0-1", -10)])
    try expect(window, at: 500, [("h0", -250), ("r0-5", 0), ("h1", 50)])
  }

  @Test func `without sections nothing is held`() throws {
    let window = try window([.sectionHeaders, .sectionFooters]) {
      ForEach(1...50) { _ in Item(height: 50) }
    }
    try expect(window, at: 120, [(1, nil), (3, -20), (7, 180)])
  }

  @Test func `a section without rows is its header and its footer`() throws {
    let window = try window([.sectionHeaders, .sectionFooters]) {
      section(0, rows: 0, footer: 30)
      section(1, rows: 9, footer: 30)
    }
    try expect(window, at: 0, [("h0", 0), ("f0", 40), ("h1", 70), ("f1", 170)])
    try expect(window, at: 20, [("h0", 0), ("f0", 20), ("h1", 50)])
    try expect(window, at: 65, [("h0", -35), ("f0", -25), ("h1", 5)])
    try expect(window, at: 80, [("h0", nil), ("f0", nil), ("h1", 0)])
  }

  @Test func `headers of several views are stacked as one subview`() throws {
    let window = try window(.sectionHeaders) {
      Section(
        header: [Item(height: 30).content.id("title"), Item(height: 10).content.id("subtitle")],
        children: [ForEach(1...20) { _ in Item(height: 50) }.content]
      )
    }
    let scroll = try window.scrollView()
    #expect(try scroll.count() == 21)
    try scroll.scrollTo(offset: 300)
    #expect(try y("title", window) == 0)
    #expect(try y("subtitle", window) == 38)
    #expect(try scroll.visibleIDs().count == 6)
  }

  @Test func `what an edge would hold stays loaded while its section is in sight`() throws {
    let window = try window([.sectionHeaders, .sectionFooters]) {
      for number in 0..<9 { section(number, footer: 30) }
    }
    try expect(window, at: 125, [("h1", 195), ("f1", nil)])
    for distance in [1.0, -1] {
      for _ in 0..<20 { try window.scrollView().drag(by: distance) }
    }
    #expect(try window.node("f1").inits == 1)
    #expect(try window.node("f1").appears == 0)
    try expect(window, at: 700, [("h1", nil), ("f1", nil)])
    for _ in 0..<20 { try window.scrollView().drag(by: 1) }
    #expect(try window.node("f1").phase == .absent)
  }

  @Test func `in an eager stack a section is its views, and nothing is held`() throws {
    let window = try Window(width: 300, height: 200) {
      ScrollView(.horizontal) {
        HStack(
          spacing: 0,
          children: [
            Section(
              header: [Item(width: 40).content.id("header")],
              children: [ForEach(1...20) { _ in Item(width: 50) }.content]
            ).content
          ]
        )
      }
    }
    try window.scrollView().scrollTo(offset: 100)
    #expect(try window.node("header").frame?.origin.x == -100)
    #expect(try window.node(2).frame?.origin.x == -10)
  }

  @Test func `elements of a ForEach are sections like any other, and so are those in a Group`()
    throws
  {
    let elements = try window([.sectionHeaders, .sectionFooters]) {
      Group {
        ForEach(0...99, subviews: 7) { number in
          Section(
            header: [Item(height: 40).content.id(.string("h\(number)"))],
            footer: [Item(height: 30).content.id(.string("f\(number)"))],
            children: [ForEach(1...5) { _ in Item(height: 50) }.content]
          )
        }
      }
    }
    try elements.scrollView().scrollTo(id: .path([60, 2]), anchor: .top)
    #expect(try y("h60", elements) == 0)
    #expect(try y(.path([60, 2]), elements) == 0)
    #expect(try y("f60", elements) == 170)
    #expect(try elements.scrollView().visibleIDs().first == "h60")
  }
}
