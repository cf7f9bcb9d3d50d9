import LazyStacks
import Testing

@testable import LazyLabCLI

@Suite struct KindListTests {
  @Test(arguments: [
    ("visible", [Event.Kind.visible]), ("offset,visible", [.offset, .visible]),
    ("offset, offset", [.offset]), ("init", [.initialize]),
  ])
  func `a list names kinds as events are printed`(text: String, kinds: [Event.Kind]) throws {
    #expect(try KindList(parsing: text).kinds == kinds)
  }

  @Test func `all is every kind`() throws {
    #expect(try KindList(parsing: "all").kinds == Event.Kind.builtIn)
  }

  @Test(arguments: [
    ("visbile", "visible"), ("Offset", "offset"), ("contentsize", "contentSize"),
    ("dissapear", "disappear"), ("xyz", nil), ("", nil),
  ])
  func `the nearest name is suggested if it is near`(word: String, name: String?) {
    #expect(Suggestion.nearest(to: word, among: Event.Kind.builtIn.map(\.name)) == name)
  }
}
