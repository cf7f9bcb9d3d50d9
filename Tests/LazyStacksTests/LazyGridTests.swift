import LazyStacks
import Testing

@testable import LazyTestSupport

/// Grids computed by hand: cells in columns, and lines in place of rows.
@Suite struct LazyGridTests {
  private func window(
    _ columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    pinned: PinnedScrollableViews = [],
    @ContentBuilder content: @escaping () throws -> Content
  ) throws -> Window {
    try Window(width: 390, height: 200) {
      try ScrollView {
        try LazyVGrid(columns: columns, alignment: alignment, spacing: 10, pinnedViews: pinned) {
          Group([try content()])
        }
      }
    }
  }

  private func frame(_ id: ViewID, _ window: Window) throws -> Rect? { try window.node(id).frame }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @Test func `a line is as long as its longest cell, and shorter cells stand in its middle`() throws
  {
    let window = try window([GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))]) {
      ForEach(1...50) { Item(height: Double($0) * 10) }
    }
    #expect(try frame(1, window) == rect(95, 5, 100, 10))
    #expect(try frame(2, window) == rect(195, 0, 100, 20))
    #expect(try frame(3, window) == rect(95, 35, 100, 30))
    #expect(try frame(4, window) == rect(195, 30, 100, 40))
  }

  @Test(arguments: [
    (grid: HorizontalAlignment.leading, item: nil, x: 0.0), (.center, nil, 165),
    (.trailing, nil, 330), (.leading, HorizontalAlignment.trailing, 40), (.trailing, .center, 310),
  ])
  func `narrow cells stand in their column by its alignment, columns by the grid's`(
    grid: HorizontalAlignment,
    item: HorizontalAlignment?,
    x: Double
  ) throws {
    let item = item.map { Alignment(horizontal: $0, vertical: .center) }
    let window = try window([GridItem(.fixed(100), alignment: item)], alignment: grid) {
      Item(width: 60, height: 50).id("cell")
    }
    #expect(try frame("cell", window)?.origin.x == x)
  }

  @Test func `a header is as wide as the grid, and a section begins and ends with a line`() throws {
    let window = try window([GridItem(), GridItem()]) {
      Item(height: 20).id("before")
      Section(
        header: [Item(height: 40).content.id("header")],
        children: [ForEach(1...3) { _ in Item(height: 30) }.content]
      )
      Section(children: [Item(height: 20).content.id("after")])
    }
    #expect(try frame("before", window)?.size.width == 191)
    #expect(try frame("header", window) == rect(0, 30, 390, 40))
    #expect(try frame(2, window) == rect(199, 80, 191, 30))
    #expect(try frame(3, window) == rect(0, 120, 191, 30))
    #expect(try frame("after", window) == rect(0, 160, 191, 20))
  }

  @Test func `a header of a grid is held at the top while its section passes`() throws {
    let window = try window([GridItem(), GridItem()], pinned: .sectionHeaders) {
      for number in 0..<9 {
        Section(
          header: [Item(height: 40).content.id(.string("header-\(number)"))],
          children: [
            ForEach(1...8, id: IDFormat("cell-\(number)-%d")) { _ in Item(height: 30) }.content
          ]
        )
      }
    }
    let scroll = try window.scrollView()
    #expect(try scroll.geometry().contentSize.height > 1_500)
    try scroll.scrollTo(id: "cell-5-5", anchor: .top)
    #expect(try frame("header-5", window) == rect(0, 0, 390, 40))
    #expect(try frame("cell-5-6", window)?.origin.y == 0)
    try scroll.drag(by: 50)
    #expect(try frame("header-5", window)?.origin.y == -20)
    #expect(try frame("header-6", window)?.origin.y == 30)
  }

  @Test func `a grid without columns is an error, and so is an item that contradicts itself`() {
    for items in [
      [], [GridItem(.flexible(minimum: 20, maximum: 10))], [GridItem(.adaptive(minimum: 0))],
      [GridItem(.fixed(-1))], [GridItem(.fixed(.nan))], [GridItem(.fixed(.infinity))],
      [GridItem(.adaptive(minimum: 20, maximum: 10))], [GridItem(spacing: -1)],
      [GridItem(.flexible(minimum: .infinity))],
    ] {
      #expect(throws: ContentError.self) { try window(items) { Item(height: 10) } }
    }
  }

  @Test func `columns that do not fit overflow on both sides`() throws {
    let window = try window(Array(repeating: GridItem(.fixed(100), spacing: 0), count: 5)) {
      ForEach(1...50) { _ in Item(height: 20) }
    }
    #expect(try frame(1, window)?.origin.x == -55)
    #expect(try frame(5, window)?.origin.x == 345)
  }

  @Test(arguments: [
    (alignment: HorizontalAlignment.leading, start: 0.0), (.center, -17), (.trailing, -34),
  ])
  func `R18: a grid stands by its alignment, and its columns stick out behind it`(
    alignment: HorizontalAlignment,
    start: Double
  ) throws {
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let down = try Window(width: 300, height: 200) {
      ScrollView {
        LazyVGrid(columns: items, alignment: alignment) {
          ForEach(1...40) { _ in Item(height: 40) }
        }
      }
    }
    let vertical: [HorizontalAlignment: VerticalAlignment] = [
      .leading: .top, .center: .center, .trailing: .bottom,
    ]
    let across = try #require(vertical[alignment])
    let right = try Window(width: 200, height: 300) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: items, alignment: across) {
          ForEach(1...40) { _ in Item(width: 40) }
        }
      }
    }
    #expect(try frame(1, down) == rect(start, 0, 163, 40))
    #expect(try frame(2, down) == rect(start + 171, 0, 180, 40))
    #expect(try frame(1, right) == rect(0, start, 40, 163))
    #expect(try frame(2, right) == rect(0, start + 171, 40, 180))
  }

  @Test func `what sticks out of a grid counts as in sight and is hit where it can be seen`() throws
  {
    var taps = 0
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let window = try Window(width: 300, height: 40) {
      ScrollView {
        LazyVGrid(columns: items, spacing: 0) {
          ForEach(1...2) { _ in Item(height: 40).onTapGesture { taps += 1 } }
        }
      }
    }
    #expect(try window.scrollView().visibleIDs() == [1, 2])
    try window.tap(2)
    #expect(taps == 1)
  }

  @Test func `P17: a grid that divides once is as wide as its columns`() throws {
    var configuration = WindowConfiguration(width: 300, height: 200)
    configuration.profile.gridPasses = 1
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let window = try Window(configuration) {
      ScrollView { LazyVGrid(columns: items) { ForEach(1...40) { _ in Item(height: 40) } } }
    }
    #expect(try frame(1, window) == rect(-17, 0, 146, 40))
    #expect(try frame(2, window) == rect(137, 0, 180, 40))
  }

  @Test func `a million columns put a million cells into one line`() throws {
    let columns = Array(repeating: GridItem(.fixed(1), spacing: 0), count: 1_000_000)
    let window = try window(columns) { ForEach(1...3) { _ in Item(height: 20) } }
    #expect(try window.scrollView().geometry().contentSize.height == 20)
  }
}

extension LazyGridTests {
  @Test(arguments: Seeds.first(30, long: 1_000))
  func `a grid of one flexible column is a stack`(seed: UInt64) throws {
    var program = RandomProgram(seed: seed, isPlain: false)
    program.grid = nil
    let stack = try SimulatedStack(program)
    program.grid = .flexible(1, spacing: 0)
    let grid = try SimulatedStack(program)
    #expect(try stack.frame() == grid.frame(), "seed \(seed)")
    for operation in program.operations {
      #expect(try stack.perform(operation) == grid.perform(operation), "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(30, long: 1_000))
  func `I10: a horizontal grid is a vertical one turned`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0..<90).map { _ in Double(Int.random(in: 0...90, using: &generator)) }
    let items = [GridItem(.fixed(60), spacing: 4), GridItem(), GridItem(.adaptive(minimum: 70))]
    let down = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVGrid(columns: items, alignment: .leading, spacing: 6, pinnedViews: .sectionHeaders) {
          Section(
            header: [Item(height: 25).content.id("header")],
            children: [ForEach(1...89) { Item(height: lengths[$0]) }.content]
          )
        }
      }
    }
    let right = try Window(width: 300, height: 390) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: items, alignment: .top, spacing: 6, pinnedViews: .sectionHeaders) {
          Section(
            header: [Item(width: 25).content.id("header")],
            children: [ForEach(1...89) { Item(width: lengths[$0]) }.content]
          )
        }
      }
    }
    for _ in 0..<20 {
      let distance = Double(Int.random(in: -400...500, using: &generator))
      try down.scrollView().drag(by: distance)
      try right.scrollView().drag(by: distance)
      let ids = try down.scrollView().visibleIDs()
      #expect(try right.scrollView().visibleIDs() == ids)
      for id in ids {
        let (a, b) = (try frame(id, down), try frame(id, right))
        let turned = b.map { rect($0.origin.y, $0.origin.x, $0.size.height, $0.size.width) }
        #expect(a == turned, "seed \(seed), \(id)")
      }
    }
  }
}
