-- The threshold of a scroll transition lies between two others with `interpolated`: 0 is the
-- first, 1 the second. It is drawn in by `inset` afterwards, along both axes, in wrapped views and
-- without a first threshold.
-- output: vertical	0	0.0
-- output: vertical	0.5	0.0
-- output: vertical	1	0.0
-- output: vertical	halfway out	0.5
-- output: vertical	to the middle	0.0
-- output: vertical	drawn in	0.0
-- output: vertical	of a fraction	0.0
-- output: vertical	animated	1.0
-- output: vertical	drawn out	0.0
-- output: horizontal	0	0.0
-- output: horizontal	0.5	0.0
-- output: horizontal	1	0.0
-- output: horizontal	halfway out	0.5
-- output: horizontal	to the middle	0.0
-- output: horizontal	drawn in	0.0
-- output: horizontal	of a fraction	0.0
-- output: horizontal	animated	1.0
-- output: horizontal	drawn out	0.0
-- output: interpolated of :scrollTransition is a table { towards = "hidden", amount = 0.5 }, got 0.5
-- output: interpolated of :scrollTransition has no 1; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: towards in interpolated of :scrollTransition is "visible", "hidden", "centered" or a number from 0 to 1, got nil; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: amount in interpolated of :scrollTransition is a number from 0 to 1, got nil; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: towards in interpolated of :scrollTransition is "visible", "hidden", "centered" or a number from 0 to 1, got "hiden"; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: amount in interpolated of :scrollTransition is a number from 0 to 1, got 2; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: interpolated of :scrollTransition has no "toward"; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: towards in interpolated of :scrollTransition is "visible", "hidden", "centered" or a number from 0 to 1, got 7; write interpolated = { towards = "hidden", amount = 0.5 }
-- output: :scrollTransition has no parameter 'towards'; write interpolated = { towards = "hidden", amount = 0.5 }
local function value(axis, start, settings)
  local across = axis == "vertical" and "width" or "height"
  local along = axis == "vertical" and "height" or "width"
  local stack = axis == "vertical" and VStack or HStack
  settings[#settings + 1] = function(effect, phase) return effect:offset { x = phase.value } end
  local window = Window { [along] = 350, [across] = 100, ScrollView { axes = axis,
    stack { spacing = 0, Item { [along] = 400, [across] = 9 },
      HStack { Item { [along] = 100, [across] = 9 }:scrollTransition(settings):id "view" },
      Item { [along] = 900, [across] = 9 } } } }
  window:scrollView():scrollTo { [axis == "vertical" and "y" or "x"] = 400 - start }
  window:check()
  return window:node("view").transition.value
end

for _, axis in ipairs { "vertical", "horizontal" } do
  for _, amount in ipairs { 0, 0.5, 1 } do
    -- At 250 all of the view is in sight, at 349 almost nothing.
    print(axis, amount, value(axis, 250 + 99 * amount, { threshold = "visible",
      interpolated = { towards = "hidden", amount = amount } }))
  end
  print(axis, "halfway out", value(axis, 325, {
    interpolated = { towards = "hidden", amount = 0.5 } }))
  print(axis, "to the middle", value(axis, 187.5, { threshold = 1,
    interpolated = { towards = "centered", amount = 0.5 } }))
  print(axis, "drawn in", value(axis, 275, { inset = 25,
    interpolated = { towards = "hidden", amount = 0.5 } }))
  print(axis, "of a fraction", value(axis, 325, { "interactive", threshold = 0.5,
    interpolated = { towards = 0, amount = 0.5 } }))
  print(axis, "animated", value(axis, 324, { "animated",
    interpolated = { towards = "hidden", amount = 0.5 } }))
  print(axis, "drawn out", value(axis, 275, { inset = -25 }))
end

for _, wrong in ipairs { 0.5, { 0.5 }, { amount = 0.5 }, { towards = "hidden" },
  { towards = "hiden", amount = 0.5 }, { towards = "hidden", amount = 2 },
  { toward = "hidden", amount = 0.5 }, { towards = 7, amount = 0.5 } } do
  local _, message = pcall(function()
    return Item { height = 9 }:scrollTransition { interpolated = wrong,
      function(effect) return effect end }
  end)
  print((message:gsub("^.-:%d+: ", "")))
end
local _, message = pcall(function()
  return Item { height = 9 }:scrollTransition { towards = "hidden",
    function(effect) return effect end }
end)
print((message:gsub("^.-:%d+: ", "")))
