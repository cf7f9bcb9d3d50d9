-- Whether programs land where they scroll to: the view stands where an eager screen shows it, and
-- the reports say so.
local lab = require "lazylab"
local Screen = require "screens"

local function near(a, b) return math.abs(a - b) < 1e-6 end

-- An anchor as the axis calls it, and the fraction that it means.
local function anchors(axis)
  return {
    { text = "no anchor" },
    { text = axis.start, anchor = axis.start, fraction = 0 },
    { text = "center", anchor = "center", fraction = 0.5 },
    { text = axis.stop, anchor = axis.stop, fraction = 1 },
    { text = "0.3", anchor = lab.UnitPoint { x = 0.3, y = 0.3 }, fraction = 0.3 },
    { text = "bottomTrailing", anchor = "bottomTrailing", fraction = 1 },
  }
end

local function ask(self)
  local list, way = self.one(self.lists), self.one { "id", "path", "position" }
  local index = self.one { 1, self.count, self.random(self.count), self.random(self.count) }
  local ask = { id = list.id .. "-" .. index, row = list.row,
    anchor = self.one(anchors(self.axis)), animation = self.random(3) == 1 and true or nil }
  ask.isBound = way == "position" and self.hasPosition
  -- A view in a row is named with its row, because it is unknown until that is loaded.
  ask.target = ask.row and { ask.row, ask.id } or way == "path" and { ask.id } or ask.id
  return ask
end

local function scroll(made, ask)
  local target = made.isEager and ask.id or ask.target
  if ask.isBound then
    local function request()
      made.position:scrollTo { id = target, anchor = ask.anchor.anchor }
    end
    if ask.animation then lab.withAnimation(request) else request() end
    made.window:step()
  else
    made.scroll:scrollTo { id = target, anchor = ask.anchor.anchor, animation = ask.animation }
  end
  made.window:settle()
end

-- How far behind its place a view stands.
local function miss(self, rect, fraction)
  local start, length = rect[self.axis.at], rect[self.axis.length]
  local room = self.side - self.margin - length
  if fraction then return start - self.margin - fraction * room end
  if room < 0 then return 0 end
  return start < self.margin and start - self.margin or math.max(0, start + length - self.side)
end

-- Whether the region rests at the end that keeps the view from its place.
local function isClamped(self, scroll, by)
  local offset = scroll.contentOffset[self.axis.at]
  local last = scroll.contentSize[self.axis.length] - self.side
  if by < 0 then return near(offset, -self.margin) end
  return near(offset, math.max(-self.margin, last))
end

-- What the report of the scroll and the event of the frame in which it landed say.
local function checkReports(window, ask, by)
  local reports = window:scrolls()
  local report = reports[#reports]
  assert(tostring(report.id) == (ask.row and ask.row .. "/" or "") .. ask.id,
    "the last report is that of " .. tostring(report.id))
  assert(report.outcome == "arrived", "its outcome is " .. report.outcome)
  if not by then return end
  assert(near(report.missedBy, 0), "the report tells of a miss by " .. report.missedBy)
  for event in window.trace:events { kind = "frame", first = report.frame } do
    local landing = event.landings[1]
    if landing then
      assert(near(landing.miss, by), ("%.9g is told of a miss by %.9g"):format(landing.miss, by))
      assert(landing.isAtEnd == not near(by, 0), "isAtEnd is " .. tostring(landing.isAtEnd))
    end
  end
end

-- Rows that grow after the landing may push the view away, if no position keeps it.
local function checkLate(self, lazy, ask, rect)
  local told = lazy.window.metrics.landingError
  checkReports(lazy.window, ask)
  local isKept = ask.isBound and not ask.row
  if not rect then
    assert(not isKept and told > 0, "it is not there")
    return
  end
  local by = miss(self, rect, ask.anchor.fraction)
  if near(by, 0) or isClamped(self, lazy.scroll, by) then return end
  assert(not isKept, ("its position keeps it, and it missed by %.9g"):format(by))
  assert(told > math.abs(by) - 1e-6, ("it missed by %.9g, and %.9g is told"):format(by, told))
end

local function check(self, lazy, eager, ask)
  lazy.window:check()
  local rect = lazy.window:node(ask.target).frame
  if self.late then return checkLate(self, lazy, ask, rect) end
  assert(rect, "it is not there")
  local by, at = miss(self, rect, ask.anchor.fraction), self.axis.at
  assert(near(by, 0) or isClamped(self, lazy.scroll, by), ("it missed by %.9g"):format(by))
  -- What the lanes of a fold beside the target show depends on where the fold began.
  if self.kind ~= "lanes" then
    local place = eager.window:node(ask.id).frame[at]
    assert(near(place, rect[at]), ("it is at %.9g, not at %.9g"):format(rect[at], place))
  end
  checkReports(lazy.window, ask, by)
end

-- Scrolls on a screen again and again; where something is wrong, says what and where.
return function(seed, count)
  local self = Screen.new(seed)
  local lazy, eager = self:make(false), not self.late and self:make(true) or nil
  for turn = 1, count do
    local ask = ask(self)
    local isRight, message = pcall(function()
      scroll(lazy, ask)
      if eager then scroll(eager, ask) end
      check(self, lazy, eager, ask)
    end)
    if not isRight then
      error(("%s; scroll %d to %s at %s%s%s: %s"):format(self:describe(), turn, ask.id,
        ask.anchor.text, ask.isBound and " by its position" or "",
        ask.animation and ", animated" or "", message), 0)
    end
    if self.random(4) == 1 then
      local by = (self.random(9) - 5) * 60
      lazy.scroll:drag { by = by }
      if eager then eager.scroll:drag { by = by } end
    end
  end
end
