import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct CustomAnimationTests {
  /// Waits, goes half of the way, and is there at once after a second.
  private struct Steps: CustomAnimation {
    var half = 0.5
    func progress(at time: Double) -> Double? {
      if time < half { return 0 }
      return time < 1 ? 0.5 : nil
    }
  }

  private struct Broken: CustomAnimation {
    func progress(at time: Double) -> Double? { .nan }
  }

  private static func window() throws -> Window {
    try Window(width: 300, height: 400) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...100) { _ in Item(height: 50) } } }
    }
  }

  @Test func `a scroll follows an animation of one's own, and ends with it`() throws {
    let window = try Self.window()
    let scroll = try window.scrollView()
    let course = try #require(
      try window.plan { try scroll.scrollTo(y: 1_000, animation: Animation(Steps())) }
    )
    try course.begin()
    var offsets: [Double] = []
    while !course.isOver {
      try window.step()
      try course.frameEnded()
      offsets.append(try scroll.geometry().contentOffset.y)
    }
    #expect(Array(Set(offsets)).sorted() == [0, 500, 1_000])
    #expect(offsets == offsets.sorted())
    #expect(offsets.count == 60)
    #expect(try scroll.phase() == .idle)
  }

  @Test func `what is not a number is the end of the way`() throws {
    let window = try Self.window()
    let scroll = try window.scrollView()
    #expect(try scroll.scrollTo(y: 1_000, animation: Animation(Broken())) == 1)
    #expect(try scroll.geometry().contentOffset.y == 1_000)
  }

  @Test func `animations of one's own are equal if their types and values are`() {
    #expect(Animation(Steps()) == Animation(Steps()))
    #expect(Animation(Steps()) != Animation(Steps(half: 0.25)))
    #expect(Animation(Steps()) != Animation(Broken()))
    #expect(Animation(Steps()) != .default)
    #expect(Animation(Steps()).hashValue == Animation(Steps()).hashValue)
  }
}
