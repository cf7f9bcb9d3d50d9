-- How a stack may guess the lengths of rows that it has not seen: by a mean that follows what is
-- measured, or by an estimate that is kept. One program, four kinds of rows, three estimators.
--
--   lazylab run --events none Examples/estimators.lua

local width, height, count = 390, 844, 2000

-- The rows of a real text, one for each line: 20 points high for every 45 characters.
local path = (arg[0]:match("^.*/") or "") .. "texts/the-paper-lake.txt"
local lines = {} ---@type table<integer, number>
for line in io.lines(path) do
  lines[#lines + 1] = math.max(1, math.ceil((utf8.len(line) or #line) / 45)) * 20
end

local kinds = {
  { "uniform: any height from 20 to 220", count,
    function(i) return 20 + lab.noise("uniform" .. i, 0, 200) end },
  { "two peaks: three rows of 44 for each of 320", count,
    function(i) return lab.noise("peaks" .. i) < 0.75 and 44 or 320 end },
  { "sorted: from 20 up to 220", count, function(i) return 20 + 200 * i / count end },
  { "text: the lines of the-paper-lake.txt", #lines, function(i) return lines[i] end },
}

local function variant(estimator, rows, length)
  return { estimator, function()
    return Window { width = width, height = height, estimator = estimator,
      profile = lab.profile { "swiftui2027", rubberBand = 0 },
      ScrollView { LazyVStack { spacing = 0, ForEach { rows, id = "row-%d", height = length } } } }
  end }
end

-- Reads on for a while, jumps about, and reads backwards after each jump.
local function program(rows)
  return function(window)
    local scroll = window:scrollView()
    for _ = 1, 40 do scroll:drag { by = 400 } end
    for _, place in ipairs { 0.9, 0.2, 0.6 } do
      scroll:scrollTo { id = "row-" .. math.floor(place * rows), anchor = "center" }
      for _ = 1, 10 do scroll:drag { by = -150 } end
    end
  end
end

-- Which of the two has the smaller value in a column, and by what factor.
local function less(result, metric)
  local mean, frozen = result.mean[metric], result.medianOfFirstScreen[metric]
  local name = mean < frozen and "the mean" or "the frozen estimate"
  return name, string.format("%.1f times", math.max(mean, frozen) / math.min(mean, frozen))
end

for _, kind in ipairs(kinds) do
  local title, rows, length = table.unpack(kind)
  local result = lab.compare {
    variant("mean", rows, length), variant("learned", rows, length),
    variant("medianOfFirstScreen", rows, length),
    program = program(rows),
    metrics = { "contentSizeBias", "contentSizeError", "contentSizeJitter", "jitter", "landingError" },
  }
  local total = 0.0
  for i = 1, rows do total = total + length(i) end
  print(string.format("%s; %d rows, %.0f points in all", title, rows, total))
  print(result)
  local nearer, howMuch = less(result, "contentSizeError")
  local steadier, howSteady = less(result, "contentSizeJitter")
  print("nearer to the truth: " .. nearer .. ", " .. howMuch
    .. "; steadier: " .. steadier .. ", " .. howSteady)
  print()
  for _, found in pairs(result) do lab.expectEqual(found.landingError, 0.0) end
end

print("A mean that follows is wrong by chance and comes nearer, but each row that it learns moves the")
print("size of all the others: the scroll bar trembles. An estimate that is kept moves the size by no")
print("more than the row in sight, and stays wrong by whatever the first screen did not show. In the")
print("text, whose first lines are short, it is so wrong that every row in sight moves the size. Sorted")
print("rows deceive both: what was seen says little about the rest. And whatever is guessed, a jump")
print("lands where it should, because the row that it goes to is measured.")
