-- What whole programs are written with. Each statement is one call of `try`: what fails is printed
-- and the program goes on. With `READ`, all that can be read is read in between, and checked.
local v, w, x

local function quoted(text) return (("%q"):format(tostring(text)):gsub("\\\n", "\\n")) end

-- How often a callback may still act, so that none goes on without end.
local left = 0
local function called()
  left = left - 1
  return left >= 0
end

local function begin()
  left = 30
  v = setmetatable({}, { __index = function() return Item { height = 25 } end })
  w = {}
  x = { list = { "a", "b", "c" }, data = lab.data { "p", "q", "r" },
    model = Observable { level = 1, list = { 1, 2 } }, position = ScrollPosition {} }
  for i = 1, 6 do x.list[#x.list + 1] = { id = "r" .. i, height = 20 + i * 7 } end
end

local function open()
  local windows = {}
  for i = 1, 3 do
    if w[i] and pcall(w[i].tree, w[i]) then windows[#windows + 1] = w[i] end
  end
  return windows
end

local function try(number, f)
  local isDone, problem = pcall(f)
  if not isDone then print("error", number, quoted(problem)) end
  for _, window in ipairs(READ and open() or {}) do
    local isFine, broken = pcall(window.check, window)
    if not isFine then print("BROKEN", number, quoted(broken)) end
  end
end

local function read()
  if not READ then return end
  for _, window in ipairs(open()) do
    readAll(window, function(title, value) print("read", title, quoted(value)) end)
  end
end

local function near(a, b, slack)
  return a == b or math.abs(a - b) <= (slack or 1e-6) * math.max(1, math.abs(a), math.abs(b))
end

-- The entries of each change of an offset follow one another, from what was told to what is told,
-- which is rounded to pixels; the shares of each move sum to it.
local function add(window)
  for event in window.trace:events { kind = "offset" } do
    local offset, holds = event.entries[1].old, near(event.entries[1].old, event.old, 1.001)
    for _, entry in ipairs(event.entries) do
      holds = holds and near(entry.old, offset) and near(entry.old + entry.change, entry.new)
      offset = entry.new
    end
    holds = holds and near(offset, event.new, 1.001)
    if not holds then print("BROKEN", "ledger", quoted(event)) end
  end
  for event in window.trace:events { kind = "moved" } do
    local sum = 0
    for _, reason in ipairs(event.reasons) do sum = sum + reason.by end
    if not (event.isGuess or event.isOutOfSight or near(sum, event.by)) then
      print("BROKEN", "account", quoted(event))
    end
  end
end

local function finish(number)
  for _, window in ipairs(open()) do
    local m = window.metrics
    print("state", window.frame, quoted(window:tree()), m.bodies, m.measures, m.appears,
      m.liveNodes, m.moves, m.corrections)
    add(window)
    window:close()
  end
  print("end", number, #x.data, #x.list, lab.random(), lab.stream "a", math.random())
end
