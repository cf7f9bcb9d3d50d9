-- Pain 1: the content jumps when you scroll up.
--
-- A row loads a picture in a task and grows from 60 to 300 points. Once it is far away it is given
-- up, with its state. On the way back it is made anew, 60 points long, and grows under your finger.
-- If what was loaded is kept in a model, its size is cached, or the space is reserved, nothing jumps.
-- Each line goes 20 pictures down and most of the way back, and says what moved by itself.
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
local sizes = {}
local Cached = View "Cached" { parameters = { "index" }, state = { height = 60 },
  init = function(self) self.state.height = sizes[self.index] or 60 end,
  body = function(self)
    return Item { height = self.state.height }:task(function()
      wait(0.2)
      self.state.height, sizes[self.index] = 300, 300
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
  { "size in a cache", function(index) return Cached { index = index } end },
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
  local before, first = window.metrics.moves, window.frame + 1
  for _ = 1, 40 do
    scroll:drag { by = -100 }
    window:settle()
  end
  local farthest = 0
  for event in window.trace:events { kind = "moved", first = first } do
    farthest = math.max(farthest, math.abs(event.by))
  end
  print(string.format("%s: %d views moved by themselves, by up to %.0f points", variant[1],
    window.metrics.moves - before, farthest))
end
