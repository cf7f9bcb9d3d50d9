-- Views, layouts, estimators and the like of one's own, which whole programs use: as a plugin, or
-- as what a script defines. Each depends on nothing but what it is given.
local Counter = View "Counter" {
  parameters = { start = 1 }, bindings = { "level" }, environment = { scale = 1, level = 1 },
  state = { taps = 0, isLate = false, list = { 1 } },
  body = function(self)
    local state = self.state
    local height = 20 + state.taps * 10 + (state.isLate and 15 or 0)
    return VStack { spacing = 0,
      Item { height = height * ((tonumber(self.environment.scale) or 1) % 5) },
      #state.list > 1 and Text { "more" } or false,
      self.content,
    }:onTapGesture(function()
      state.taps = state.taps + 1
      table.insert(state.list, state.taps)
      self.level = state.taps
    end):task(function()
      wait(0.05)
      state.isLate = true
    end)
  end,
}

local Reader = View "Reader" {
  parameters = { "model?" },
  body = function(self)
    local model = self.model
    return Item { height = 30 + (model and tonumber(model.level) or 0) % 50 }
  end,
}

local Stairs = Layout "Stairs" {
  parameters = { step = 10 }, values = { level = 1 },
  makeCache = function(_, subviews) return { count = #subviews } end,
  sizeThatFits = function(self, proposal, subviews, cache)
    local width, height = 0, 0
    for i, view in ipairs(subviews) do
      local size = view:sizeThatFits { width = proposal.width }
      width = math.max(width, (i - 1) * self.step + size.width)
      height = height + size.height
    end
    return math.min(width, 1e6), math.min(height + cache.count, 1e6)
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local y = bounds.y
    for i, view in ipairs(subviews) do
      local x = bounds.x + (i - 1) * self.step
      y = y + view:place { x = x, y = y, width = proposal.width }.height
    end
  end,
}

local Lanes = LazyLayout "Lanes" {
  parameters = { lanes = 2, spacing = 6 },
  begin = function(self, bounds)
    local cursor = { width = (bounds.width + self.spacing) / self.lanes - self.spacing }
    for lane = 1, self.lanes do cursor[lane] = 0 end
    return cursor
  end,
  place = function(self, cursor, subviews)
    local lane = 1
    for other = 2, self.lanes do if cursor[other] < cursor[lane] then lane = other end end
    local size = subviews[1]:place { x = (lane - 1) * (cursor.width + self.spacing),
      y = cursor[lane], width = math.max(0, cursor.width) }
    cursor[lane] = cursor[lane] + size.height + self.spacing
    return math.min(table.unpack(cursor)), math.max(table.unpack(cursor))
  end,
}

local Words = LazyLayout "Words" {
  parameters = { spacing = 4 },
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local x, height = 0, 0
    for _, view in ipairs(subviews) do
      local size = view:sizeThatFits { width = cursor.width }
      if x > 0 and x + size.width > cursor.width then break end
      view:place { x = x, y = cursor.y, width = size.width, height = size.height }
      x, height = x + size.width + self.spacing, math.max(height, size.height)
      if x > cursor.width then break end
    end
    cursor.y = cursor.y + height + self.spacing
    return cursor.y
  end,
}

local Pitch = LazyLayout "Pitch" {
  parameters = { pitch = 50 },
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  skip = function(self, cursor, _, count)
    cursor.y = cursor.y + count * self.pitch
    return cursor.y
  end,
  place = function(self, cursor, subviews)
    subviews[1]:place { y = cursor.y, width = cursor.width, height = self.pitch }
    cursor.y = cursor.y + self.pitch
    return cursor.y
  end,
}

local Half = Estimator "Half" {
  parameters = { part = 0.5 }, remembers = true,
  begin = function() return { length = 40 } end,
  learn = function(self, memory, length)
    memory.length = memory.length + (length - memory.length) * self.part
  end,
  estimate = function(_, memory) return memory.length end,
}
-- Not always a length.
local Odd = Estimator "Odd" {
  begin = function() return { count = 0 } end,
  learn = function(_, memory) memory.count = memory.count + 1 end,
  estimate = function(_, memory)
    if memory.count % 7 == 6 then error "odd" end
    return ({ 30, 0 / 0, -5, 1 / 0, 60 })[memory.count % 5 + 1]
  end,
}

local Near = PrefetchPolicy "Near" {
  parameters = { length = 200 },
  reach = function(self, situation) return situation.movement ~= 0 and self.length or 0 end,
}
local Steps = TargetBehavior "Steps" {
  parameters = { step = 100 },
  updateTarget = function(self, target)
    target.rect.y = math.max(0, target.rect.y // self.step * self.step)
  end,
}

return {
  name = "own", version = "1.0.0", api = ">=1 <2",
  views = { Counter, Reader }, layouts = { Stairs, Lanes, Words, Pitch },
  estimators = { Half, Odd }, prefetchPolicies = { Near }, targetBehaviors = { Steps },
  items = { notes = function(_, index) return Item { height = 20 + index % 3 * 10 } end },
  programs = { pace = function(window) window:scrollView():drag { by = 90 } return "paced" end },
  reporters = { count = function(window) return tostring(window.metrics.liveNodes) end },
}
