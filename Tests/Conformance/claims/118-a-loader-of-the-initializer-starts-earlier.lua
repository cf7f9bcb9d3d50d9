-- Claim 118: a loader that is made when the row is made starts while the row is prepared, earlier
-- than one that starts when it appears.
-- Fails without `, duration = 1`.
-- Fails with `lead(Late) >=` for `lead(Early) >=`.
local started, window = {}, nil
local function load(number) started[number] = started[number] or window and window.time or 0 end
local Early = View "Early" { parameters = { "number" },
  init = function(self) load(self.number) end,
  body = function() return Item { height = 100 } end,
}
local Late = View "Late" { parameters = { "number" },
  body = function(self)
    return Item { height = 100 }:task(function() load(self.number) end)
  end,
}
local function lead(Row)
  started, window = {}, nil
  local appeared
  window = Window { width = 390, height = 400,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 100, id = "row-%d", function(number) return Row { number = number } end },
      },
    },
  }
  window:scrollView():drag { by = 250, duration = 1 }
  for event in window.trace:events { kind = "appear", id = "row-7" } do appeared = event.time end
  return appeared - started[7]
end
lab.expect(lead(Early) >= 2 / 60, "the loader of the initializer has a lead of some frames")
lab.expectEqual(lead(Late), 0.0, "that of the task has none")
