import LazyExtents
import LazyStacks
import LazyTestSupport
import Testing

/// How far views are from where programs scrolled them to.
@Suite struct LandingErrorTests {
  private static func height(_ index: Int) -> Double { 20 + Double(index * 37 % 400) / 4 }

  private func window(_ estimator: EstimatorChoice = .mean) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 844)
    configuration.estimator = estimator
    return try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 4) { ForEach(1...600) { Item(height: Self.height($0)) } }
      }
    }
  }

  /// Two hundred rows of 50 points and an extra length that may change.
  private func rows(_ extra: @escaping (Int) -> Double) -> CollectionElements<Int> {
    CollectionElements(
      Array(1...200),
      id: { .integer($0) },
      content: { index in
        Item(width: .flexible, height: .computed { _ in 50 + extra(index) }).content
      }
    )
  }

  @Test(arguments: EstimatorInvariantTests.choices)
  func `a jump to a view that was never seen lands where it was to`(name: String) throws {
    for (anchor, y) in [(UnitPoint.top, 0.0), (.center, 0.5), (.bottom, 1)] {
      for target in [300, 599, 2, 600, 1, 450, 451, 200] {
        let window = try window(EstimatorInvariantTests.choice(name))
        try window.scrollView().scrollTo(id: .integer(target), anchor: anchor)
        let frame = try #require(window.node(.integer(target)).frame)
        let miss = abs(frame.origin.y - y * (844 - frame.size.height))
        let isNearEnd = target < 20 || target > 580
        if !isNearEnd { #expect(abs(miss) < 1e-6, "\(target) at \(anchor)") }
        #expect(try window.figures.landingError() == 0, "\(target) at \(anchor)")
      }
    }
  }

  @Test(arguments: EstimatorInvariantTests.choices)
  func `one scroll after the other lands, and without an anchor in full sight`(
    name: String
  ) throws {
    let window = try window(EstimatorInvariantTests.choice(name))
    for (turn, target) in [300, 599, 2, 600, 1, 450, 451, 440, 200].enumerated() {
      let anchor = [nil, UnitPoint.top, .center][turn % 3]
      try window.scrollView().scrollTo(id: .integer(target), anchor: anchor)
      #expect(try window.figures.landingError() == 0, "\(target)")
    }
  }

  @Test func `rows that grow after the landing count, also when somebody scrolls on`() throws {
    var extra = 0.0
    let rows = rows { $0 == 98 ? extra : 0 }
    let window = try Window(width: 300, height: 500) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 100, anchor: .bottom)
    #expect(try window.figures.landingError() == 0)
    extra = 30
    try window.resize(width: 299, height: 500)
    #expect(try window.figures.landingError() == 30)
    extra = 10
    try window.resize(width: 298, height: 500)
    #expect(try window.figures.landingError() == 10)
    try scroll.drag(by: -1)
    extra = 0
    try window.resize(width: 297, height: 500)
    #expect(try window.figures.landingError() == 10)
    try scroll.scrollTo(id: 20, anchor: .top)
    #expect(try window.figures.landingError() == 10)
  }

  @Test func `a view that was pushed out of sight counts with its place, also when it goes`()
    throws
  {
    var extra = 0.0
    let rows = rows { $0 == 92 ? extra : 0 }
    let window = try Window(width: 300, height: 500) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    try window.scrollView().scrollTo(id: 100, anchor: .bottom)
    extra = 5_000
    try window.resize(width: 299, height: 500)
    #expect(try window.node(100).phase != .placed)
    let error = try window.figures.landingError()
    #expect(error > 4_000)
    try window.update { rows.elements.removeAll { $0 == 100 } }
    #expect(try window.figures.landingError() == error)
  }

  @Test(arguments: ["move", "move back", "remove", "replace", "replace and move"])
  func `an edit of the view itself is no error of its landing, one that pushes it is`(
    edit: String
  ) throws {
    func id(_ row: Int) -> ViewID { .integer(row) }
    let rows = EditableElements(Array(1...200), id: id) { index in
      Item(height: Double(30 + index % 7 * 10)).content
    }
    let window = try Window(width: 300, height: 500) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    let scroll = try window.scrollView()
    for target in [60, 140] {
      let index = try #require((0..<rows.count).first { rows[$0] == target })
      try scroll.scrollTo(id: .integer(target), anchor: .top)
      try window.update {
        if edit.hasPrefix("replace") { rows.replace(at: index, with: 1_000 + target) }
        if edit == "remove" { rows.remove(at: index) }
        if edit.hasSuffix("move") { rows.move(from: index, to: 0) }
        if edit == "move back" { rows.move(from: index, to: index + 30) }
      }
      try window.step()
      #expect(try window.figures.landingError() == 0, "\(target)")
    }
    try scroll.scrollTo(id: 100, anchor: .bottom)
    try window.update { rows.insert(5_000, at: (0..<rows.count).first { rows[$0] == 99 } ?? 0) }
    let error = try window.figures.landingError()
    #expect(error > 0)
    try window.update { rows.move(from: (0..<rows.count).first { rows[$0] == 100 } ?? 0, to: 0) }
    #expect(try window.figures.landingError() == error)
  }

  @Test func `eager views land as lazy ones do, and the end of the content is no error`() throws {
    let window = try Window(width: 300, height: 500) {
      ScrollView { VStack(spacing: 0) { ForEach(1...100) { _ in Item(height: 50) } } }
    }
    let scroll = try window.scrollView()
    for (id, anchor) in [(50, UnitPoint.top), (99, .top), (1, .bottom), (60, .center)] {
      try scroll.scrollTo(id: .integer(id), anchor: anchor)
      #expect(try window.figures.landingError() == 0, "\(id)")
    }
    try scroll.scrollTo(id: 99)
    #expect(try window.figures.landingError() == 0)
  }

  @Test func `an end that is only guessed excuses nothing`() throws {
    // With an estimate of 0 for the others, the stack ends after what it shows.
    let window = try window(.fixed(0))
    try window.scrollView().scrollTo(id: 300, anchor: .bottom)
    let frame = try #require(window.node(300).frame)
    let miss = abs(frame.origin.y + frame.size.height - 844)
    #expect(try abs(window.figures.landingError() - miss) < 1e-6)
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom, nil], [Axis.vertical, .horizontal])
  func `Q26: of a line that is longer it is the cell that is aligned`(
    anchor: UnitPoint?,
    axis: Axis
  ) throws {
    let window = try gridWindow(axis)
    let scroll = try window.scrollView()
    for target in [20, 59, 12, 33, 34, 34, 90, 60, 58] {
      let before = try scroll.geometry().contentOffset
      let wasInSight = try isInSight(target, window, axis)
      let turned = axis == .vertical ? anchor : anchor.map { UnitPoint(x: $0.y, y: $0.x) }
      try scroll.scrollTo(id: .integer(target), anchor: turned)
      let frame = try #require(window.node(.integer(target)).frame)
      let (start, length) = (frame.origin[axis], frame.size[axis])
      #expect(length == (target.isMultiple(of: 2) ? 20 : 200))
      if let anchor {
        #expect(abs(start - anchor.y * (300 - length)) < 1e-6, "\(target)")
      } else {
        #expect(try isInSight(target, window, axis))
        if wasInSight { #expect(try scroll.geometry().contentOffset == before) }
      }
      #expect(try window.figures.landingError() == 0)
    }
  }

  @Test func `an edge is the end of a line and not of its cells`() throws {
    let window = try gridWindow(.vertical)
    let scroll = try window.scrollView()
    try scroll.scrollTo(edge: .bottom)
    let geometry = try scroll.geometry()
    #expect(geometry.contentOffset.y == geometry.contentSize.height - 300)
    try scroll.scrollTo(edge: .top)
    #expect(try scroll.geometry().contentOffset.y == 0)
  }

  @Test func `a cell that its line moved away from its place counts`() throws {
    var longest = 200.0
    let rows = CollectionElements(
      Array(1...100),
      id: { .integer($0) },
      content: { index in
        Item(
          width: .flexible,
          height: .computed { _ in index.isMultiple(of: 2) ? 20 : longest }
        ).content
      }
    )
    let window = try Window(width: 300, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(rows) }
      }
    }
    try window.scrollView().scrollTo(id: 20, anchor: .top)
    #expect(try window.figures.landingError() == 0)
    longest = 260
    try window.resize(width: 299, height: 300)
    let y: Double = try #require(window.node(20).frame?.origin.y)
    #expect(y != 0)
    #expect(try window.figures.landingError() == abs(y))
  }

  private func gridWindow(_ axis: Axis) throws -> Window {
    func length(_ index: Int) -> Double { index.isMultiple(of: 2) ? 20 : 200 }
    let items = [GridItem(), GridItem()]
    return try Window(width: 300, height: 300) {
      if axis == .vertical {
        ScrollView {
          LazyVGrid(columns: items, spacing: 4) { ForEach(1...120) { Item(height: length($0)) } }
        }
      } else {
        ScrollView(.horizontal) {
          LazyHGrid(rows: items, spacing: 4) { ForEach(1...120) { Item(width: length($0)) } }
        }
      }
    }
  }

  private func isInSight(_ id: Int, _ window: Window, _ axis: Axis) throws -> Bool {
    guard let frame = try window.node(.integer(id)).frame else { return false }
    return frame.origin[axis] > -1e-6 && frame.origin[axis] + frame.size[axis] < 300 + 1e-6
  }
}
