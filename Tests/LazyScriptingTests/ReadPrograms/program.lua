-- A random program of a kind from a seed: a window and steps that change it.
local folder = debug.getinfo(1, "S").source:match "@(.*)ReadPrograms"
local function generator(seed)
  return dofile(folder .. "ToldPrograms/generator.lua")(seed)
end

local kinds = {
  contents = function(seed) return require "contents".new(seed, generator(seed)) end,
  told = function(seed)
    package.path = folder .. "ToldPrograms/?.lua;" .. package.path
    -- It adds what a person sees to the screens, which some steps ask for.
    require "checks"
    local screen = require "changes".new(seed)
    function screen:step() self:play(1, function() end) end
    return screen
  end,
  landings = function(seed)
    package.path = folder .. "LandingPrograms/?.lua;" .. package.path
    local screen = require "screens".new(seed)
    local made = screen:make(false)
    function made.step()
      local way, id = screen.random(4), screen.lists[1].id .. "-" .. screen.random(screen.count)
      if way == 1 then return made.scroll:drag { by = (screen.random(9) - 4) * 100 } end
      if way == 2 then return made.window:resize(200 + screen.random(150), 300) end
      if way == 3 then return made.window:run(0.2) end
      return pcall(function() made.scroll:scrollTo { id = id, anchor = "center" } end)
    end
    return made
  end,
}

return function(kind, seed) return kinds[kind](seed) end
