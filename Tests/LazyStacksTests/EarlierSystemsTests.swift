import LazyStacks
import LazyTestSupport
import Testing

/// What people report about scrolling in earlier systems, with the profile `legacyScroll`.
@Suite struct EarlierSystemsTests {
  private func length(_ index: Int) -> Double { 40 + Double(index * 37 % 60) + Double(index / 4) }

  private func window(_ profile: Profile, isTitled: Bool = false) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 700)
    configuration.profile = profile
    return try Window(configuration) {
      ScrollView {
        let stack = LazyVStack(spacing: 4) {
          ForEach(1...500, id: IDFormat("row-%d")) { Item(height: self.length($0)) }
        }
        if isTitled {
          VStack(spacing: 0) {
            Item(height: 80)
            stack.padding(10)
          }
        } else {
          stack
        }
      }
    }
  }

  @Test(arguments: [false, true], [UnitPoint.top, .center, .bottom])
  func `a jump to a far row rests where the row was taken to be, and misses it`(
    isTitled: Bool,
    anchor: UnitPoint
  ) throws {
    for profile in [Profile.swiftui2027, .legacyScroll] {
      let window = try window(profile, isTitled: isTitled)
      let target = ViewID.string("row-400")
      try window.scrollView().scrollTo(id: target, anchor: anchor)
      let miss = try window.figures.landingError()
      #expect(profile == .swiftui2027 ? miss == 0 : miss > 1_000)
      try window.check()
      try window.scrollView().drag(by: -40)
      try window.check()
    }
  }

  @Test func `a near row is walked to, and stands where it was asked for`() throws {
    let window = try window(.legacyScroll)
    try window.scrollView().scrollTo(id: "row-14", anchor: .top)
    #expect(try window.figures.landingError() == 0)
    #expect(try window.node("row-14").frame?.start(.vertical).isClose(to: 0) == true)
  }

  @Test func `an animated scroll goes to where the target was taken to be when it began`() throws {
    for profile in [Profile.swiftui2027, .legacyScroll] {
      let window = try window(profile)
      try window.scrollView().scrollTo(id: "row-400", anchor: .top, animation: .default)
      let miss = try window.figures.landingError()
      #expect(profile == .swiftui2027 ? miss == 0 : miss > 100)
      let targets = window.trace.events().compactMap { event -> Double? in
        if case .target(let offset) = event.detail { offset } else { nil }
      }
      #expect(targets.count > 20)
      #expect((Set(targets).count == 1) == (profile == .legacyScroll))
      try window.check()
    }
  }

  @Test(arguments: Seeds.first(10, long: 100))
  func `whatever is scrolled to, the ledger closes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let window = try window(.legacyScroll, isTitled: Bool.random(using: &random))
    let scroll = try window.scrollView()
    for _ in 0..<12 {
      let row = Int.random(in: 1...500, using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0: try scroll.drag(by: Double(Int.random(in: -900...900, using: &random)))
      case 1: try scroll.scrollTo(edge: Bool.random(using: &random) ? .top : .bottom)
      case 2: try scroll.scrollTo(id: .string("row-\(row)"), animation: .linear(duration: 0.2))
      default: try scroll.scrollTo(id: .string("row-\(row)"), anchor: .center)
      }
      try window.check()
      for ledger in window.lastFrame.ledgers {
        for (entry, next) in zip(ledger.entries, ledger.entries.dropFirst()) {
          #expect(entry.new == next.old)
        }
      }
    }
  }
}
