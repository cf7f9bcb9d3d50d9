-- Claim 117: a task starts when its view appears, and ends when the view leaves.
-- Fails with `0` for `60`.
local loaded = 0
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", function()
        return Item { height = 100 }:task(function()
          wait(60)
          loaded = loaded + 1
        end)
      end },
    },
  },
}
local function frames(kind)
  local found = {}
  for event in window.trace:events { kind = kind, id = "row-2" } do
    found[#found + 1] = event.frame
  end
  return found
end
lab.expectEqual(frames("appear"), { 1 }, "row 2 appears at once")
lab.expectEqual(frames("task.start"), { 1 }, "its task starts in the frame of the appearance")
lab.expectEqual(frames("task.cancel"), {}, "and goes on")
window:scrollView():drag { by = 1000 }
lab.expectEqual(frames("disappear"), { window.frame }, "the drag takes the row away")
lab.expectEqual(frames("task.cancel"), { window.frame }, "which ends the task in the same frame")
window:step(10)
lab.expectEqual(loaded, 0, "nothing was loaded")
