-- Claim 12: a profile shows how many views of each type were loaded and how long that took.
-- Fails with `HStack` for `LazyHStack`.
local ProfileImage = View "ProfileImage" {
  body = function() return Item { width = 200, height = 200 } end,
}
local ProfileView = View "ProfileView" {
  body = function() return VStack { ProfileImage {}:cost { body = 1 } } end,
}
local function profiles(Stack)
  local window = Window { width = 500, height = 200,
    ScrollView { axes = "horizontal",
      Stack { ForEach { 1000, function() return ProfileView {}:cost { body = 3 } end } },
    },
  }
  local views, total = window.metrics.byView, {}
  for event in window.trace:events { kind = "frame" } do
    for _, part in ipairs(event.costs) do
      total[part.view] = (total[part.view] or 0) + part.milliseconds
    end
  end
  local function row(name)
    local count = views[name].bodies
    return { count = count, total = total[name], mean = total[name] / count }
  end
  return { ProfileView = row("ProfileView"), ProfileImage = row("ProfileImage") },
    window.metrics.cost
end
local table, cost = profiles(LazyHStack)
lab.expectEqual(table.ProfileView, { count = 4, total = 12.0, mean = 3.0 }, "four profiles")
lab.expectEqual(table.ProfileImage, { count = 4, total = 4.0, mean = 1.0 }, "and their images")
lab.expectEqual(cost, 16.0, "together all that the run took")
local eager, eagerCost = profiles(_G.HStack)
lab.expect(table.ProfileView.count < eager.ProfileView.count, "fewer than an eager stack loads")
lab.expect(cost < eagerCost, "in less time")
