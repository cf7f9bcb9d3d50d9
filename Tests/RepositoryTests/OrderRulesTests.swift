import RepositoryReading
import Testing

@testable import Rules

@Suite struct OrderRulesTests {
  private func violations(in text: String, beside other: String = "") -> [String] {
    let files = [
      RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text),
      RepositoryFile(path: "Sources/LazyStacks/B.swift", text: other),
    ]
    return OrderRules.violations(in: files, allowing: [])
  }

  @Test(arguments: [
    "for (id, place) in places {", "for place in places.values where place > 0 {",
    "for place in self.places.keys", "let all = places.map { $0 }", "let first = places.keys.first",
    "let all = Array(places)", "let most = places.max { $0.value < $1.value }",
    "let sum = places.values.lazy.filter { $0 > 0 }",
  ])
  func `an order of a dictionary is found`(use: String) {
    let text =
      "struct A {\n  private var places: [ViewID: Int] = [:]\n  func f() {\n    \(use)\n  }\n}"
    #expect(violations(in: text) == ["Sources/LazyStacks/A.swift:4: places"])
  }

  @Test(arguments: [
    "for id in places.keys.sorted() {", "let least = places.values.min()",
    "let all = Set(places.map { $0 })", "let some = places.contains { $0.value > 0 }",
    "let place = places[id] ?? 0", "let places: [Int] = []\n    for place in places {",
    "let all = places.map { $0.key }\n      .sorted()", "// for place in places {",
  ])
  func `what has no order, or another one, is let through`(use: String) {
    let text =
      "struct A {\n  private var places: [ViewID: Int] = [:]\n  func f() {\n    \(use)\n  }\n}"
    #expect(violations(in: text) == [])
  }

  @Test(arguments: [
    "func f(_ seen: Set<ViewID>) {\n    for id in seen {",
    "func f() {\n    let seen = Set(ids)\n    for id in seen {",
    "func f() {\n    var seen: Set<ViewID> = []\n    for id in seen {",
  ])
  func `a parameter and a variable are known in their function`(function: String) {
    let text = "struct A {\n  \(function)\n    }\n  }\n  func g() {\n    for id in seen {}\n  }\n}"
    #expect(violations(in: text).count == 1)
  }

  @Test func `a member of something else is known by its name`() {
    let other = "struct Sight {\n  var shorter: [Axis: Double] = [:]\n  let wider: Set<Axis>\n}"
    let text = """
      struct A {
        var shorter: Double
        func f() {
          for (axis, length) in sight.shorter
          where length > 0 {}
          for axis in sight.wider {}
        }
      }
      """
    #expect(violations(in: text, beside: other).count == 2)
  }

  @Test func `an allowance that nothing needs is found`() {
    let allowance = OrderRules.Allowance(file: "LazyStacks/A.swift", name: "a", reason: "none")
    #expect(OrderRules.violations(in: [], allowing: [allowance]).count == 1)
  }
}
