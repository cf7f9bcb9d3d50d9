-- output: 635	635	635	635
-- output: 635	true

-- What is read changes nothing: elements of which nobody knew how many views they have are counted
-- in a copy of the window.
local function height(read)
  local w = Window { width = 100, height = 100, ScrollView { LazyVStack {
    ForEach { 10, function() return Item { height = 30 } end },
    ForEach { 3, function() return Group { Item { height = 50 }, Item { height = 20 } } end } } } }
  if read then read(w) end
  w:scrollView():drag { by = 1e9 }
  return math.tointeger(w:scrollView().contentSize.height)
end
print(height(),
  height(function(w) return w.metrics.contentSizeError end),
  height(function(w) return w.metrics.contentSizeBias end),
  height(function(w) return w.reports.missing end))

-- Functions that draw random numbers for a read do not use them up.
local function row() return Item { height = lab.random(10, 50) + math.random(50) } end
local function drawn(isRead)
  math.randomseed()
  local w = Window { width = 100, height = 100, ScrollView { LazyVStack { ForEach { 99, row } } } }
  if isRead then assert(w.metrics.contentSizeError) end
  return math.random()
end
print(height(function(w) return tostring(w.reports.missing) end), drawn(true) == drawn(false))
