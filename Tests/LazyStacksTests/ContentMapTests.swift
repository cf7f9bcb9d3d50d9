import LazyExtents
import LazyStacks
import Testing

/// The place of the visible region in the content, the measured parts, and the region's true place.
@Suite struct ContentMapTests {
  private func rows(_ count: Int) -> ForEach {
    ForEach(1...count) { index in
      Item(width: Double(20 + index % 7 * 10), height: Double(20 + index % 7 * 10))
    }
  }

  private func window(
    _ estimator: EstimatorChoice,
    count: Int = 200,
    @ContentBuilder _ content: @escaping (ForEach) -> Content
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 300, height: 300)
    configuration.estimator = estimator
    return try Window(configuration) { content(rows(count)) }
  }

  private static let contents: [@Sendable (ForEach) -> Content] = [
    { rows in ScrollView { LazyVStack(spacing: 4) { rows } }.content },
    { rows in
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 90)
          LazyVStack(spacing: 4) { rows }.padding(.all, 10)
          Item(height: 50)
        }
      }.content
    },
    { rows in ScrollView(.horizontal) { LazyHStack(spacing: 4) { rows } }.content },
    { rows in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) { rows }
      }.content
    },
  ]

  @Test(arguments: contents.indices)
  func `what an estimator remembers is measured once it was seen`(content: Int) throws {
    let window = try window(.learned, Self.contents[content])
    let scroll = try window.scrollView()
    let axis: Axis = content == 2 ? .horizontal : .vertical
    let first = try #require(try scroll.contentMap(along: axis, parts: 40))
    #expect(first.measured.first == 1)
    #expect(first.measured[35] < 1e-9)
    for _ in 1...60 { _ = try scroll.drag(by: 250) }
    let last = try #require(try scroll.contentMap(along: axis, parts: 40))
    #expect(last.measured.allSatisfy { $0 > 1 - 1e-9 })
    #expect(abs(last.offset + last.regionLength - last.contentLength) < 1e-6)
  }

  @Test(arguments: contents.indices)
  func `what an estimator forgets is measured where it is in place`(content: Int) throws {
    let window = try window(.mean, Self.contents[content])
    let scroll = try window.scrollView()
    for _ in 1...8 { _ = try scroll.drag(by: 250) }
    let axis: Axis = content == 2 ? .horizontal : .vertical
    let map = try #require(try scroll.contentMap(along: axis, parts: 100))
    let part = map.contentLength / 100
    let seen = Int(map.offset / part) + 1..<Int((map.offset + map.regionLength) / part)
    for index in seen { #expect(map.measured[index] > 0.99) }
    #expect(map.measured[90] < 1e-9)
  }

  @Test func `of ten equal rows the three in sight are three tenths`() throws {
    let window = try Window(width: 100, height: 120) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...10) { _ in Item(height: 40) } } }
    }
    let map = try #require(try window.scrollView().contentMap(along: .vertical, parts: 120))
    let measured: Double = map.measured.reduce(0, +)
    #expect(abs(measured / 120 - 0.3) < 1e-9)
  }

  @Test(arguments: contents.indices)
  func `the truth is where the same row stands if all rows are measured`(content: Int) throws {
    let guessing = try window(.mean, Self.contents[content])
    let knowing = try window(.oracle, Self.contents[content])
    var positions: [Double] = []
    for window in [guessing, knowing] {
      _ = try window.scrollView().scrollTo(id: 120, anchor: content == 2 ? .leading : .top)
      let geometry = try window.scrollView().geometry()
      let axis: Axis = content == 2 ? .horizontal : .vertical
      positions.append(geometry.contentOffset[axis])
    }
    let truth = try guessing.figures.contentTruth()
    let axis: Axis = content == 2 ? .horizontal : .vertical
    #expect(abs(truth.offset - positions[1]) < 1e-6, "\(truth) \(positions)")
    let length = try knowing.scrollView().geometry().contentSize[axis]
    #expect(abs(truth.contentLength - length) < 1e-6)
    #expect(try guessing.figures.contentSizeError().truth == truth.contentLength)
  }

  @Test func `an axis that does not scroll has no map, and asking changes nothing`() throws {
    let window = try window(.mean) { rows in ScrollView { LazyVStack { rows } }.content }
    #expect(try window.scrollView().contentMap(along: .horizontal, parts: 4) == nil)
    let events = window.trace.events()
    _ = try window.scrollView().contentMap(along: .vertical, parts: 1_000)
    _ = try window.figures.contentTruth()
    #expect(window.trace.events() == events)
    try window.check()
    let empty = try Window(width: 9, height: 9) { Item(height: 1) }
    #expect(throws: WindowError.self) { try empty.figures.contentTruth() }
  }

  @Test func `a map of a billion rows is made at once`() throws {
    let window = try window(.learned, count: 1_000_000_000) { rows in
      ScrollView { LazyVStack { rows } }.content
    }
    _ = try window.scrollView().scrollTo(id: 500_000_000)
    let map = try #require(try window.scrollView().contentMap(along: .vertical, parts: 120))
    #expect(map.measured.count == 120)
    #expect(map.measured.reduce(0, +) < 1)
  }
}
