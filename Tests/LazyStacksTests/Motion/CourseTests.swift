import LazyTestSupport
import Testing

@testable import LazyStacks

@Suite struct CourseTests {
  private func makeFeed(rows: Int = 200) throws -> (window: Window, scroll: ScrollViewProxy) {
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...rows) { index in Item(height: 50).id(.integer(index)) }
        }
      }
    }
    return (window, try window.scrollView())
  }

  /// Makes frames until all courses are over.
  private func drive(_ window: Window, _ courses: [Course]) throws {
    for course in courses { try course.begin() }
    while courses.contains(where: { !$0.isOver }) {
      try window.step()
      for course in courses where !course.isOver { try course.frameEnded() }
    }
  }

  @Test func `a planned verb makes no frame and does nothing before it begins`() throws {
    let (window, scroll) = try makeFeed()
    let course = try #require(try window.plan { try scroll.fling(velocity: 1000) })
    #expect(window.frame == 1)
    try window.step(3)
    #expect(try scroll.phase() == .idle)
    #expect(course.isOver && course.frames == 0)
    try drive(window, [course])
    #expect(course.frames == 139)
    #expect(abs(try scroll.geometry().contentOffset.y - 494.505) < 1e-3)
  }

  @Test func `a verb that has nothing to do ends as soon as it begins`() throws {
    let (window, _) = try makeFeed()
    let course = try #require(try window.plan { try window.settle() })
    try course.begin()
    #expect(course.isOver && course.frames == 0)
    #expect(window.frame == 1)
  }

  @Test func `what a verb refuses is refused when it is planned or begins`() throws {
    let (window, scroll) = try makeFeed()
    #expect(throws: WindowError.self) {
      try window.plan { try scroll.fling(velocity: .nan) }
    }
    let course = try #require(try window.plan { try scroll.scrollTo(id: .string("none")) })
    #expect(throws: WindowError.self) { try course.begin() }
    #expect(course.isOver)
    // Verbs make their own frames again.
    #expect(try window.step() == 1)
    #expect(window.frame == 2)
  }

  @Test func `of two motions of one view the later goes on, and the other says so`() throws {
    let (window, scroll) = try makeFeed()
    let fling = try #require(try window.plan { try scroll.fling(velocity: 1000) })
    let drag = try #require(try window.plan { try scroll.drag(by: 100, duration: 0.1) })
    try drive(window, [fling, drag])
    #expect(fling.isInterrupted && fling.frames == 1)
    #expect(!drag.isInterrupted && drag.frames == 6)
    #expect(try scroll.geometry().contentOffset.y == 100)
  }

  @Test func `one view is flung while the window is resized and another course waits`() throws {
    let (window, scroll) = try makeFeed()
    let courses = [
      try window.plan { try scroll.fling(velocity: 1000) },
      try window.plan { try window.resize(width: 400, height: 300) },
      try window.plan { try window.run(seconds: 0.5) },
    ].compactMap(\.self)
    try drive(window, courses)
    #expect(courses.map(\.frames) == [139, 1, 30])
    #expect(courses.allSatisfy { !$0.isInterrupted })
    #expect(abs(try scroll.geometry().contentOffset.y - 494.505) < 1e-3)
    #expect(try scroll.geometry().containerSize == Size(width: 400, height: 300))
    try window.check()
  }

  @Test func `a course that is abandoned lifts its finger`() throws {
    let (window, scroll) = try makeFeed()
    let course = try #require(try window.plan { try scroll.drag(by: 500, duration: 1) })
    try course.begin()
    try window.step(5)
    #expect(try scroll.phase() == .interacting)
    course.abandon()
    try window.step()
    #expect(try scroll.phase() == .idle)
    #expect(course.isOver)
  }

  @Test func `what does not come to rest in time is an error, and the course is over`() throws {
    let (window, _) = try makeFeed()
    window.agenda.add(after: 100, as: "something") {}
    let course = try #require(try window.plan { try window.settle(limit: 0.1) })
    try course.begin()
    try window.step(6)
    for _ in 0..<5 { try course.frameEnded() }
    let error = #expect(throws: WindowError.self) { try course.frameEnded() }
    #expect(error == .notSettled(limit: 0.1, what: "something still waits"))
    #expect(course.isOver)
  }
}
