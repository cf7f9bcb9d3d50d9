import Testing

@testable import LazyStacks
@testable import LazyTestSupport

/// Two programs that scroll, rotate and interrupt one another side by side, in any order.
///
/// In debug builds every frame checks the invariants and the ledger itself.
@Suite struct RandomCourseTests {
  private struct Scene {
    let window: Window
    let axis: Axis
    let rows: Int

    init(_ generator: inout SeededGenerator) throws {
      let axis = Axis.allCases.randomElement(using: &generator) ?? .vertical
      let lengths = (0...70).map { _ in Double.random(in: 0...260, using: &generator).rounded() }
      let rows = Int.random(in: 4...70, using: &generator)
      let padding = Bool.random(using: &generator) ? 25.0 : 0
      let title = Bool.random(using: &generator) ? 60.0 : 0
      let isPaged = Int.random(in: 0..<4, using: &generator) == 0
      func item(_ length: Double) -> Item {
        axis == .vertical ? Item(height: length) : Item(width: length)
      }
      /// A row that scrolls horizontally.
      let shelf: Content =
        axis == .vertical
        ? ScrollView(.horizontal) {
          LazyHStack(spacing: 2) { ForEach(0...40) { _ in Item(width: 90) } }
        }.frame(height: 80).id("shelf")
        : ScrollView(.vertical) {
          LazyVStack(spacing: 2) { ForEach(0...40) { _ in Item(height: 90) } }
        }.frame(width: 80).id("shelf")
      let list = ForEach(0...rows - 1) { item(lengths[$0]).id(.integer($0)) }
      let content: Content =
        axis == .vertical
        ? VStack(spacing: 0) {
          if title > 0 { item(title) }
          shelf
          LazyVStack(spacing: 4) { list }.padding(padding)
        }.content
        : HStack(spacing: 0) {
          if title > 0 { item(title) }
          shelf
          LazyHStack(spacing: 4) { list }.padding(padding)
        }.content
      self.axis = axis
      self.rows = rows
      window = try Window(width: 320, height: 480) {
        let scroll = ScrollView(axis == .vertical ? .vertical : .horizontal) { content }
        if isPaged { scroll.scrollTargetBehavior(.viewAligned()) } else { scroll }
      }
    }

    /// The course of a randomly chosen verb.
    func course(_ generator: inout SeededGenerator) throws -> Course? {
      let isShelf = Int.random(in: 0..<4, using: &generator) == 0
      let scroll = try (isShelf ? try? window.scrollView("shelf") : nil) ?? window.scrollView()
      let speed = Double.random(in: -5000...5000, using: &generator)
      let distance = Double.random(in: -600...600, using: &generator).rounded()
      let seconds = Double.random(in: 0...0.4, using: &generator)
      let id = ViewID.integer(Int.random(in: 0..<rows, using: &generator))
      let end: Edge = axis == .vertical ? .bottom : .trailing
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1: return try window.plan { try scroll.fling(velocity: speed) }
      case 2: return try window.plan { try scroll.drag(by: distance, duration: seconds) }
      case 3:
        return try window.plan {
          try window.scrollView().scrollTo(id: id, anchor: .center, animation: .default)
        }
      case 4: return try window.plan { try window.scrollView().scrollTo(id: id) }
      case 5:
        return try window.plan { try window.scrollView().scrollTo(edge: end, animation: .smooth()) }
      case 6: return try window.plan { try window.resize(width: 300 + speed / 50, height: 400) }
      case 7: return try window.plan { try window.run(seconds: seconds) }
      case 8: return try window.plan { try scroll.stop() }
      default:
        let samples = (0...4).map { number in
          let part = Double(number) / 4
          let position = Point(x: 100 + distance * part, y: 300 - distance * part * part)
          return FingerSample(time: Double(number) * 0.021, position: position)
        }
        return try window.plan { try scroll.replay(samples) }
      }
    }
  }

  private static func play(_ seed: UInt64) throws -> (window: Window, interrupted: Int) {
    var generator = SeededGenerator(seed: seed)
    let scene = try Scene(&generator)
    var left = [8, 8]
    var courses: [Course?] = [nil, nil]
    var interrupted = 0
    repeat {
      for place in courses.indices where courses[place]?.isOver ?? true && left[place] > 0 {
        left[place] -= 1
        if courses[place]?.isInterrupted ?? false { interrupted += 1 }
        courses[place] = try scene.course(&generator)
        try courses[place]?.begin()
      }
      try scene.window.step()
      for course in courses { try course?.frameEnded() }
      try scene.window.check()
    } while courses.contains { !($0?.isOver ?? true) } || left != [0, 0]
    try scene.window.settle()
    try scene.window.check()
    for scroll in scene.window.context.directory.scrolls.nodes {
      #expect(scroll.phase == .idle)
      for track in scroll.tracks {
        #expect(track.travel.motion == nil && track.travel.excess == 0)
        #expect(track.offset >= track.minOffset - 1e-9 && track.offset <= track.maxOffset + 1e-6)
      }
    }
    return (scene.window, interrupted)
  }

  @Test(arguments: Seeds.first(40, long: 600))
  func `two programs close the ledger in each frame, and come to rest`(seed: UInt64) throws {
    let (window, _) = try Self.play(seed)
    let (again, _) = try Self.play(seed)
    #expect(window.trace.events() == again.trace.events())
  }

  @Test func `they interrupt one another`() throws {
    let interrupted = try (1...10).reduce(0) { try $0 + Self.play(UInt64($1)).interrupted }
    #expect(interrupted > 10)
  }
}
