import Testing

@testable import LazyStacks

/// Where the columns of a grid stand, by hand.
@Suite struct GridColumnsTests {
  private func columns(_ items: [GridItem], in width: Double?) -> [String] {
    GridColumns(items, in: width, defaultSpacing: 8).columns.map { column in
      "\(column.start)+\(column.length)"
    }
  }

  @Test func `fixed columns are as wide as they say, however much there is`() {
    let items = [GridItem(.fixed(50)), GridItem(.fixed(30), spacing: 2), GridItem(.fixed(20))]
    for width: Double? in [nil, 0, 60, 390] {
      #expect(columns(items, in: width) == ["0.0+50.0", "58.0+30.0", "90.0+20.0"])
    }
  }

  @Test(arguments: [
    (width: 208.0, columns: ["0.0+100.0", "108.0+100.0"]),
    (width: 28, columns: ["0.0+10.0", "18.0+10.0"]),
    (width: 5, columns: ["0.0+10.0", "18.0+10.0"]),
    (width: nil, columns: ["0.0+10.0", "18.0+10.0"]),
  ])
  func `flexible columns share what there is, and are 10 points wide at least`(
    width: Double?,
    columns expected: [String]
  ) {
    #expect(columns([GridItem(), GridItem()], in: width) == expected)
  }

  @Test func `what a limited column leaves is shared by those after it`() {
    let items = [
      GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible(), spacing: 0),
      GridItem(.flexible(minimum: 150), spacing: 0),
    ]
    #expect(columns(items, in: 300) == ["0.0+40.0", "40.0+130.0", "170.0+150.0"])
  }

  @Test func `a fixed column and the spacing come off first`() {
    let items = [
      GridItem(.flexible(), spacing: 10), GridItem(.fixed(80), spacing: 20), GridItem(.flexible()),
    ]
    #expect(columns(items, in: 310) == ["0.0+100.0", "110.0+80.0", "210.0+100.0"])
  }

  @Test(arguments: [
    (width: 390.0, count: 3, length: (390.0 - 16) / 3), (width: 316, count: 3, length: 100),
    (width: 315, count: 2, length: 153.5), (width: 99, count: 1, length: 100),
    (width: 100, count: 1, length: 100), (width: nil, count: 1, length: 100),
  ])
  func `D22: an adaptive item makes as many columns as fit and stretches them`(
    width: Double?,
    count: Int,
    length: Double
  ) {
    let columns = GridColumns([GridItem(.adaptive(minimum: 100))], in: width, defaultSpacing: 8)
    #expect(columns.count == count)
    #expect(columns.columns.allSatisfy { abs($0.length - length) < 1e-9 })
  }

  @Test func `an adaptive item stretches its columns to their maximum`() {
    let item = GridItem(.adaptive(minimum: 100, maximum: 110), spacing: 0)
    #expect(columns([item], in: 350) == ["0.0+110.0", "110.0+110.0", "220.0+110.0"])
  }

  @Test func `an adaptive item beside a fixed one fills what is left`() {
    let items = [GridItem(.fixed(90), spacing: 10), GridItem(.adaptive(minimum: 95), spacing: 0)]
    #expect(columns(items, in: 300) == ["0.0+90.0", "100.0+100.0", "200.0+100.0"])
  }

  @Test func `there are never too many columns`() {
    let columns = GridColumns([GridItem(.adaptive(minimum: 1e-9))], in: 390, defaultSpacing: 0)
    #expect(columns.count == 10_000)
    let many = Array(repeating: GridItem(.fixed(1), spacing: 0), count: 1_000_000)
    #expect(GridColumns(many, in: 390, defaultSpacing: 0).count == 1_000_000)
  }
}
