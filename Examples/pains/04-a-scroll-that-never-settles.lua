-- Pain 4: an animated scrollTo that never settles.
--
-- Rows that change their length each time they appear move the target while it is scrolled to, and a
-- layout that waits for everything to agree would hang. Here the target is estimated anew in each
-- frame (R14), the animation has a fixed duration, and the passes of a frame are limited (P14); at
-- the limit a diagnostic names the callbacks. Each line scrolls to row 300 of 400 with an animation
-- and prints the number of frames, how often and how far the target jumped, and the landing error.
--
--   lazylab run --events none Examples/pains/04-a-scroll-that-never-settles.lua

local function run(name, row)
  local Row = View "Row" { parameters = { "index" }, state = { height = 40 }, body = row }
  local window = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0, ForEach { 400, id = "row-%d", function(index)
      return Row { index = index }
    end } } },
  }
  local feed = window:scrollView()
  local fine, frames = pcall(feed.scrollTo, feed, { id = "row-300", anchor = "top", animation = true })
  local jumps, sum, last = 0, 0, nil
  for event in window.trace:events { kind = "target" } do
    local jump = last and math.abs(event.offset - last) or 0
    if jump > 0.01 then jumps, sum = jumps + 1, sum + jump end
    last = event.offset
  end
  print(string.format("%-26s %6s %6d %9.1f %8.1f", name, fine and frames or "error", jumps, sum,
    window.metrics.landingError))
  for event in window.trace:events { kind = "diagnostic" } do
    print("  " .. event.code .. ": " .. event.message)
    break
  end
  local rests, reason = pcall(window.settle, window, 5)
  if not rests then print("  settle: " .. reason:gsub("^.-:%d+: ", "")) end
  window:check()
end

print("rows that                  frames  jumps    points  landing")
run("stay as they are", function(self) return Item { height = 40 } end)
run("grow once on appearing", function(self)
  return Item { height = self.state.height }
    :onAppear(function() self.state.height = 120 end)
end)
run("toggle on each appearing", function(self)
  return Item { height = self.state.height }
    :onAppear(function() self.state.height = self.state.height == 40 and 120 or 40 end)
end)
run("follow their own size", function(self)
  return Item { height = self.state.height }
    :onGeometryChange { of = function(geometry) return geometry.size.height end,
      function(height) self.state.height = height == 40 and 60 or 40 end }
end)

print [[

Every scroll ends, after the time that its animation takes. What hangs is never the scroll but a layout
that feeds itself: the last rows change whenever they are measured, which the limit of passes ends.
Give a row its length before it appears.]]
