-- Lays out a text file, a row for each line, and reports what scrolling through it costs.
--
--   lazylab run Examples/reader.lua                          the text beside this script
--   lazylab run --events none Examples/reader.lua FILE       any text file, without the events

local path = ... or (arg[0]:match("^.*/") or "") .. "texts/the-paper-lake.txt"
local file, problem = io.open(path, "r")
if not file then error("cannot read the text: " .. problem, 0) end
local lines = {}
for line in file:lines() do lines[#lines + 1] = line end
file:close()
if #lines == 0 then error("cannot lay out " .. path .. ": it has no lines", 0) end

-- There is no font here: each line of a row has room for 45 characters and is 20 points high.
-- Text that is not UTF-8 is counted in bytes. An empty line makes a row of one line.
local width, height, columns, lineHeight = 390, 844, 45, 20
local heights, truth = {}, 0
for index, line in ipairs(lines) do
  local characters = utf8.len(line) or #line
  heights[index] = math.max(1, math.ceil(characters / columns)) * lineHeight
  truth = truth + heights[index]
end

local function open()
  -- Without a rubber band a drag ends where the text ends.
  local window = Window { width = width, height = height,
    profile = lab.profile { "swiftui2027", rubberBand = 0 },
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { #lines, id = "line-%d", height = function(index) return heights[index] end },
      },
    },
  }
  return window, window:scrollView()
end

-- Scrolls with drags of one viewport until nothing moves, and returns what that cost. The error is
-- the difference between the content height that a scroll bar would show and the true one.
local function read(window, scroll, direction)
  local cost = { drags = 0, largest = 0.0, first = scroll.contentSize.height }
  local before = window.metrics { "bodies", "measures", "corrections", "jitter" }
  repeat
    local offset = scroll.contentOffset.y
    cost.largest = math.max(cost.largest, math.abs(scroll.contentSize.height - truth))
    scroll:drag { by = direction * height }
    cost.drags = cost.drags + 1
  until scroll.contentOffset.y == offset
  cost.last = scroll.contentSize.height
  for name, value in pairs(window.metrics { "bodies", "measures", "corrections", "jitter" }) do
    cost[name] = value - before[name]
  end
  return cost
end

local function report(title, cost)
  local share = 100 * math.abs(cost.first - truth) / truth
  print()
  print(title)
  print(string.format("  drags        %8d  of %d points", cost.drags, height))
  print(string.format("  bodies       %8d  for %d rows", cost.bodies, #lines))
  print(string.format("  measures     %8d", cost.measures))
  print(string.format("  corrections  %8d  together %.1f points", cost.corrections, cost.jitter))
  print(string.format("  estimate     %8.0f  at first: %.1f %% from the truth", cost.first, share))
  print(string.format("  estimate     %8.0f  at last", cost.last))
  print(string.format("  true height  %8.0f", truth))
  print(string.format("  worst error  %8.0f  points", cost.largest))
end

local window, scroll = open()
local opening = window.metrics.bodies
local down = read(window, scroll, 1)

-- The other way: a jump past everything to the last line, and from there back to the beginning.
local jumped, jump = open()
jump:scrollTo { id = "line-" .. #lines, anchor = "bottom" }
local up = read(jumped, jump, -1)

print()
print((path:match("[^/]*$")) .. ": " .. #lines .. " rows")
print("bodies to open it: " .. opening)
report("From the first line to the last", down)
report("From a jump to the last line back to the first", up)
