-- One row of profiles, eager and lazy: what each stack loads at the start and while it scrolls.
--
--   lazylab run --events none Examples/eager-or-lazy.lua

local ProfileImage = View "ProfileImage" {
  body = function() return Item { width = 200, height = 160 } end,
}

local ProfileView = View "ProfileView" {
  parameters = { "name" },
  body = function()
    return VStack { ProfileImage {}, Item { width = 120, height = 24 } }
  end,
}

local function row(Stack, count)
  return Window { width = 500, height = 200,
    ScrollView { axes = "horizontal",
      Stack {
        ForEach { count, id = "profile-%d", function(number)
          return ProfileView { name = "profile " .. number }
        end },
      },
    },
  }
end

local function line(moment, name, count, window)
  local views = window.metrics.byView
  print(string.format("%-16s %-10s %6d %8d %7d %12.1f", moment, name, count,
    views.ProfileView.bodies, views.ProfileImage.bodies, window:scrollView().contentSize.width))
end

print("                 stack       count profiles  images content width")
for _, count in ipairs { 5, 1000 } do
  for _, stack in ipairs { { "HStack", HStack }, { "LazyHStack", LazyHStack } } do
    local name, Stack = table.unpack(stack)
    local window = row(Stack, count)
    line("at the start", name, count, window)
    for _ = 1, 10 do window:scrollView():drag { by = 400 } end
    line("4000 points on", name, count, window)
  end
end

-- With five profiles the lazy stack saves next to nothing. With a thousand it loads four, three of
-- them in sight. The eager stack loads all, images included, before its first frame ends.
