-- That elements turn out to give different numbers of views changes nothing of what is in sight:
-- no view there is made anew or loses its state, and after an edit the first one that is left keeps
-- its place, unless the content begins or ends there (rules R1 and R10).
-- errors: unevenElements: the elements of the ForEach in
-- output: a view less farther on	90.0	7
-- output: collapsed	40.0	h1, h2, s2/r1 … s2/r7
-- output: held	40
local Row = View "Row" {
  parameters = { height = 40 }, state = { taps = 0 },
  body = function(self) return Item { height = self.height } end,
}
local appeared = {}
local function noted(view, name)
  return view:onAppear(function() appeared[name] = (appeared[name] or 0) + 1 end)
end

local window = Window { width = 200, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "e%d", function(i)
    return noted(Row { height = 40 }, "a" .. i),
      i ~= 4 and noted(Row { height = 60 }, "b" .. i) or nil
  end } } } }
window:node("e2").state.taps = 7
window:scrollView():drag { by = 90 }
window:step()
for name, times in pairs(appeared) do assert(times == 1, name) end
print("a view less farther on", window:scrollView().contentOffset.y, window:node("e2").state.taps)

local open = { true, true, true, true }
window = Window { width = 300, height = 400, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 4, id = "s%d", function(i)
    return Section { header = Item { height = 40 }:id("h" .. i), isExpanded = open[i],
      ForEach { 10, id = "r%d", height = 50 } }
  end } } }
end }
window:scrollView():drag { by = 300 }
window:update(function() open[1] = false end)
print("collapsed", window:node("h2").frame.minY, window:scrollView().visibleIDs)

-- Screens of rows and sections of which any may turn out to be shorter, or longer again.
local held = 0
for seed = 1, 40 do
  math.randomseed(seed)
  local sizes, isSection = {}, seed % 2 == 0
  for i = 1, 12 do sizes[i] = 3 end
  appeared = {}
  window = Window { width = 200, height = math.random(2, 4) * 100, function()
    return ScrollView { LazyVStack { spacing = 0, ForEach { 12, id = "e%d", function(i)
      local rows = {}
      for k = 1, sizes[i] do
        rows[k] = noted(Row { height = 30 + k }:id(i .. "-" .. k), i .. "-" .. k)
      end
      if isSection then return Section { header = Item { height = 20 }, Group(rows) } end
      return Group(rows)
    end } } }
  end }
  local scroll = window:scrollView()
  for _ = 1, 6 do
    scroll:drag { by = math.random(-50, 150) }
    local before, times = {}, {}
    for i, size in ipairs(sizes) do
      for k = 1, size do
        local name = i .. "-" .. k
        local isLoaded, frame = pcall(function() return window:node(name).frame end)
        if isLoaded and frame and frame.maxY > 0 and frame.minY < window.height then
          before[#before + 1] = { name = name, y = frame.minY }
          times[name] = appeared[name]
        end
      end
    end
    local which = math.random(12)
    window:update(function() sizes[which] = math.random(1, 3) end)
    window:step()
    local offset, size = scroll.contentOffset.y, scroll.contentSize.height
    local isFree = offset > 0.5 and offset < size - window.height - 0.5
    for _, row in ipairs(before) do
      local i, k = row.name:match "(%d+)-(%d+)"
      if tonumber(k) <= sizes[tonumber(i)] then
        assert(appeared[row.name] == times[row.name], seed .. ": " .. row.name .. " is made anew")
        if isFree then
          local y = window:node(row.name).frame.minY
          assert(math.abs(y - row.y) < 1e-6, seed .. ": " .. row.name .. " moved by " .. y - row.y)
        end
        break
      end
    end
    window:check()
  end
  held = held + 1
end
print("held", held)
