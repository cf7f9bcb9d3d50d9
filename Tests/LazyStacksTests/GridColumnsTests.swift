import Testing

@testable import LazyStacks

/// The places of a grid's columns, computed by hand.
@Suite struct GridColumnsTests {
  private func columns(_ items: [GridItem], in width: Double?, passes: Int = 2) -> [String] {
    var profile = Profile.swiftui2027
    profile.gridPasses = passes
    return GridColumns(items, in: width, profile: profile).map { column in
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
    let once = ["0.0+40.0", "40.0+130.0", "170.0+150.0"]
    #expect(columns(items, in: 300, passes: 1) == once)
  }

  @Test func `a fixed column and the spacing come off first`() {
    let items = [
      GridItem(.flexible(), spacing: 10), GridItem(.fixed(80), spacing: 20), GridItem(.flexible()),
    ]
    #expect(columns(items, in: 310) == ["0.0+100.0", "110.0+80.0", "210.0+100.0"])
  }

  @Test(arguments: [
    (width: 390.0, count: 3, length: (390.0 - 16) / 3), (width: 316, count: 3, length: 100),
    (width: 315, count: 2, length: 153.5), (width: 99, count: 1, length: 99),
    (width: 100, count: 1, length: 100), (width: nil, count: 1, length: 100),
  ])
  func `D22: an adaptive item makes as many columns as fit and stretches them`(
    width: Double?,
    count: Int,
    length: Double
  ) {
    let columns = GridColumns([GridItem(.adaptive(minimum: 100))], in: width, profile: .swiftui2027)
    #expect(columns.count == count)
    #expect(columns.allSatisfy { abs($0.length - length) < 1e-9 })
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
    let item = GridItem(.adaptive(minimum: 1e-9), spacing: 0)
    let columns = GridColumns([item], in: 390, profile: .swiftui2027)
    #expect(columns.count == 10_000)
    let many = Array(repeating: GridItem(.fixed(1), spacing: 0), count: 1_000_000)
    #expect(GridColumns(many, in: 390, profile: .swiftui2027).count == 1_000_000)
  }

  @Test(arguments: [
    (
      items: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], width: 300.0,
      length: 334.0, once: ["0.0+146.0", "154.0+180.0"], again: ["0.0+163.0", "171.0+180.0"]
    ),
    (
      items: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], width: 200,
      length: 224, once: ["0.0+96.0", "104.0+120.0"], again: ["0.0+108.0", "116.0+120.0"]
    ),
    (
      items: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))], width: 300,
      length: 300, once: ["0.0+180.0", "188.0+112.0"], again: ["0.0+180.0", "188.0+112.0"]
    ),
    (
      items: [
        GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)),
        GridItem(.fixed(100)),
      ], width: 300, length: 324,
      once: ["0.0+100.0", "108.0+100.0", "216.0+0.0", "224.0+100.0"],
      again: ["0.0+100.0", "108.0+100.0", "216.0+0.0", "224.0+100.0"]
    ),
    (
      items: [GridItem(spacing: 0), GridItem(.flexible(maximum: 40))], width: 300,
      length: 190, once: ["0.0+150.0", "150.0+40.0"], again: ["0.0+95.0", "95.0+40.0"]
    ),
  ])
  func `R18: what the columns took is divided among them again, and the grid is as wide as before`(
    items: [GridItem],
    width: Double,
    length: Double,
    once: [String],
    again: [String]
  ) {
    #expect(columns(items, in: width, passes: 1) == once)
    #expect(columns(items, in: width) == again)
    #expect(GridColumns(items, in: width, profile: .swiftui2027).length == length)
  }
}
