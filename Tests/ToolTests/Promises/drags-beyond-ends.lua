-- A drag beyond an end is one motion, however many frames it takes: the content follows in part and
-- springs back; with rubberBand = 0 it does not. This holds along both axes, wrapped and not.
-- output: vertical	plain	1	−50.38	true	0
-- output: vertical	plain	12	−50.38	true	0
-- output: vertical	wrapped	1	−50.38	true	0
-- output: vertical	wrapped	12	−50.38	true	0
-- output: horizontal	plain	1	−50.38	true	0
-- output: horizontal	wrapped	12	−50.38	true	0
-- output: without	1	0
-- output: phases	tracking interacting decelerating idle
-- output: The content begins there: beyond that it follows a finger only in part.
local function scene(axis, isWrapped, profile)
  local vertical = axis == "vertical"
  local stack = (vertical and LazyVStack or LazyHStack) { spacing = 0, ForEach { 100,
    function() return Item { [vertical and "height" or "width"] = 50 } end } }
  if isWrapped then
    stack = (vertical and VStack or HStack) { spacing = 0,
      Item { [vertical and "height" or "width"] = 80 }, stack:padding(10) }
  end
  local phases = {}
  local window = Window { width = 600, height = 600, profile = profile,
    ScrollView { axes = axis, stack }:onScrollPhaseChange(function(_, new)
      phases[#phases + 1] = new
    end) }
  return window, window:scrollView(), vertical and "y" or "x", phases
end
for _, axis in ipairs { "vertical", "horizontal" } do
  for _, isWrapped in ipairs { false, true } do
    for _, frames in ipairs { 1, 12 } do
      local window, scroll, along = scene(axis, isWrapped)
      local made = scroll:drag { by = -100, duration = frames / 60 }
      local least = 0
      for event in window.trace:events { kind = "offset" } do least = math.min(least, event.new) end
      print(axis, isWrapped and "wrapped" or "plain", frames,
        "−" .. string.format("%.2f", -least), made > frames + 20,
        string.format("%g", scroll.contentOffset[along]))
      window:check()
    end
  end
end
local _, scroll, along = scene("vertical", false, lab.profile { "swiftui2027", rubberBand = 0 })
print("without", scroll:drag { by = -100 }, string.format("%g", scroll.contentOffset[along]))
local window, bounced, _, phases = scene("vertical", true)
bounced:drag { by = -100 }
print("phases", table.concat(phases, " "))
print(window:explain(2, 2))
