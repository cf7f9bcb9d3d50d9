-- Claim 137: a row counts with its first measured length; if it changes, what follows moves.
-- Fails with `self.state.height = 100` for `self.state.height = 140`.
local Row = View "Row" { parameters = { "index" }, state = { height = 100 },
  body = function(self)
    return Item { height = self.state.height }:task(function()
      if self.index ~= 3 then return end
      wait(0.1)
      self.state.height = 140
    end)
  end,
}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", function(i) return Row { index = i } end } },
  },
}
local function places()
  local found = {}
  for i = 2, 5 do found[i] = window:node("row-" .. i).frame.y end
  return found
end
local before = places()
window:run(0.2)
local after = places()
for i = 2, 5 do
  lab.expectEqual(after[i] - before[i], i > 3 and 40.0 or 0.0, "row " .. i .. " moved")
end
local pushed, sizes = {}, 0
for event in window.trace:events { kind = "moved" } do
  if event.by == 40 then pushed[#pushed + 1] = event.id end
end
for event in window.trace:events { kind = "contentSize", first = 2 } do sizes = sizes + 1 end
lab.expectEqual(pushed[1], "row-4", "the first that is pushed is the one below")
lab.expectEqual(sizes, 1, "the content got another size once")
