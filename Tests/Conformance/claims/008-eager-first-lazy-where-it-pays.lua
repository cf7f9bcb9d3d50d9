-- Claim 8: a lazy stack pays off when much is out of sight, and saves nothing when nothing is.
-- Fails with `VStack` for `LazyVStack`.
local function bodies(Stack, count)
  local window = Window { width = 390, height = 600,
    ScrollView {
      Stack { spacing = 0,
        ForEach { count, id = "row-%d", function(index)
          return Text("Row " .. index):padding(10)
        end },
      },
    },
  }
  return window.metrics.byView.Text.bodies
end

lab.expectEqual(bodies(VStack, 5), 5, "five rows are all evaluated by an eager stack")
lab.expectEqual(bodies(LazyVStack, 5), 5, "and by a lazy one, which saves nothing")
lab.expectEqual(bodies(VStack, 1000), 1000, "of a thousand, an eager stack evaluates all")
lab.expect(bodies(LazyVStack, 1000) < 20, "a lazy one those in sight and one more")
