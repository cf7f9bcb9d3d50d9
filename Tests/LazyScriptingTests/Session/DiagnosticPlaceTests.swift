import LazyScripting
import LazyStacks
import Testing

/// The trace that contains a diagnostic of the session.
@Suite struct DiagnosticPlaceTests {
  private func codes(_ run: ScriptRun) -> [Diagnostic.Code] {
    run.events.compactMap { event in
      guard case .diagnostic(let diagnostic) = event.detail else { return nil }
      return diagnostic.code
    }
  }

  @Test func `a view that is used nowhere is told in the trace of the window that is made`() throws
  {
    let run = try ScriptRun(
      """
      local Row = View "Row" { body = function(self)
        Item { height = 3 }
        return Item { height = 4 }
      end }
      local window = Window { width = 30, height = 30, Row {} }
      print(window.metrics.diagnostics)
      """
    )
    #expect(run.printed == "1")
    #expect(codes(run) == [.unusedView])
    #expect(run.session.diagnostics == [])
  }

  @Test func `what a window that fails has found is told by the session`() throws {
    let run = try ScriptRun(
      """
      local Row = View "Row" { body = function(self) Item { height = 3 } return EmptyView() end }
      Window { width = 30, height = 30, function()
        return Row {}, Item { height = function() error "x" end }
      end }
      """
    )
    #expect(run.error != nil)
    #expect(run.session.diagnostics.map(\.code) == [.unusedView])
  }

  @Test func `a name that is hidden is told in the trace of the window made last`() throws {
    let window = "window = Window { width = 30, height = 30, Item { height = 3 } } "
    #expect(try codes(ScriptRun(window + "VStack = 3")) == [.hiddenName])
    let closed = try ScriptRun(window + "window:close() VStack = 3")
    #expect(codes(closed) == [])
    #expect(closed.session.diagnostics.map(\.code) == [.hiddenName])
  }
}
