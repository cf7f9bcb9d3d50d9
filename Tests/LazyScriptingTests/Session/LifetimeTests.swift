import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct LifetimeTests {
  private final class Sentinel {}

  @Test func `a session lets go of everything when it ends`() throws {
    weak var session: LabSession?
    weak var window: Window?
    weak var sentinel: Sentinel?
    do {
      let held = Sentinel()
      sentinel = held
      let made = try LabSession(output: { _ in _ = held })
      session = made
      try made.run(
        source: """
          local Row = View "Row" { parameters = { "n", "view" }, body = function(self)
            return self.view:onAppear(function() Last = self end)
          end }
          local view = ScrollView { LazyVStack { ForEach(100, function(i)
            return Row { n = i, view = Item { height = 30 } }
          end) } }:onScrollGeometryChange {
            of = function(geometry) return geometry.contentOffset end, function(new) Kept = new \
            end }
            :onScrollTargetVisibilityChange(function(ids) Ids = ids end)
          Made = Window { width = 100, height = 100, view }
          Feed = Made:scrollView()
          Feed:drag { by = 100 }
          Made:update(function() Events = Made.trace:events {} end)
          """,
        name: "test.lua"
      )
      window = made.windows.first?.window
      #expect(window != nil)
    }
    #expect(session == nil)
    #expect(window == nil)
    #expect(sentinel == nil)
  }

  @Test func `a window that the script let go of is gone after a collection`() throws {
    let session = try LabSession(output: { _ in })
    try session.run(
      source: """
        for i = 1, 10 do
          Window { width = 10, height = 10, ScrollView { LazyVStack { ForEach { 5, height = 9 } \
          } } }
        end
        collectgarbage() collectgarbage()
        """,
      name: "test.lua"
    )
    #expect(session.windows.count <= 2)
  }
}
