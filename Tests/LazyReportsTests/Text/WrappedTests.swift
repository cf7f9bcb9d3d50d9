import LazyReports
import Testing

/// Text for terminals.
@Suite struct WrappedTests {
  @Test func `lines are broken between words, and what follows is indented`() {
    let text = "  one two three four\nfive"
    #expect(text.wrapped(to: nil) == text)
    #expect(text.wrapped(to: 12, atLeast: 1) == "  one two\n    three\n    four\nfive")
    #expect(text.wrapped(to: 20, atLeast: 1) == text)
    #expect(text.wrapped(to: 12) == text)
  }

  @Test func `a word that is longer than a line stays whole`() {
    #expect("a bcdefghijkl m".wrapped(to: 6, atLeast: 1) == "a\n  bcdefghijkl\n  m")
  }

  @Test func `parts are kept together`() {
    #expect(["a 1", "b 2", "c 3"].filled(to: 8, between: "  ") == ["a 1  b 2", "  c 3"])
    #expect(["a 1", "b 2"].filled(to: nil, between: "  ") == ["a 1  b 2"])
  }
}
