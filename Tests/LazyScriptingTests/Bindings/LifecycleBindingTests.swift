import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct LifecycleBindingTests {
  @Test func `views tell when they appear and disappear`() throws {
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(10, function(i)
          return Item { height = 60 }:onAppear(function() print("+", i) end)
            :onDisappear(function() print("-", i) end)
        end) } } }
      window:scrollView():drag { by = 60 }
      """
    try expectOutput(of: script, "+\t1\n+\t2\n+\t3\n-\t1")
  }
}
