import Testing

@testable import LazyScripting

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("spcing", ["alignment", "spacing"], "spacing"),
    ("hieght", ["width", "height"], "height"),
    ("scrollto", ["drag", "scrollTo"], "scrollTo"),
    ("Lazyvstack", ["LazyHStack", "LazyVStack"], "LazyVStack"),
    ("median", ["mean", "medianOfFirstScreen", "heldMedian"], "medianOfFirstScreen"),
    ("offset", ["contentOffset", "phase"], "contentOffset"),
  ])
  func `the nearest name is suggested`(name: String, names: [String], nearest: String) {
    #expect(Suggestion.nearest(to: name, among: names) == nearest)
  }

  @Test(arguments: [
    ("banana", ["spacing"]), ("", ["abc"]), ("q", []), ("top", ["bottom"]), ("z", ["_", "x"]),
    ("xs", ["x"]), ("size", ["contentSize", "containerSize"]), ("onTap", ["onTapped"]),
  ])
  func `a name that is near nothing has no suggestion`(name: String, names: [String]) {
    #expect(Suggestion.nearest(to: name, among: names) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
    ("kitten", "sitting", 3),
  ])
  func `the distance counts letters and swaps, in both directions`(
    left: String,
    right: String,
    distance: Int
  ) {
    #expect(Suggestion.editDistance(from: Array(left.utf8), to: Array(right.utf8)) == distance)
    #expect(Suggestion.editDistance(from: Array(right.utf8), to: Array(left.utf8)) == distance)
  }
}
