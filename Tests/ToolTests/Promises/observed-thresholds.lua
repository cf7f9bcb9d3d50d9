-- Visibility events come by default, and for the thresholds of observers: of a scroll view's
-- targets and of a view in a row. Without observers, `thresholds = {}` turns them off.
-- output: frame 1 visibility ids 1, 2, 3, 4 threshold 0.5 entered 1, 2, 3, 4 left none
-- output: frame 1 visibility ids 1, 2, 3, 4 threshold 0.8 entered 1, 2, 3, 4 left none
-- output: frame 1 visibility ids 1/caption, 2/caption, 3/caption, 4/caption threshold 0.3
-- output: frame 2 visibility ids 2, 3, 4, 5 threshold 0.5 entered 5 left 1
-- output: frame 2 visibility ids 2, 3, 4 threshold 0.8 entered none left 1
-- output: none	0
-- output: quiet	0
local function screen(thresholds, isObserved)
  local list = ScrollView { LazyVStack { spacing = 0, ForEach { 9, function()
    local caption = Item { height = 10 }:id "caption"
    if isObserved then
      caption = caption:onScrollVisibilityChange { threshold = 0.3, function() end }
    end
    return VStack { spacing = 0, Item { height = 20 }, caption }
  end } } }
  if isObserved then
    list = list:onScrollTargetVisibilityChange { threshold = 0.8, function() end }
  end
  local window = Window { width = 100, height = 120, thresholds = thresholds, list }
  window:scrollView():drag { by = 20 }
  return window
end
for event in screen(nil, true).trace:events { kind = "visibility" } do print(event) end
local quiet = screen({}, false)
local events = 0
for _ in quiet.trace:events { kind = "visibility" } do events = events + 1 end
print("none", events)
print("quiet", quiet.metrics.crossings)
