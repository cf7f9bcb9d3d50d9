-- Claim 3: of 1,000 profiles an HStack loads 1,000 with their images, a LazyHStack only 4.
-- Fails with `HStack` for `LazyHStack`.
local ProfileImage = View "ProfileImage" {
  body = function() return Item { width = 200, height = 200 } end,
}

local ProfileView = View "ProfileView" {
  parameters = { "profile" },
  body = function() return VStack { ProfileImage {} } end,
}

local profiles = {}
for index = 1, 1000 do profiles[index] = { id = index - 1 } end

local function loaded(Stack)
  local window = Window { width = 500, height = 200,
    ScrollView { axes = "horizontal",
      Stack {
        ForEach { profiles, function(profile) return ProfileView { profile = profile } end },
      },
    },
  }
  local views = window.metrics.byView
  return { profiles = views.ProfileView.bodies, images = views.ProfileImage.bodies }, window
end

lab.expectEqual(loaded(HStack), { profiles = 1000, images = 1000 }, "the eager stack loads all")

local lazy, window = loaded(LazyHStack)
lab.expectEqual(lazy, { profiles = 4, images = 4 }, "the lazy stack loads four")
lab.expectEqual(window:scrollView().visibleIDs, { 0, 1, 2 }, "of which three are visible")
lab.expectEqual(window:node(3).appears, 0, "the fourth is evaluated ahead and does not appear")
lab.expect(window:node(3).phase ~= "placed", "the fourth is not placed")
