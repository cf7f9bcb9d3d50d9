import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ExpectationBindingTests {
  @Test func `expectations that are met are counted`() throws {
    let run = try ScriptRun(
      """
      lab.expect(true, "yes")
      lab.expect(0)
      lab.expectEqual(1, 1.0)
      lab.expectEqual({ 1, { a = 2 } }, { 1, { a = 2 } })
      lab.expectEqual("x", "x")
      local window = Window { width = 9, height = 9, ScrollView { LazyVStack { ForEach { 3, \
      height = 5 } } } }
      lab.expectEqual(window:scrollView().visibleIDs, { 1 })
      lab.expectEqual(window:scrollView().contentOffset, window:scrollView().contentOffset)
      lab.expectNear(1.0, 1.05, 0.1)
      """
    )
    #expect(run.error == nil)
    #expect(run.session.expectations.checked == 8)
    #expect(run.session.expectations.failures.isEmpty)
  }

  @Test func `expectations that are not met say where and what came`() throws {
    let run = try ScriptRun(
      """
      lab.expect(nil, "a value")
      lab.expectEqual({ 1, b = "x" }, { 2 }, "the table")
      lab.expectEqual(1, "1")
      print(lab.expectNear(2, 1, 0.5, "near"))
      lab.expectNear(nil, 1, 0.5)
      """
    )
    #expect(run.error == nil)
    #expect(run.printed == "false")
    #expect(
      run.session.expectations.failures.map { "\($0.line) \($0.message)" } == [
        "1 a value: got nil",
        "2 the table: got { 1, b = \"x\" }, expected { 2 }; they differ at [1]: 1 and 2",
        "3 got 1, expected \"1\"",
        "4 near: got 2, expected 1.0 within 0.5",
        "5 got nil, expected 1.0 within 0.5",
      ]
    )
  }
}
