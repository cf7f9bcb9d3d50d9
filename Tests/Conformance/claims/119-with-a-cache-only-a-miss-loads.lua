-- Claim 119: a loader with a cache starts a load only for what is not in the cache.
-- Fails without `cache[number] = true`.
local cache, loads = {}, {}
local Diagram = View "Diagram" { parameters = { "number" },
  init = function(self)
    local number = self.number
    if cache[number] then return end
    loads[number] = (loads[number] or 0) + 1
    cache[number] = true
  end,
  body = function() return Item { height = 100 } end,
}
cache[2] = true
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", function(number) return Diagram { number = number } end },
    },
  },
}
local scroll = window:scrollView()
for _ = 1, 30 do scroll:drag { by = 300 } end
local inits = window.metrics.byView.Diagram.inits
scroll:scrollTo { edge = "top" }
lab.expect(window.metrics.byView.Diagram.inits > inits, "row 1 is made again")
lab.expectEqual(loads[1], 1, "and loaded once")
lab.expectEqual(loads[2], nil, "what was in the cache before was not loaded at all")
