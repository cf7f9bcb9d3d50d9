-- output: all rest
-- Another default anchor changes no size, so that it moves only content that it aligns: content
-- that is too short. It keeps what sizes change as soon as the content rests at it.
local function screen(axis, count)
  local isTall = axis == "vertical"
  local screen = { anchor = isTall and "bottom" or "trailing", rows = {} }
  for index = 1, count do screen.rows[index] = "m" .. index end
  screen.window = Window { width = 600, height = 600, function()
    local stack = isTall and LazyVStack or LazyHStack
    return ScrollView { axes = axis, stack { spacing = 0, ForEach { screen.rows, function()
      return Item { width = 60, height = 60 }
    end } } }:defaultScrollAnchor(screen.anchor)
  end }
  function screen:offset()
    local offset = self.window:scrollView().contentOffset
    return isTall and offset.y or offset.x
  end
  function screen:switch(anchor) self.window:update(function() self.anchor = anchor end) end
  return screen
end

local long = screen("vertical", 40)
for _, anchor in ipairs { "top", "center" } do
  long:switch(anchor)
  lab.expectEqual(long:offset(), 1800)
end
long.window:scrollView():scrollTo { y = 900 }
long.window:update(function() table.insert(long.rows, 1, "m0") end)
lab.expectEqual(long:offset(), 930, "the middle is kept")

for _, axis in ipairs { "vertical", "horizontal" } do
  local short = screen(axis, 1)
  lab.expectEqual(short:offset(), -540)
  short:switch(axis == "vertical" and "top" or "leading")
  lab.expectEqual(short:offset(), 0)
  local told = tostring(short.window:explain())
  lab.expect(told:find("defaultScrollAnchor is another one now, and aligns", 1, true), told)
  lab.expect(not told:find("another size", 1, true), told)
end

-- Content that fits is at every anchor.
local followed = screen("vertical", 10)
followed:switch("top")
followed.window:update(function()
  followed.anchor = "bottom"
  for index = 11, 25 do followed.rows[index] = "m" .. index end
end)
lab.expectEqual(followed:offset(), 900)
print "all rest"
