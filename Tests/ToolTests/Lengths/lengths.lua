-- Every estimator and survey with every leaf and modifier, in one container that probes with 0 and
-- infinity. Errors that a script can catch are answers; a process that ends is none.
local huge = math.huge

local leaves = {
  Color = function() return Color "red" end,
  Text = function() return Text "a few words that break" end,
  flexible = function() return Item { width = "flexible", height = "flexible" } end,
  plain = function() return Item { width = 40, height = 30 } end,
  computed = function() return Item { height = function(width) return (width or 10) / 2 end } end,
  endless = function() return Item { height = function(width) return width or 10 end } end,
  longest = function() return Item { width = 1e12, height = 1e12 } end,
  none = function() return Item { width = 0, height = 0 } end,
  Spacer = function() return Spacer() end,
  Divider = function() return Divider() end,
  Button = function() return Button { "Go", action = function() end } end,
  HStack = function() return HStack { Color "red", Text "words" } end,
  VStack = function() return VStack { Color "red":aspectRatio(2, "fit"), Spacer() } end,
  ScrollView = function() return ScrollView { Text "inner" } end,
  LazyVStack = function() return LazyVStack { ForEach { 5, height = 20 } } end,
  LazyHStack = function() return LazyHStack { ForEach { 5, height = 20 } } end,
}

local modifiers = {
  none = function(v) return v end,
  fit = function(v) return v:aspectRatio(1, "fit") end,
  fill = function(v) return v:aspectRatio(1, "fill") end,
  thin = function(v) return v:aspectRatio(1e-6, "fit"):aspectRatio(1e-6, "fill") end,
  own = function(v) return v:aspectRatio(nil, "fit") end,
  grown = function(v) return v:frame { maxWidth = huge, maxHeight = huge } end,
  least = function(v) return v:frame { minWidth = 1e12, minHeight = 1e12 } end,
  ideal = function(v) return v:frame { idealWidth = 50, idealHeight = 60, maxHeight = huge } end,
  fixedSize = function(v) return v:fixedSize() end,
  padding = function(v) return v:padding(1e12) end,
  margins = function(v) return v:padding(-1e12) end,
  offset = function(v) for _ = 1, 8 do v = v:offset { x = 1e12, y = -1e12 } end return v end,
  scaled = function(v) for _ = 1, 60 do v = v:scaleEffect(1e6) end return v end,
  turned = function(v) return v:rotationEffect(33) end,
  guide = function(v) return v:alignmentGuide("top", function() return 1e12 end)
    :alignmentGuide("leading", function(d) return d.width * 1e3 end) end,
  relative = function(v) return v:containerRelativeFrame "vertical" end,
  overlay = function(v) return v:overlay(Color "blue"):background(Color "green":aspectRatio(1, "fit")) end,
  priority = function(v) return v:layoutPriority(1e300) end,
}

local Own = LazyLayout "Own" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { y = cursor.y, width = cursor.width - 20 }
    cursor.y = cursor.y + size.height
    return cursor.y
  end,
}
local Wide = LazyLayout "Wide" {
  begin = function(self, bounds) return { y = 0 } end,
  place = function(self, cursor, subviews)
    cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = huge, height = huge }.height
    return cursor.y
  end,
}
local Placer = Layout "Placer" {
  sizeThatFits = function(self, proposal, subviews) return 100, 100 end,
  placeSubviews = function(self, bounds, proposal, subviews)
    for i, view in ipairs(subviews) do
      if i % 2 == 1 then view:place { width = huge, height = huge, anchor = "center" } end
      if i % 2 == 0 then view:place { width = -5, x = 1e300, y = -1e300 } end
    end
  end,
}

local custom = Estimator "Custom" {
  begin = function() return { sum = 0, count = 0 } end,
  learn = function(self, memory, length) memory.sum, memory.count = memory.sum + length, memory.count + 1 end,
  estimate = function(self, memory) return memory.sum / memory.count end,
}
local estimators = { "oracle", "mean", "learned", "medianOfFirstScreen", "lastFew", "meanByKind",
  "histogram25", custom }
local columns = { GridItem.flexible {}, GridItem.adaptive { minimum = 30, maximum = huge } }
local lazies = {
  function(rows, estimator) return LazyVStack { estimator = estimator, rows } end,
  function(rows, estimator) return LazyHStack { estimator = estimator, rows } end,
  function(rows, estimator) return LazyVGrid { columns = columns, estimator = estimator, rows } end,
  function(rows, estimator) return LazyHGrid { rows = columns, estimator = estimator, rows } end,
  function(rows, estimator) return Own { estimator = estimator, rows } end,
  function(rows, estimator) return Wide { axis = "horizontal", estimator = estimator, rows } end,
  function(rows) return Placer { rows } end,
}

local function isFinite(rect)
  for _, number in ipairs { rect.x, rect.y, rect.width, rect.height } do
    if not (math.abs(number) < huge) then return false end
  end
  return true
end

local made = 0
local function use(name, contain, make)
  local window
  local function try(f)
    local isFine, message = pcall(f)
    -- What is refused is refused with the name of what was written.
    lab.expect(isFine or tostring(message):find ": ", name .. ": " .. tostring(message))
  end
  try(function() window = Window { width = 300, height = 400, contain(make) } end)
  if not window then return end
  made = made + 1
  try(function() return window.metrics.contentSizeError end)
  try(function() return window.reports.missing, window.reports.clipped end)
  try(function() window:scrollView():drag { by = 150 } end)
  try(function() window:resize(250, 300) end)
  try(function() window:scrollView():scrollTo { edge = "bottom" } end)
  try(function() window:check() end)
  try(function() window:draw() end)
  pcall(function()
    for i = 1, 3 do
      local node = window:node(i)
      lab.expect(isFinite(node.frame) and isFinite(node.drawnRect), name .. ": a rect is not finite")
    end
  end)
  window:close()
end

local function sorted(names)
  local keys = {}
  for key in pairs(names) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

local container
for _, one in ipairs(list) do if one[1] == ONLY then container = one[2] end end
local turn = 0
for _, leaf in ipairs(sorted(leaves)) do
  for _, modifier in ipairs(sorted(modifiers)) do
    -- Each leaf with each modifier, and over all of them each estimator in each lazy container.
    for _ = 1, 2 do
      turn = turn + 1
      local estimator = estimators[turn % #estimators + 1]
      local lazy = lazies[turn // #estimators % #lazies + 1]
      local name = table.concat({ ONLY, leaf, modifier, tostring(estimator), turn // #estimators % #lazies + 1 }, ", ")
      if turn % SHARES == SHARE then
        use(name, container, function()
          return lazy(ForEach { 6, function() return modifiers[modifier](leaves[leaf]()) end }, estimator)
        end)
      end
    end
  end
end
lab.expect(made > turn / SHARES / 2, "most windows can be made")
print("made", made, "of", turn)
