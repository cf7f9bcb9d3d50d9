-- Pain 6: onAppear comes too early and too often.
--
-- A row appears each time it is placed: a visible slice of one point is enough, and on the way back
-- it appears again. Rows that are small until they appear all fit in the first pass. To learn what
-- somebody saw, observe the visibility, and count each row once.
--
--   lazylab run --events none Examples/pains/06-onappear-that-comes-too-often.lua

local function count(table, key) table[key] = (table[key] or 0) + 1 end

local function total(table)
  local sum, distinct = 0, 0
  for _, number in pairs(table) do sum, distinct = sum + number, distinct + 1 end
  return sum .. " calls for " .. distinct .. " rows"
end

-- The same row with both callbacks, scrolled down ten screens and back again, twice.
local appeared, seen = {}, {}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 200, id = "row-%d", function(index)
        return Item { height = 110 }
          :onAppear(function() count(appeared, index) end)
          :onScrollVisibilityChange { threshold = 0.5, function(isVisible)
            if isVisible and not seen[index] then count(seen, index) end
          end }
      end },
    },
  },
}
local scroll = window:scrollView()
print("At the start, with five and a half rows in sight")
print("  onAppear: " .. total(appeared) .. "; half of it seen: " .. total(seen))
for _ = 1, 2 do
  for _ = 1, 20 do scroll:drag { by = 300 } end
  for _ = 1, 20 do scroll:drag { by = -300 } end
end
print("Ten screens down and back, twice")
print("  onAppear: " .. total(appeared) .. "; half of it seen, once: " .. total(seen))

-- Rows that are empty until they appear.
local Late = View "Late" { state = { isReady = false },
  body = function(self)
    return Item { height = self.state.isReady and 110 or 10 }
      :onAppear(function() self.state.isReady = true end)
  end,
}
local Ready = View "Ready" { body = function() return Item { height = 110 } end }
print("How many rows appear although five and a half fit")
for _, row in ipairs { { "set up in onAppear", Late }, { "ready at once", Ready } } do
  local other = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0, ForEach { 200, function() return row[2] {} end } } },
  }
  print("  " .. row[1] .. ": " .. other.metrics.appears)
end
