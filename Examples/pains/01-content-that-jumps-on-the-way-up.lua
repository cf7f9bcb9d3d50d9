-- Pain 1: the content jumps when you scroll up.
--
-- A row loads a picture in a task and grows from 60 to 300 points. Once it is far away it is given
-- up, with its state. On the way back it is made anew, 60 points long, and grows under your finger.
-- If what was loaded is kept in a model, or the space is reserved, nothing jumps.
--
--   lazylab run --events none Examples/pains/01-content-that-jumps-on-the-way-up.lua

local model = Observable { loaded = {} }

local Alone = View "Alone" { state = { isLoaded = false },
  body = function(self)
    return Item { height = self.state.isLoaded and 300 or 60 }:task(function()
      wait(0.2)
      self.state.isLoaded = true
    end)
  end,
}
local Modeled = View "Modeled" { parameters = { "index" },
  body = function(self)
    return Item { height = model.loaded[self.index] and 300 or 60 }:task(function()
      wait(0.2)
      model.loaded[self.index] = true
    end)
  end,
}
local Reserved = View "Reserved" { state = { isLoaded = false },
  body = function(self)
    return Item { height = 300 }:task(function()
      wait(0.2)
      self.state.isLoaded = true
    end)
  end,
}

local variants = {
  { "state in the row", function() return Alone {} end },
  { "state in a model", function(index) return Modeled { index = index } end },
  { "room reserved", function() return Reserved {} end },
}
for _, variant in ipairs(variants) do
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", variant[2] } },
    },
  }
  local scroll = window:scrollView()
  window:settle()
  for _ = 1, 60 do
    scroll:drag { by = 100 }
    window:settle()
  end
  local before = window.metrics.moves
  for _ = 1, 40 do
    scroll:drag { by = -100 }
    window:settle()
  end
  print(variant[1] .. ": " .. window.metrics.moves - before .. " views moved by themselves")
end
