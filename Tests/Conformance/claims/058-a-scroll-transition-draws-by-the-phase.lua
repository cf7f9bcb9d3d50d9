-- Claim 58: a scroll transition turns and scales a view by how far it is out of sight.
-- Fails without `:rotationEffect(20 * phase.value)`.
local window = Window { width = 390, height = 350,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach(Range(0, 19), function()
        return Item { height = 100 }:scrollTransition(function(effect, phase)
          return effect:scaleEffect(1 + 0.2 * phase.value):rotationEffect(20 * phase.value)
        end)
      end),
    },
  },
}
local scroll = window:scrollView()

local function check(id, value, tolerance)
  local shown = window:node(id).transition
  lab.expectNear(shown.value, value, tolerance, "the value of row " .. id)
  lab.expectNear(shown.degrees, 20 * value, 20 * tolerance, "it is turned by 20° times that")
  lab.expectNear(shown.scale.x, 1 + 0.2 * value, tolerance, "and scaled by 1 + 0.2 times that")
  lab.expectEqual(shown.phase, value > 0 and "bottomTrailing" or value < 0 and "topLeading"
    or "identity", "in the phase of that value")
end

for id = 0, 2 do check(id, 0, 0) end
check(3, 0.5, 1e-9)
scroll:drag { by = 50 }
check(0, -0.5, 1e-9)
for id = 1, 3 do check(id, 0, 1e-9) end
scroll:drag { by = 0.01 }
check(4, 1, 1e-3)
lab.expectNear(window:node(4).transition.degrees, 20, 0.01, "at the bottom edge it is 20°")
lab.expectNear(window:node(4).transition.scale.y, 1.2, 1e-3, "and 1.2")
scroll:drag { by = 49.98 }
lab.expectNear(window:node(0).transition.degrees, -20, 0.01, "at the top edge it is -20°")
lab.expectNear(window:node(0).transition.scale.y, 0.8, 1e-3, "and 0.8")
