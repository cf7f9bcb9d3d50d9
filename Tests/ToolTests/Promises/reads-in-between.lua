-- Reading a window while something waits for its next frame, or while an estimator learns, changes
-- nothing of what comes: check takes no change of a row of a lazy layout away, and an estimator
-- whose `learn` draws the window learns all lengths in their order.
-- output: a change that waits	820.0	90.0	820.0	90.0
-- output: an estimator that looks	true
local Column = LazyLayout "Column" { begin = function() return { y = 0 } end,
  place = function(_, cursor, subviews)
    cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 100 }.height
    return cursor.y
  end }
local function changed(isChecked)
  local model = Observable { height = 40 }
  local window = Window { width = 300, height = 400, ScrollView { Column {
    ForEach { 20, id = "row-%d", function(row)
      return Item { height = row == 2 and model.height or 40 }
    end } } } }
  model.height = 50
  if isChecked then window:check() end
  window:settle()
  return window:scrollView().contentSize.height, window:node("row-3").frame.y
end
local height, y = changed(false)
print("a change that waits", height, y, changed(true))

local function learned(isReading)
  local window
  local Last = Estimator("Last" .. tostring(isReading)) { begin = function() return { last = 0 } end,
    learn = function(_, memory, length)
      if isReading and window then window:draw() end
      memory.last = length
    end,
    estimate = function(_, memory) return memory.last end }
  window = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
    estimator = Last {}, ForEach { 100, height = function(row) return 20 + row end } } } }
  window:scrollView():drag { by = 300 }
  return window:scrollView().contentSize.height
end
print("an estimator that looks", learned(true) == learned(false))
