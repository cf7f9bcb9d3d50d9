import LazyTestSupport
import Testing

@testable import LazyStacks

@Suite struct CrossingTests {
  private struct Seen: Equatable, CustomStringConvertible {
    let id: ViewID?
    let threshold: Double
    let isVisible: Bool
    let offset: Double

    init(_ id: ViewID?, _ threshold: Double, _ isVisible: Bool, at offset: Double) {
      self.id = id
      self.threshold = threshold
      self.isVisible = isVisible
      self.offset = (offset * 1e6).rounded() / 1e6
    }

    var description: String { "\(id.map { "\($0)" } ?? "-") \(threshold) \(isVisible) \(offset)" }
  }

  private func makeWindow(
    _ axis: Axis = .vertical,
    thresholds: [Double] = [0.2, 0.5, 0.8],
    profile: Profile = .swiftui2027,
    padding: Double = 0,
    rows: Int = 20
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 350, height: 350)
    configuration.thresholds = thresholds
    configuration.profile = profile
    return try Window(configuration) {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVStack(spacing: 0) {
            ForEach(0...rows - 1) { index in Item(height: 100).id(.integer(index)) }
          }.padding(padding)
        } else {
          LazyHStack(spacing: 0) {
            ForEach(0...rows - 1) { index in Item(width: 100).id(.integer(index)) }
          }.padding(padding)
        }
      }
    }
  }

  private func crossings(of window: Window, in frame: Int) -> [Seen] {
    window.trace.events().filter { $0.frame == frame }.compactMap { event in
      guard case .crossing(let crossing) = event.detail else { return nil }
      return Seen(event.id, crossing.threshold, crossing.isVisible, at: crossing.offset)
    }
  }

  @Test(arguments: Axis.allCases, [0.0, 30.0])
  func `what a frame crosses is told in the order of the way, with the offset of each`(
    axis: Axis,
    padding: Double
  ) throws {
    let window = try makeWindow(axis, padding: padding)
    try window.scrollView().scrollTo(offset: padding)
    try window.scrollView().drag(by: 120)
    #expect(
      crossings(of: window, in: window.frame) == [
        Seen(0, 0.8, false, at: padding + 20), Seen(3, 0.8, true, at: padding + 30),
        Seen(0, 0.5, false, at: padding + 50), Seen(4, 0.2, true, at: padding + 70),
        Seen(0, 0.2, false, at: padding + 80), Seen(4, 0.5, true, at: padding + 100),
      ]
    )
    try window.scrollView().drag(by: -120)
    #expect(
      crossings(of: window, in: window.frame) == [
        Seen(4, 0.5, false, at: padding + 100), Seen(0, 0.2, true, at: padding + 80),
        Seen(4, 0.2, false, at: padding + 70), Seen(0, 0.5, true, at: padding + 50),
        Seen(3, 0.8, false, at: padding + 30), Seen(0, 0.8, true, at: padding + 20),
      ]
    )
    #expect(window.trace.metrics.crossings > 12)
  }

  @Test func `rows that come from afar cross where they come into sight`() throws {
    let window = try makeWindow(thresholds: [0.5])
    try window.scrollView().drag(by: 1000)
    let seen = crossings(of: window, in: 2)
    #expect(seen.filter { !$0.isVisible }.map(\.offset) == [50, 150, 250, 350])
    #expect(seen.filter(\.isVisible).map(\.id) == [10, 11, 12, 13])
    #expect(seen.filter(\.isVisible).map(\.offset) == [700, 800, 900, 1000])
  }

  @Test func `what a resize shows crosses at the end, where the content stands`() throws {
    let window = try makeWindow(thresholds: [0.5])
    try window.resize(width: 350, height: 500)
    #expect(crossings(of: window, in: 2) == [Seen(4, 0.5, true, at: 0)])
    #expect(crossings(of: window, in: 1).count == 4)
  }

  @Test func `without thresholds nothing is told`() throws {
    let window = try makeWindow(thresholds: [])
    try window.scrollView().drag(by: 500)
    #expect(window.trace.metrics.crossings == 0)
  }

  @Test(arguments: [false, true])
  func `what pinned headers cover counts as seen or not`(covers: Bool) throws {
    var configuration = WindowConfiguration(width: 300, height: 400)
    configuration.thresholds = [0.5]
    configuration.profile.pinnedViewsCover = covers
    var told: [Bool] = []
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0...30) { index in
              Item(height: 100).onScrollVisibilityChange { if index == 0 { told.append($0) } }
                .id(.integer(index))
            }
          } header: {
            Item(height: 60).id("head")
          }
        }
      }
    }
    try window.scrollView().drag(by: 100)
    let seen = crossings(of: window, in: 2).first { $0.id == 0 }
    // Row 0 is below the header of 60 points, so half of it is covered at an offset of 50.
    #expect(seen == (covers ? Seen(0, 0.5, false, at: 50) : nil))
    #expect(told == (covers ? [true, false] : [true]))
    try window.scrollView().drag(by: 100)
    let late = crossings(of: window, in: 3).first { $0.id == 0 }
    #expect(late == (covers ? nil : Seen(0, 0.5, false, at: 110)))
    #expect(told == [true, false])
  }

  @Test func `of two pinned views one covers the other, that which an edge holds elsewhere`() throws
  {
    var configuration = WindowConfiguration(width: 390, height: 200)
    configuration.profile.pinnedViewsCover = true
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(1...5) { _ in Item(height: 50) }
          } header: {
            Item(height: 40).id("head")
          } footer: {
            Item(height: 30).id("foot")
          }
          Item(height: 500)
        }
      }
    }
    // The footer stands in its own place, at 30 to 60, and the header is held at 0 to 40.
    try window.scrollView().drag(by: 260)
    #expect(try window.node("head").visibleFraction == 1)
    #expect(abs(try window.node("foot").visibleFraction - 2.0 / 3) < 1e-9)
  }

  @Test(arguments: Seeds.first(12, long: 200))
  func `crossings turn the last list into the next, in order, within the way`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0..<200).map { _ in Double.random(in: 0...300, using: &generator).rounded() }
    var configuration = WindowConfiguration(width: 320, height: 500)
    configuration.thresholds = [0.1, 0.5, 1]
    let window = try Window(configuration) {
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 90)
          LazyVStack(spacing: 6) {
            ForEach(0...199) { index in Item(height: lengths[index]).id(.integer(index)) }
          }.padding(20)
        }
      }
    }
    let scroll = try window.scrollView()
    for _ in 0..<15 {
      let distance = Double.random(in: -900...900, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: try scroll.fling(velocity: distance * 4)
      case 1: try scroll.scrollTo(id: .integer(abs(Int(distance)) % 200), anchor: .center)
      case 2: try window.resize(width: 320, height: 300 + abs(distance) / 3)
      default: try scroll.drag(by: distance)
      }
    }
    var told: [Double: Set<ViewID>] = [:]
    var last = (frame: 0, progress: 0.0)
    for event in window.trace.events() {
      switch event.detail {
      case .crossing(let crossing):
        let id = try #require(event.id)
        if crossing.isVisible {
          #expect(told[crossing.threshold, default: []].insert(id).inserted)
        } else {
          #expect(told[crossing.threshold]?.remove(id) != nil)
        }
        #expect(crossing.progress >= 0 && crossing.progress <= 1)
        last = (event.frame, crossing.progress)
      case .visibility(let change):
        #expect(told[change.threshold, default: []] == Set(change.ids))
      default: break
      }
    }
    #expect(last.frame > 0)
  }
}
