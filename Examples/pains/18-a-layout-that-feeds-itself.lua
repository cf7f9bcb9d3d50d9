-- Pain 18: a layout that feeds itself takes all the time there is.
--
-- A view writes its own measured size into a state on which that size depends. With a gain below 1
-- it comes to rest; with 1 it never does, and the frame gives up after 10 passes and names the view
-- that looped.
--
--   lazylab run --events none Examples/pains/18-a-layout-that-feeds-itself.lua

for _, gain in ipairs { 0.5, 1 } do
  local Fed = View "Fed" { state = { height = 0 },
    body = function(self)
      return Item { height = 100 + gain * self.state.height }:onGeometryChange {
        of = function(geometry) return geometry.size.height end,
        function(height) self.state.height = math.floor(height) end,
      }
    end,
  }
  local window = Window { width = 390, height = 600, VStack { Fed {}:id("fed") } }
  print("gain " .. gain .. ": " .. window.metrics.byView.Fed.bodies
    .. " bodies in the first frame, " .. window:node("fed").frame.height .. " points")
  for event in window.trace:events { kind = "diagnostic" } do print("  " .. event.message) end
end
