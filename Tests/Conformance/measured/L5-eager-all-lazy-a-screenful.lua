-- L5: 50 to 100 rows of a transcript
-- Source: https://github.com/vellum-ai/vellum-assistant/pull/30693
-- System: macOS, May 2026
-- Reported: an eager stack measures all, a lazy one about 15 to 20
-- Verdict: same
-- Fails with `VStack` for `LazyVStack`.
local function appeared(Stack, count)
  local window = Window { width = 760, height = 900,
    ScrollView {
      Stack { spacing = 8,
        ForEach { count, id = "row-%d",
          height = function(index) return lab.noise(index, 24, 80) end },
      },
    },
  }
  return window.metrics.appears
end

local eager, lazy, few = appeared(VStack, 100), appeared(LazyVStack, 100), appeared(LazyVStack, 50)
print(eager .. " of 100; lazy " .. lazy .. " of 100 and " .. few .. " of 50")
lab.expectEqual(eager, 100)
lab.expect(lazy >= 15 and lazy <= 20)
lab.expectEqual(few, lazy)
