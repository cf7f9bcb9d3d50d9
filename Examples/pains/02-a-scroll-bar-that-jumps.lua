-- Pain 2: the scroll bar jumps, because the size of the content does.
--
-- A lazy stack knows the lengths of rows it has measured and guesses the others; the size of its
-- content is the sum of both (rules R5, R6). Each row that it measures changes the guess for all
-- others. So the size changes while somebody scrolls, and with it the place and the length of the
-- scroll bar. Nothing visible moves.
--
--   lazylab run --events none Examples/pains/02-a-scroll-bar-that-jumps.lua

local count = 1000
local function height(index) return math.floor(20 + lab.noise(index, 0, 280)) end

local total = 0
for index = 1, count do total = total + height(index) end

local function variant(name, stack, estimator)
  return { name, function()
    return Window { width = 390, height = 800, estimator = estimator,
      profile = lab.profile { "swiftui2027", rubberBand = 0 }, ScrollView {
      stack { spacing = 0, ForEach { count, id = "row-%d", height = height } },
    } }
  end }
end

-- From the top to the end in drags of 400 points, then a jump to the middle.
local stations, sizes = {}, {}
local function program(window)
  local scroll, column = window:scrollView(), {}
  sizes[#sizes + 1] = column
  local function note(place)
    stations[#column + 1] = place
    column[#column + 1] = scroll.contentSize.height
  end
  note "at the top"
  for drag = 1, 1000 do
    local before = scroll.contentOffset.y
    scroll:drag { by = 400 }
    if drag % 60 == 0 then note(string.format("%d points down", drag * 400)) end
    if scroll.contentOffset.y == before then break end
  end
  note "at the end"
  scroll:scrollTo { id = "row-500", anchor = "top" }
  note "jump to row 500"
  for _ = 1, 10 do scroll:drag { by = -400 } end
  note "a little up"
end

local result = lab.compare {
  variant("eager", VStack), variant("mean", LazyVStack, "mean"),
  variant("histogram25", LazyVStack, "histogram25"), variant("learned", LazyVStack, "learned"),
  program = program,
  metrics = { "bodies", "contentSizeBias", "contentSizeError", "contentSizeJitter" },
}

print(string.format("%d rows of 20 to 300 points; content height, true: %d", count, total))
print(string.format("%-22s %9s %9s %12s %9s", "", "eager", "mean", "histogram25", "learned"))
for row, place in ipairs(stations) do
  print(string.format("%-22s %9.0f %9.0f %12.0f %9.0f", place,
    sizes[1][row], sizes[2][row], sizes[3][row], sizes[4][row]))
end
print()
print(result)
lab.expectEqual(result.eager.contentSizeError, 0.0)
lab.expect(result.learned.contentSizeJitter <= result.mean.contentSizeJitter)

print()
print("An eager stack knows its size from the first frame, and measures everything for it. The lazy")
print("ones begin with the mean of the first screen and come nearer with each row. At the end of the")
print("list all of them are right; after a jump those that forget what is out of sight guess again.")
print("The remedy for a trembling scroll bar: rows of one height, or an estimator that knows the heights.")
