import LazyReports
import Testing

@testable import LazyStacks

@Suite struct FoldedIDsTests {
  @Test(
    arguments: [
      ([], "(none)"),
      (["row-1"], "row-1"),
      (["row-1", "row-2", "row-3", "row-4"], "row-1, row-2, row-3, row-4"),
      (["row-1", "row-2", "row-3", "row-4", "row-5"], "row-1 … row-5"),
      (["head", "row-8", "row-9", "row-10", "row-11", "row-12", "x"], "head, row-8 … row-12, x"),
      (["a1", "a2", "a3", "a4", "b5", "b6"], "a1, a2, a3, a4, b5, b6"),
      (["r09", "r10", "r11", "r12", "r13"], "r09 … r13"),
      (["r9", "r010", "r011", "r012", "r013"], "r9, r010, r011, r012, r013"),
      (["r5", "r4", "r3", "r2", "r1"], "r5, r4, r3, r2, r1"),
      (["99999999999999999999", "row"], "\"99999999999999999999\", row"),
    ] as [([ViewID], String)]
  )
  func `consecutive ids are folded when there are more than four`(ids: [ViewID], text: String) {
    #expect(FoldedIDs.text(of: ids) == text)
  }

  @Test func `whole numbers are folded, also below zero`() {
    #expect(FoldedIDs.text(of: [-2, -1, 0, 1, 2]) == "-2 … 2")
    #expect(FoldedIDs.text(of: [.number(0.5), .number(1.5), .boolean(true)]) == "0.5, 1.5, true")
    #expect(FoldedIDs.text(of: [.integer(.max), .integer(.min)]).contains(" … ") == false)
  }

  @Test func `a number and a text with the same digits differ`() {
    let mixed: [ViewID] = [1, 2, 3, "4", "5", "6"]
    #expect(FoldedIDs.text(of: mixed) == "1, 2, 3, \"4\", \"5\", \"6\"")
  }

  @Test(arguments: [
    ("", "\"\""), ("true", "\"true\""), ("1.0", "\"1.0\""), ("a, b", "\"a, b\""), (" a", "\" a\""),
    ("Überschrift 1", "Überschrift 1"), ("a\nb\u{1b}[2J", "a\\nb\\u{1b}[2J"),
  ])
  func `a text stays on its line and is quoted where it misleads`(id: String, text: String) {
    #expect(FoldedIDs.text(of: .string(id)) == text)
  }
}
