-- Pain 18: a layout that feeds itself takes all the time there is.
--
-- A title above a list hands its height up as a preference, and the app writes that into a state on
-- which the height depends. With a gain below 1 it comes to rest; with 1 it never does, and the frame
-- gives up after 10 passes and names what looped. In each pass the stack places its rows again, which
-- asks for their ids: ids that take long to compute make all of it slower. Each line says what the
-- first frame cost. In the last one the title does not ask what it got, but says what it needs.
--
--   lazylab run --events none Examples/pains/18-a-layout-that-feeds-itself.lua

local function run(name, gain)
  local ids = 0
  local Title = View "Title" { parameters = { "height" },
    body = function(self)
      return Item { height = self.height }:preference("height", self.height)
    end,
  }
  local Feed = View "Feed" { state = { height = 0 },
    body = function(self)
      return ScrollView {
        LazyVStack { spacing = 0,
          Title { height = 20 + gain * self.state.height },
          ForEach { 300, height = 40, id = function(_, index)
            ids = ids + 1
            return "row-" .. index
          end },
        },
      }:onPreferenceChange("height", function(heights)
        if gain > 0 then self.state.height = math.floor(heights[1]) end
      end)
    end,
  }
  local window = Window { width = 390, height = 600, Feed {}:id("feed") }
  local passes = 0
  for event in window.trace:events { kind = "frame" } do passes = passes + event.passes end
  print(string.format("%-24s %6d %7d %12d", name, passes, window.metrics.byView.Feed.bodies, ids))
  for event in window.trace:events { kind = "diagnostic" } do print("  " .. event.message) end
  return window
end

print("                         passes  bodies  ids computed")
run("gain 0.5", 0.5)
run("gain 1", 1)
run("not fed back", 0)
