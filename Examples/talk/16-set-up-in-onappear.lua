-- Talk, 15:53: a step that is set up when it appears changes after it was placed.
--
-- An empty step is 60 points high, so too many appear at first. What was prepared ahead of the
-- scroll is thrown away when the step appears and is evaluated again. A scroll to a step ends
-- beside it, because steps above it grow in sight.
--
--   lazylab run --events none Examples/talk/16-set-up-in-onappear.lua

local function StepViewModel()
  return Observable { content = false,
    configure = function(self, id) self.content = "Fold along crease " .. id end,
  }
end

-- onAppear
View "StepView" { parameters = { "id" },
  state = function() return { viewModel = StepViewModel() } end,
  body = function(self)
    local content = self.state.viewModel.content
    return VStack {
      content and Text(content):frame { height = 220 },
    }
    :frame { minHeight = 60 }
    :onAppear(function()
      self.state.viewModel:configure(self.id)
    end)
  end,
}

local window = Window { width = 390, height = 844,
  ScrollView { LazyVStack { ForEach(200, function(number) return StepView { id = number } end) } },
}
local scroll = window:scrollView()
local steps = window.metrics.byView.StepView
local function look(when)
  print(string.format("%-16s %3d steps made, %3d appeared, %3d bodies, %2d prepared for nothing",
    when, steps.inits, steps.appears, steps.bodies, window.metrics.prefetchDiscards))
end
look("at first")
print("in sight: " .. tostring(scroll.visibleIDs))
scroll:drag { by = 8000, duration = 8 }
look("8,000 points on")
scroll:scrollTo { id = 120, anchor = "bottom" }
print(string.format("a scroll to step 120 ends %.0f points beside it", window.metrics.landingError))
