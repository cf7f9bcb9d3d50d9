import LazyReports
import LazyStacks
import Testing

/// The bar beside a drawing.
@Suite struct ScrollBarTests {
  private func bar(_ offset: Double, truth: ContentTruth? = nil) -> ScrollBar {
    let measured = Array(repeating: 1.0, count: 5) + Array(repeating: 0.0, count: 15)
    let map = ContentMap(
      offset: offset,
      regionLength: 100,
      contentLength: 1_000,
      measured: measured
    )
    return ScrollBar(map, truth: truth)
  }

  private func drawing(_ bar: ScrollBar, _ axis: Axis) throws -> [String] {
    let window = try Window(width: 128, height: 36) {
      ScrollView(axis == .vertical ? .vertical : .horizontal) { Item(width: 9, height: 9) }
    }
    let size = Size(width: 128, height: 36)
    return try Still(of: window.tree(), size: size, bars: [axis: bar]).text()
      .split(separator: "\n").map(String.init)
  }

  @Test func `it stands beside the rows of the scroll view`() throws {
    let rows = try drawing(bar(0), .vertical)
    #expect(rows.map(\.last) == ["█", "│", "┊", "┊", "┊", "┊", "┊", "┊", "┊", "┊"])
    #expect(rows.allSatisfy { $0.count == 67 })
    let last = try drawing(bar(900), .vertical)
    #expect(last.last?.last == "█")
  }

  @Test func `the truth has a bar of its own`() throws {
    let truth = ContentTruth(contentLength: 500, offset: 250)
    let rows = try drawing(bar(0, truth: truth), .vertical)
    #expect(rows.map { String($0.suffix(3)) }.filter { $0.hasSuffix("█") } == ["┊ █", "┊ █"])
    #expect(
      bar(0, truth: truth).legend(along: .vertical) == [
        "█ in sight  │ measured  ┊ estimated: 75 % of the content; the second bar shows the true "
          + "place",
        "content size 1000, in truth 500: error +500 (100 %)",
        "offset       0, in truth 250: error −250",
      ]
    )
  }

  @Test func `a sideways one lies below the columns`() throws {
    let rows = try drawing(bar(0), .horizontal)
    #expect(rows.last?.count == 65)
    #expect(rows.last?.prefix(7) == "███████" || rows.last?.prefix(6) == "██████")
    #expect(rows.last?.contains("─┄") == true)
    #expect(bar(0).legend(along: .horizontal)[0].contains("─ measured  ┄ estimated: 75 %"))
  }

  @Test func `content that is all in sight fills it`() throws {
    let map = ContentMap(offset: 0, regionLength: 100, contentLength: 0, measured: [1])
    #expect(try drawing(ScrollBar(map), .vertical).allSatisfy { $0.last == "█" })
    #expect(ScrollBar(map).legend(along: .vertical) == ["█ in sight  │ measured"])
  }
}

/// Numbers as a row of bars.
@Suite struct SparklineTests {
  @Test(arguments: [
    ([1, 2, 3, 4, 5, 6, 7, 8] as [Double], "▁▂▃▄▅▆▇█"),
    ([5, 5, 5], "▄▄▄"),
    ([0, 0, 0], "▄▄▄"),
    ([-1, 1], "▁█"),
    ([1e308, -1e308], "█▁"),
    ([], ""),
  ])
  func `each bar is as high as its share`(values: [Double], text: String) {
    #expect(Sparkline.text(of: values) == text)
  }

  @Test func `many numbers are drawn by their means`() {
    #expect(Sparkline.text(of: (0..<1_000).map { Double($0) }, width: 8) == "▁▂▃▄▅▆▇█")
  }
}
