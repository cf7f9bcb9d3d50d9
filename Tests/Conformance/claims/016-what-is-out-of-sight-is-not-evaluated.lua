-- Claim 16: views outside the visible rect are neither evaluated nor rendered.
-- Fails with `VStack` for `LazyVStack`.
-- Fails with `lookAhead = 1` for `lookAhead = 0`.
local window = Window { width = 390, height = 600,
  profile = lab.profile { "swiftui2027", lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 180, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

local function count(kind, id)
  local found = 0
  for _ in window.trace:events { kind = kind, id = id } do found = found + 1 end
  return found
end

local function expectUntouched(first)
  for id = first, 19 do
    lab.expectEqual(window:node(id).bodies, 0, "bodies of row " .. id)
    lab.expectEqual(count("body", id), 0, "body events of row " .. id)
    lab.expectEqual(count("render", id), 0, "render events of row " .. id)
    lab.expectEqual(window:node(id).inits, 0, "row " .. id .. " has not been made")
  end
end

lab.expectEqual(window.metrics.byView.Item.bodies, 4, "four bodies are run")
lab.expectEqual(window.metrics.byView.Item.renders, 4, "four rows are rendered")
expectUntouched(4)
scroll:drag { by = 180 }
lab.expectEqual(window:node(4).bodies, 1, "a row that comes into sight is evaluated")
lab.expectEqual(count("render", 4), 1, "and rendered")
expectUntouched(5)
window:step(10)
expectUntouched(5)
