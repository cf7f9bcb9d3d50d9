-- The measurements in Apple's article: how many views of each type a row of a thousand profiles
-- loads, and how long that takes, eager and lazy.
--
--   lazylab run --events none Examples/profile.lua

local ProfileImage = View "Image" {
  body = function() return Item { width = 200, height = 160 } end,
}
local ProfileView = View "ProfileView" {
  body = function()
    return VStack { ProfileImage {}:cost { body = 0.2, render = 0.8 }, Text "a name" }
  end,
}

local function row(Stack)
  return function()
    return Window { width = 500, height = 200,
      ScrollView { axes = "horizontal",
        Stack {
          ForEach { 1000, function() return ProfileView {}:cost { body = 0.5, layout = 0.3 } end },
        },
      },
    }
  end
end

-- The milliseconds that each type of view took, from the frames of a window.
local function costs(window)
  local total = {}
  for event in window.trace:events { kind = "frame" } do
    for _, part in ipairs(event.costs) do
      if part.view then total[part.view] = (total[part.view] or 0) + part.milliseconds end
    end
  end
  return total
end

local windows = {} ---@type table<string, Window>
local function kept(name, make)
  return { name, function()
    windows[name] = make()
    return windows[name]
  end }
end

print("At the start")
print(lab.compare { kept("eager", row(HStack)), kept("lazy", row(LazyHStack)),
  metrics = { "inits", "bodies", "measures", "liveNodes", "cost" } })
print()
print("view          stack    loaded   together ms")
for _, view in ipairs { "ProfileView", "Image" } do
  for _, name in ipairs { "eager", "lazy" } do
    local window = windows[name]
    print(string.format("%-13s %-6s   %6d   %11.1f", view, name,
      window.metrics.byView[view].bodies, costs(window)[view] or 0))
  end
end

print()
print("After a scroll to the end of the first hundred")
print(lab.compare { kept("eager", row(HStack)), kept("lazy", row(LazyHStack)),
  program = function(window)
    for _ = 1, 50 do window:scrollView():drag { by = 400, duration = 0.2 } end
  end,
  metrics = { "bodies", "liveNodes", "cost", "hitches", "hitchRatio" } })
