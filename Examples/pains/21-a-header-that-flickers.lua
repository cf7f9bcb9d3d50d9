-- Pain 21: a header that is shown by the offset flickers.
--
-- The offset of a lazy stack is a guess wherever something above was not measured, and each
-- correction changes it while nothing moves on screen (claims 65, 140). A header that is shown while
-- the offset exceeds a number comes and goes as the guess grows under the finger; one that asks
-- which rows are visible changes once. Each line jumps to row 150 of 200, scrolls up to the top in
-- small steps, and counts the changes, and how many of them go against the scroll.
--
--   lazylab run --events none Examples/pains/21-a-header-that-flickers.lua

local function run(name, observe)
  local flips, back, isHidden = 0, 0, nil
  local function set(hides)
    if isHidden ~= nil and hides ~= isHidden then
      flips = flips + 1
      if hides then back = back + 1 end
    end
    isHidden = hides
  end
  local list = ScrollView { LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", function(index)
    return Item { height = index <= 60 and 30 or 220 }
  end } } }
  local window = Window { width = 390, height = 600, observe(list, set) }
  local feed = window:scrollView()
  feed:scrollTo { id = "row-150", anchor = "top" }
  flips, back = 0, 0
  local highest = 0
  repeat
    local before = feed.contentOffset.y
    feed:drag { by = -40 }
    local after = feed.contentOffset.y
    if after > before then highest = math.max(highest, after - before) end
  until feed.contentOffset.y <= 0
  print(string.format("%-34s %3d %8d %16.1f", name, flips, back, highest))
end

print("decides by                       changes backward  offset grew by")
for _, limit in ipairs { 3000, 10000, 15000, 16500 } do
  run("offset > " .. limit, function(list, set)
    return list:onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y > limit end,
      function(wasFar, isFar) if isFar ~= wasFar then set(isFar) end end,
    }
  end)
end
run("row 100 was passed, by visibility", function(list, set)
  return list:onScrollTargetVisibilityChange { threshold = 0.01, function(ids)
    if #ids == 0 then return end
    set(tonumber(tostring(ids[1]):match("%d+")) > 100)
  end }
end)

print [[

What is decided by visible rows does not depend on guesses: use onScrollTargetVisibilityChange, or
onScrollVisibilityChange on a view at the place that matters.]]
