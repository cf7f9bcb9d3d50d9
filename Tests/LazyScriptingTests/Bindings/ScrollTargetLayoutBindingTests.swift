import LazyScripting
import Testing

@Suite struct ScrollTargetLayoutBindingTests {
  @Test func `targets are told, and a finger on a disabled scroll view is an error`() throws {
    let output = try ScriptRun.output(
      of: """
        local function screen(isDisabled)
          return Window { width = 300, height = 200,
            ScrollView {
              VStack { spacing = 0,
                Item { height = 50 }:id("title"):scrollTarget(false),
                LazyVStack { spacing = 0, ForEach { 30, id = "row-%d", height = 50 } }
                  :scrollTargetLayout(),
                Item { height = 50 }:id("end"):scrollTarget(),
              },
            }:onScrollTargetVisibilityChange(function(ids) print(ids) end)
              :scrollDisabled(isDisabled):scrollClipDisabled(),
          }
        end
        print(screen(false):scrollView():visibleTargets(1))
        print(pcall(function() screen(true):scrollView():fling { velocity = 100 } end))
        """
    )
    let lines = output.split(separator: "\n")
    #expect(lines[0] == "row-1, row-2, row-3")
    #expect(lines[1] == "row-1, row-2, row-3")
    #expect(lines.last?.contains("fling does nothing to a scroll view in :scrollDisabled") == true)
  }

  @Test(arguments: ["scrollTarget", "scrollTargetLayout", "scrollDisabled", "scrollClipDisabled"])
  func `a flag is true or false`(name: String) throws {
    let message = try ScriptRun.message(of: "LazyVStack {}:\(name)(3)")
    #expect(message == "flag of :\(name) is true or false, got 3")
  }
}
