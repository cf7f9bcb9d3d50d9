-- Pain 19: conditional rows make everything slow.
--
-- A row that is one view or none must be evaluated, even off screen, to know which subview is
-- which. Enclose the condition in a stack, or filter the data, and only rows near the screen are.
--
--   lazylab run --events none Examples/pains/19-conditional-rows.lua

local function shows(index, level) return level > 1 or index % 2 == 1 end

local Conditional = View "Row" { parameters = { "index" }, environment = { level = 1 },
  body = function(self)
    return shows(self.index, self.environment.level) and Item { height = 50 } or nil
  end,
}
local Enclosed = View "Row" { parameters = { "index" }, environment = { level = 1 },
  body = function(self)
    return VStack { shows(self.index, self.environment.level) and Item { height = 50 } or nil }
  end,
}
local Plain = View "Row" { parameters = { "index" },
  body = function() return Item { height = 50 } end,
}
local Filtered = View "Filtered" { environment = { level = 1 },
  body = function(self)
    local indices = {}
    for index = 1, 1000 do
      if shows(index, self.environment.level) then indices[#indices + 1] = index end
    end
    return ForEach { indices, function(index) return Plain { index = index } end }
  end,
}

local function rows(arity, view)
  return ForEach { 1000, subviews = arity, id = "self", function(i) return view { index = i } end }
end
local variants = {
  { "a condition at the top of the row", function() return rows("dynamic", Conditional) end },
  { "the condition in a VStack", function() return rows(1, Enclosed) end },
  { "filtered data", function() return Filtered {} end },
}
for _, variant in ipairs(variants) do
  local window = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0, variant[2]() } },
  }
  local first = window.metrics.byView.Row.bodies
  window:scrollView():scrollTo { id = 901, anchor = "top" }
  local jumped = window.metrics.byView.Row.bodies
  window:setEnvironment("level", 2)
  print(variant[1] .. ": " .. first .. " bodies at first, " .. jumped - first .. " for a jump, "
    .. window.metrics.byView.Row.bodies - jumped .. " for a change of the environment")
end
