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

  private func explain(_ window: Window, _ frames: ClosedRange<Int>? = nil) -> String {
    Explanation.text(window.trace.events(), frames: frames)
  }

  @Test func `a correction names the row that was measured, and that nothing in sight moved`()
    throws
  {
    let (window, scroll) = try list()
    try scroll.scrollTo(id: "row-81", anchor: .top)
    try scroll.drag(by: -150)
    #expect(
      explain(window) == """
        Frame 3, at 0.0333 s
          The content offset went from 4727.2727 to 6912.5:
            −150        A finger moved the content.
            +2335.2273  row-80 turned out to be 150 points long, so the space before what is \
        visible is guessed anew.
                        Nothing in sight moved: the stack changed its positions and the offset \
        together.
          The content is taken to be 9000 points long, a guess; it was 6660.6061.
        """
    )
  }

  @Test func `a jump of the program and the end of the content are said as such`() throws {
    let (window, scroll) = try list()
    try scroll.scrollTo(id: "row-20")
    #expect(explain(window).contains("The program scrolled to row-20."))
    try scroll.drag(by: -1_000_000)
    #expect(explain(window).contains("The content ends there"))
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
      explain(window).contains(
        "row-3, row-4 moved by +30, though nobody moved them: row-2 is 80 points long and was 50."
      )
    )
  }

  @Test func `a row that lost its state while it was away is said to have lost it`() throws {
    var isLoaded = false
    let window = try Window(width: 390, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...200, id: IDFormat("row-%d")) { index in
            Item(width: .flexible, height: .computed { _ in index == 1 && isLoaded ? 300 : 50 })
          }
        }
      }
    }
    let scroll = try window.scrollView()
    for _ in 1...40 { try scroll.drag(by: 60) }
    isLoaded = true
    for _ in 1...40 { try scroll.drag(by: -60) }
    let last = window.frame
    #expect(explain(window, 1...last).contains("row-1 is 300 points long and was 50 (its view was"))
  }

  @Test func `frames without movement, not made yet and not kept any more are told apart`() throws {
    let (window, _) = try list()
    try window.step(3)
    #expect(
      explain(window, 2...3) == """
        In frames 2 to 3 no content offset changed and nothing in sight moved by itself.
        """
    )
    #expect(explain(window, 9...9) == "There is no frame 9 yet; the last one is 4.")
    #expect(Explanation.text([]) == "There are no frames yet.")
  }

  private struct Row: Equatable {
    var id: Int
    var height: Double
  }
}
