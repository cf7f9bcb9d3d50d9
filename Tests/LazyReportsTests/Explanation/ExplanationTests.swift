import LazyReports
import LazyStacks
import Testing

/// What `window:explain()` says about jumps.
@Suite struct ExplanationTests {
  /// Ten rows of 50 points, then ninety of 150 (vector D4).
  private func list() throws -> (window: Window, scroll: ScrollViewProxy) {
    let window = try Window(width: 390, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...100, id: IDFormat("row-%d")) { Item(height: $0 <= 10 ? 50 : 150) }
        }
      }
    }
    return (window, try window.scrollView())
  }

  private func explain(_ window: Window, _ frames: ClosedRange<Int>? = nil) throws -> String {
    try Explanation.text(of: window.trace.events(), frames: frames)
  }

  @Test func `the words of a correction have the numbers of vector D4`() throws {
    let (window, scroll) = try list()
    try scroll.scrollTo(id: "row-81", anchor: .top)
    try scroll.drag(by: -150)
    let text = try explain(window)
    for words in [
      "went from 4727.2727 to 6912.5:",
      "−150        A finger moved the content.",
      "+2335.2273  row-80 turned out to be 150 points long; among those before what is in sight",
      "A row whose length is not known is now taken to be 87.5 points long",
      "So the 79 rows before what is in sight count 79 × 87.5 = 6912.5 points; 4577.2727",
      "The content is taken to be 9000 points long, a guess; it was 6660.6061.",
    ] {
      #expect(text.contains(words))
    }
  }

  @Test func `a jump of the program and the end of the content are said as such`() throws {
    let (window, scroll) = try list()
    try scroll.scrollTo(id: "row-20")
    #expect(try explain(window).contains("The program scrolled to row-20."))
    try scroll.scrollTo(offset: -1_000_000)
    #expect(
      try explain(window).contains("The content begins after that: the offset is 0 at least.")
    )
    let first = window.frame + 1
    try scroll.drag(by: -1_000_000)
    let pulled = try Explanation.text(of: window.trace, frames: first...first)
    #expect(
      pulled.contains("The content begins there: beyond that it follows a finger only in part.")
    )
  }

  @Test func `rows that a row above pushed are named with what it was and is`() throws {
    let source = CollectionElements(
      (1...20).map { Row(id: $0, height: 50) },
      id: { .string("row-\($0.id)") },
      content: { Item(height: $0.height).content }
    )
    let window = try Window(width: 390, height: 200) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(source) } }
    }
    try window.update { source.elements[1].height = 80 }
    #expect(
      try explain(window).contains(
        "row-3, row-4 moved by +30, though nobody moved them: row-2 is 80 points long and was 50."
      )
    )
    try window.update { source.elements[1].height = 81 }
    #expect(try explain(window).contains("row-2 is 81 points long and was 80."))
  }

  @Test func `lost state is told of the length before it, and not of those that follow`() throws {
    var height = 50.0
    let window = try Window(width: 390, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...200, id: IDFormat("row-%d")) { index in
            Item(width: .flexible, height: .computed { _ in index == 1 ? height : 50 })
          }
        }
      }
    }
    let scroll = try window.scrollView()
    let lost = "(its view was given up"
    for _ in 1...40 { try scroll.drag(by: 60) }
    height = 300
    for _ in 1...40 { try scroll.drag(by: -60) }
    #expect(try explain(window).contains("row-1 is 300 points long and was 50 \(lost)"))
    try scroll.drag(by: 500)
    height = 310
    try scroll.drag(by: -500)
    #expect(try explain(window).contains("row-1 is 310 points long and was 300."))
  }

  @Test func `frames whose events are gone are named before those that are explained`() throws {
    var configuration = WindowConfiguration(width: 390, height: 600)
    configuration.traceLimit = 12
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...100) { _ in Item(height: 50) } } }
    }
    for _ in 1...9 { try window.scrollView().drag(by: 1) }
    let first = try #require(window.trace.events().first?.frame)
    #expect(
      try explain(window, 1...2).hasPrefix("The events of frames 1 to 2 are not kept any more;")
    )
    let text = try explain(window, 1...window.frame)
    #expect(text.hasPrefix("The events of frames 1 to \(first - 1) are not kept any more.\nFrame "))
  }

  @Test func `a size that data changed is not put down to what left the screen`() throws {
    let source = CollectionElements(
      (1...60).map { Row(id: $0, height: 50) },
      id: { .string("row-\($0.id)") },
      content: { Item(height: $0.height).content }
    )
    let window = try Window(width: 200, height: 300) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(source) } }
    }
    try window.update { source.elements.insert(Row(id: 0, height: 50), at: 1) }
    #expect(window.trace.events().contains { $0.frame == window.frame && $0.kind == .remove })
    #expect(
      try explain(window, window.frame...window.frame).contains("points long, a guess; it was")
    )
    #expect(try !explain(window, window.frame...window.frame).contains("guessed again"))
  }

  @Test func `a trace that keeps nothing is said to keep nothing`() throws {
    var configuration = WindowConfiguration(width: 390, height: 600)
    configuration.traceLimit = 0
    let window = try Window(configuration) {
      ScrollView { LazyVStack { ForEach(1...100) { _ in Item(height: 50) } } }
    }
    try window.scrollView().drag(by: 10)
    for frames in [nil, 1...1] {
      #expect(
        try Explanation.text(of: window.trace, frames: frames)
          == "No events are kept, as traceLimit is 0."
      )
    }
  }

  @Test func `a size that changes with what is in sight alone is explained when asked for`() throws
  {
    let window = try Window(width: 390, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...100) { Item(height: $0 == 28 ? 90 : 50) } }
      }
    }
    let scroll = try window.scrollView()
    for distance in [1_000.0, 200, 200, -100, -200, -200, -200] { try scroll.drag(by: distance) }
    let sentence = "What left the screen is guessed again, and what came into it counts as it is."
    let explained = try (1...window.frame).map { try explain(window, $0...$0) }
    #expect(explained.contains { $0.contains(sentence) })
    for event in window.trace.events() where event.kind == .contentSize {
      #expect(explained[event.frame - 1].contains("is taken to be"))
    }
  }

  @Test func `frames without movement, not made yet and not kept any more are told apart`() throws {
    let (window, _) = try list()
    try window.step(3)
    #expect(
      try explain(window, 2...3) == """
        In frames 2 to 3 no content offset changed, and nothing in sight moved by itself.
        """
    )
    #expect(try explain(window, 9...9) == "There is no frame 9 yet; the last one is 4.")
    #expect(try Explanation.text(of: []) == "There are no frames yet.")
  }

  private struct Row: Equatable {
    var id: Int
    var height: Double
  }
}
