-- O1: a page keeps the frames of its rows in a state that its body reads, and is scrolled
-- Source: https://github.com/robinebers/openusage/issues/1111 and 1136
-- System: macOS, August 2026
-- Reported: the page is evaluated 32 times in 31 frames, once when it keeps none
-- Verdict: same, to the number; the first frame has two passes
-- Fails without `self.state.frames[index] = y`.
local function evaluated(keepsFrames)
  local Page = View "Page" { state = { frames = {} },
    body = function(self)
      local below = 0
      for _, y in pairs(keepsFrames and self.state.frames or {}) do below = math.max(below, y) end
      return ScrollView {
        LazyVStack { spacing = 0,
          ForEach { 200, id = "row-%d", function(index)
            return Item { height = 60 }:onGeometryChange {
              of = function(geometry) return geometry.frameInScrollView.y end,
              function(y) self.state.frames[index] = y end,
            }
          end },
        },
      }
    end,
  }
  local window = Window { width = 390, height = 600, Page {} }
  window:scrollView():drag { by = 600, duration = 0.5 }
  lab.expectEqual(window.frame, 31, "frames")
  return window.metrics.byView.Page.bodies
end

local kept, none = evaluated(true), evaluated(false)
print(kept .. " times in 31 frames, " .. none .. " when it keeps none")
lab.expectEqual(kept, 32)
lab.expectEqual(none, 1)
