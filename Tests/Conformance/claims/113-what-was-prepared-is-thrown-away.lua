-- Claim 113: if a row is set up in onAppear, the work that was done ahead is done again.
-- Fails with `function() return Ready {} end` for `function() return Late {} end`.
local Ready = View "Ready" { body = function() return Item { height = 180 } end }
local Late = View "Late" { state = { isReady = false },
  body = function(self)
    return Item { height = self.state.isReady and 180 or 20 }
      :onAppear(function() self.state.isReady = true end)
  end,
}
local function work(content)
  local window = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", content } } },
  }
  window:scrollView():drag { by = 7000, duration = 10 }
  local bodies, lengths, discards = 0, 0, 0
  for _ in window.trace:events { kind = "body", id = "row-36" } do bodies = bodies + 1 end
  for _ in window.trace:events { kind = "measure", id = "row-36" } do lengths = lengths + 1 end
  for _ in window.trace:events { kind = "prefetch.discard", id = "row-36" } do
    discards = discards + 1
  end
  return { bodies = bodies, measures = lengths, discards = discards }
end
lab.expectEqual(work(function() return Late {} end), { bodies = 2, measures = 2, discards = 1 },
  "its body ran twice, and it was measured twice, for what was prepared was discarded")
lab.expectEqual(work(function() return Ready {} end), { bodies = 1, measures = 1, discards = 0 },
  "a row that is ready does all once")
