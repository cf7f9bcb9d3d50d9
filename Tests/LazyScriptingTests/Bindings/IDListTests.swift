import LazyStacks
import LazyTestSupport
import Testing

@testable import LazyScripting

@Suite(.leavesNothing) struct IDListTests {
  @Test func `a list of ids is an array that prints itself and knows what it contains`() throws {
    let script =
      Scripts.feed + """

        local ids = feed.visibleIDs
        print(#ids, ids[1], ids[6], ids:contains("row-5"), ids:contains("row-6"), ids == \
        feed.visibleIDs)
        for index, id in ipairs(ids) do io = id end
        print(table.concat(ids, " ", 1, 2))
        print(pcall(function() return ids.contans end))
        print(pcall(function() ids[9] = 1 end))
        """
    try expectOutput(
      of: script,
      """
      5\trow-1\tnil\ttrue\tfalse\ttrue
      row-1 row-2
      false\ttest.lua:8: a list of ids has no 'contans'; did you mean 'contains'?
      false\ttest.lua:9: a list of ids can only be read
      """
    )
  }

  private static let lists: [(ids: [ViewID], text: String)] = [
    ([], "none"), (["a"], "a"), ([1, 2, 3], "1, 2, 3"), ([1, 2, 3, 4], "1, 2, 3, 4"),
    ([1, 2, 3, 4, 5], "1 … 5"),
    (["row-8", "row-9", "row-10", "row-11", "row-12", "end"], "row-8 … row-12, end"),
    (["", "5", "a, b"], "\"\", \"5\", \"a, b\""),
    ([1, 3, 5, 7], "1, 3, 5, 7"), (["a1", "b2", "c3", "d4"], "a1, b2, c3, d4"),
  ]

  @Test(arguments: lists)
  func `runs of consecutive ids are folded`(ids: [ViewID], text: String) {
    #expect(IDText.list(ids) == text)
  }
}
