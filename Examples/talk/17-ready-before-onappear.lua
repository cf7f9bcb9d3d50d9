-- Talk, 16:14: a step that is set up when it is made is ready before it appears.
--
-- The same program as before: only steps come that are in sight, each is evaluated once, nothing is
-- prepared for nothing, and the scroll to a step ends at it.
--
--   lazylab run --events none Examples/talk/17-ready-before-onappear.lua

local function StepViewModel(id)
  return Observable { content = "Fold along crease " .. id }
end

-- onAppear
View "StepView" { parameters = { "id" },
  state = { "viewModel" },
  init = function(self)
    self.state.viewModel = StepViewModel(self.id)
  end,
  body = function(self)
    local content = self.state.viewModel.content
    return VStack {
      content and Text(content):frame { height = 220 },
    }
    :frame { minHeight = 60 }
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
