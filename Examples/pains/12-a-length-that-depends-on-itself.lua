-- Pain 12: a lazy stack without a scroll view, in a container that takes its size from it, flickers
-- between two lengths.
--
-- The container asks how long the stack is. The stack knows the rows in sight and assumes that the
-- others are like them. The container makes itself that long, which moves the stack. Now other rows
-- are in sight, with another mean, and so the answer changes. lazylab lays out again until the
-- length stays the same; if an earlier length comes back, it reports that and stops.
--
--   lazylab run --events none Examples/pains/12-a-length-that-depends-on-itself.lua

local function rows(count, seed)
  return LazyVStack { spacing = 0,
    ForEach { count, height = function(index) return lab.noise(seed * 1000 + index, 5, 400) end },
  }
end

local function report(name, window)
  local said = "the length settled"
  for event in window.trace:events { kind = "diagnostic" } do
    said = event.code .. ": " .. event.message
  end
  print(name)
  print("  " .. window.metrics.bodies .. " bodies, " .. window.metrics.measures .. " measurements")
  print("  " .. said)
end

report("in the middle of the window, as long as it says it is",
  Window { width = 390, height = 600, rows(28, 23) })
report("the remedy: a scroll view, which does not ask its content how long it is",
  Window { width = 390, height = 600, ScrollView { rows(28, 23) } })
report("rows of one length have one mean, wherever they are seen",
  Window { width = 390, height = 600, LazyVStack { ForEach { 28, height = 60 } } })
