-- L4: 1 to 1,000 rows, about 20 of them in sight; jumps to both ends and the middle
-- Source: https://github.com/manaflow-ai/cmux/pull/8279
-- System: macOS, in its tests
-- Reported: fewer than 150 bodies at the start and in a jump, fewer than 20 at rest
-- Verdict: same
-- Fails with `VStack` for `LazyVStack`.
local starts, jumps, quiet = {}, {}, 0
for place, count in ipairs { 1, 10, 100, 1000 } do
  local Row = View "Row" { body = function() return Item { height = 32 } end }
  local window = Window { width = 280, height = 640,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { count, id = "row-%d", function() return Row {} end } },
    },
  }
  local scroll = window:scrollView()
  local function bodies() return window.metrics.byView.Row.bodies end
  starts[place], jumps[place] = bodies(), 0
  local last = math.max(0, scroll.contentSize.height - 640)
  for _, y in ipairs { last, 0, last / 2, last, 0 } do
    local before = bodies()
    scroll:scrollTo { y = y }
    window:step(6)
    jumps[place] = math.max(jumps[place], bodies() - before)
  end
  local before = bodies()
  window:step(30)
  quiet = math.max(quiet, bodies() - before)
end
print(math.max(table.unpack(starts)) .. " at the start, " .. math.max(table.unpack(jumps))
  .. " in a jump, " .. quiet .. " at rest")
lab.expect(starts[1] > 0 and math.max(table.unpack(starts)) < 150)
lab.expect(math.max(table.unpack(jumps)) < 150)
lab.expect(quiet < 20)
