-- Claim 13: ForEach makes one view for each element of the data, in the order of the data.
-- Fails with `profiles[8 - index] =` for `profiles[index] =`.
local profiles = {}
for index, name in ipairs { "Ada", "Grace", "Alan", "Edsger", "Barbara", "Ken", "Radia" } do
  profiles[index] = { id = name }
end

local shown = {}
local ProfileView = View "ProfileView" {
  parameters = { "profile" },
  body = function(self)
    shown[#shown + 1] = self.profile.id
    return Item { height = 60 }
  end,
}

for _, Stack in ipairs { VStack, LazyVStack } do
  shown = {}
  local window = Window { width = 390, height = 844,
    ScrollView {
      Stack {
        ForEach { profiles, function(profile) return ProfileView { profile = profile } end },
      },
    },
  }
  local names = { "Ada", "Grace", "Alan", "Edsger", "Barbara", "Ken", "Radia" }
  lab.expectEqual(window.metrics.byView.ProfileView.inits, 7, "seven elements are seven views")
  lab.expectEqual(shown, names, "each element's view is evaluated once, in the data's order")
  lab.expectEqual(window:scrollView().visibleIDs, names, "ids are in the data's order")
  for index, name in ipairs(names) do
    local y = (index - 1) * 68
    lab.expectEqual(window:node(name).frame.y, y, name .. " stands at its place")
  end
  lab.expectEqual(window:scrollView().count, 7, "the stack counts seven subviews")
end
