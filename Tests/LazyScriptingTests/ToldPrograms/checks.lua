-- Checks that the report of a frame matches what a person saw: the rectangles of what was in sight
-- before and after the frame are compared with its events and with the text of window:explain().
local Screen = require "changes"

local function near(a, b) return math.abs(a - b) < 1e-3 end

local function meets(rect, other)
  return rect.x + rect.width > other.x + 1e-3 and rect.x < other.x + other.width - 1e-3
    and rect.y + rect.height > other.y + 1e-3 and rect.y < other.y + other.height - 1e-3
end

-- The last part of an id: the ids of a screen are all different.
local function leaf(id) return tostring(id):match "([^/]*)$" end

-- What is in sight, with its rectangle.
function Screen:look()
  local look = { seen = {}, all = {}, regions = {}, lists = {}, width = self.width,
    window = { x = 0, y = 0, width = self.width, height = self.height } }
  for _, list in ipairs(self.lists) do
    local ids, open = {}, {}
    for i, item in ipairs(list.items) do ids[i], open[i] = item.id, tostring(item.open) end
    look.lists[list.id] = { spacing = list.spacing, rowPadding = list.rowPadding,
      columns = list.columns, order = table.concat(ids, " "), open = table.concat(open, " ") }
  end
  for _, view in ipairs(self:views()) do
    local isKnown, node = pcall(function() return self.window:node(view.path) end)
    local rect = isKnown and node.drawnRect
    look.all[view.id] = view
    if rect then
      view.rect = { x = rect.x, y = rect.y, width = rect.width, height = rect.height }
      if view.scrolls then look.regions[view.id] = view.rect end
      local isSeen = meets(view.rect, look.window)
      for _, id in ipairs(view.chain) do
        isSeen = isSeen and (not look.regions[id] or meets(view.rect, look.regions[id]))
      end
      if view.isInner then isSeen = isSeen and look.seen[view.chain[1]] ~= nil end
      if isSeen then look.seen[view.id] = view end
    end
  end
  return look
end

-- How far a finger or a program moved a scroll view, less what an end took back.
local function asked(entries)
  local intended, clamped = 0, 0
  for _, entry in ipairs(entries) do
    if ("user script target snap"):find(entry.cause) then
      intended = intended + entry.change
    elseif entry.cause == "clamp" then
      clamped = clamped + entry.change
    end
  end
  if intended * clamped >= 0 then return intended end
  return math.abs(clamped) < math.abs(intended) and intended + clamped or 0
end

local function both() return { vertical = 0, horizontal = 0 } end

-- Whether a field of a list changed; if the reason names values, from and to those.
local function isOf(reason, before, after, field)
  for id, was in pairs(before.lists) do
    local is = after.lists[id]
    if was[field] ~= is[field] and (not reason.old
      or near(was[field], reason.old) and near(is[field], reason.new))
    then
      return true
    end
  end
  return false
end

-- For each kind of reason: what must have happened, and in which direction it moves what follows.
local needs = {
  came = function(reason) assert(reason.by >= 0, "what came moved others back") end,
  went = function(reason) assert(reason.by <= 0, "what went moved others on") end,
  spacing = function(reason, before, after)
    assert(isOf(reason, before, after, "spacing"), "no spacing changed as is told")
    assert((reason.new or 0) - (reason.old or 0) == 0 or reason.by * (reason.new - reason.old) > 0,
      "a spacing moved others to the wrong side")
  end,
  padding = function(reason, before, after)
    assert(isOf(reason, before, after, "rowPadding") or isOf({}, before, after, "open"), "no padding changed as is told")
  end,
  resized = function(reason, _, _, event)
    -- A view that became longer may now begin before the place where it began.
    local isOwn = #reason.views == 1 and reason.views[1] == event.id
    assert(isOwn or not reason.old or reason.by * (reason.new - reason.old) > 0,
      "a length moved others to the wrong side")
  end,
  lines = function(_, before, after)
    assert(isOf({}, before, after, "order") or isOf({}, before, after, "columns")
      or before.width ~= after.width, "no cell came, went or changed its place")
  end,
  rearranged = function(_, before, after)
    assert(isOf({}, before, after, "order"), "no row changed its place")
  end,
}

local function checkReason(reason, event, axis, before, after)
  if needs[reason.kind] and not event.isOutOfSight then needs[reason.kind](reason, before, after, event) end
  for _, id in ipairs(reason.views) do
    local was, is = before.all[leaf(id)], after.all[leaf(id)]
    if reason.kind == "came" then
      assert(not was, leaf(id) .. " came, and was there")
    elseif reason.kind == "went" then
      assert(not (is and is.rect), leaf(id) .. " went, and is there")
    elseif reason.kind == "resized" and #reason.views == 1 and reason.old and not reason.isOfLine
      and was and is and was.rect and is.rect
    then
      local side = axis == "vertical" and "height" or "width"
      assert(near(was.rect[side], reason.old) and near(is.rect[side], reason.new),
        ("%s was %g and is %g, and %g and %g is told"):format(leaf(id), was.rect[side],
          is.rect[side], reason.old, reason.new))
    end
  end
  return reason.by
end

-- Collects what the events of the last frame say.
local function read(window, before, after)
  local told = { moved = {}, pushed = {}, gone = {}, asked = {}, shorter = {},
    arrived = {} }
  for event in window.trace:events { first = window.frame, last = window.frame } do
    if event.kind == "moved" then
      local id = leaf(event.id)
      local view = before.all[id] or after.all[id]
      assert(view or id == "LazyVStack", "there is no " .. id)
      local axis = event.axis or view and (view.scrolls and "vertical" or view.axis)
      local sum = 0
      for _, reason in ipairs(event.reasons) do
        sum = sum + checkReason(reason, event, axis, before, after)
        if reason.kind == "resized" then
          for _, other in ipairs(reason.views) do
            local list = (before.all[leaf(other)] or {}).list
            told.shorter[leaf(other)] = true
            if list then told.shorter[list.kind] = true end
          end
        end
      end
      assert(event.isGuess or near(sum, event.by), "the shares do not sum up")
      if event.isArrival then
        -- The other rows that were in sight are no longer known.
        told.arrived[view.chain[#view.chain]] = true
      elseif event.isOutOfSight then
        told.pushed[id] = true
      elseif event.row and leaf(event.row) == id then
        -- Something inside the row moved, and not the row itself.
        assert(#event.reasons > 0)
      else
        told.moved[id] = told.moved[id] or both()
        told.moved[id][axis] = told.moved[id][axis] + event.by
      end
    elseif event.kind == "offset" then
      local id = leaf(event.id)
      local axis = event.axis or (before.all[id] or after.all[id] or {}).scrolls or "horizontal"
      told.asked[id] = told.asked[id] or { vertical = {}, horizontal = {} }
      local sum = 0
      for _, entry in ipairs(event.entries) do
        sum = sum + entry.change
        table.insert(told.asked[id][axis], entry)
      end
      assert(near(sum, event.new - event.old), "the ledger does not sum up")
    elseif event.kind == "frame" then
      for _, id in ipairs(event.gone) do told.gone[leaf(id)] = true end
    end
  end
  for _, ledger in pairs(told.asked) do
    ledger.vertical, ledger.horizontal = asked(ledger.vertical), asked(ledger.horizontal)
  end
  return told
end

-- How far the containers of a view moved it along.
local function carried(view, told)
  local by = both()
  for _, id in ipairs(view.chain) do
    local moved, scrolled = told.moved[id] or both(), told.asked[id] or both()
    for axis in pairs(by) do
      by[axis] = by[axis] + moved[axis] - (view.isPinned and 0 or scrolled[axis])
    end
  end
  return by
end

local sides = { vertical = "y", horizontal = "x" }

-- Checks whether a view that was in sight still is, and where; true if it moved or left.
local function checkView(view, what, before, after, told)
  if view.isRow and told.arrived[view.chain[#view.chain]] then return false end
  local by = carried(view, told)
  local now, there = after.seen[view.id], after.all[view.id]
  if now then
    local own = told.moved[view.id] or both()
    local isMoved = false
    for axis, side in pairs(sides) do
      local moved = now.rect[side] - view.rect[side]
      -- If the width of the view itself changed, moves across its axis are not compared.
      local isWider = view.axis ~= axis and not near(now.rect.width, view.rect.width)
      isMoved = isMoved or not near(moved, 0)
      assert(view.isPinned or isWider or what == "resize" and view.axis ~= axis
        or near(moved, by[axis] + own[axis]),
        ("%s moved %sly by %g; %g was asked for, %g is told"):format(view.id, axis, moved,
          by[axis], own[axis]))
    end
    return isMoved
  end
  local rect = { x = view.rect.x + by.horizontal, y = view.rect.y + by.vertical,
    width = view.rect.width, height = view.rect.height }
  local region = after.regions[view.chain[#view.chain]] or after.window
  -- A cell can leave sight because another cell in its line of a grid became shorter.
  local isInLine = view.list and view.list.kind == "grid" and told.shorter.grid
  local isLeft = meets(rect, region) and meets(rect, after.window) and not view.isPinned
    and not view.isInner and not isInLine
  assert(not isLeft or told.gone[view.id] or told.pushed[view.id] or told.shorter[view.id]
    or told.moved[view.id] or there and there.rect and near(rect.x, there.rect.x)
    and near(rect.y, there.rect.y), view.id .. " is not in sight any more")
  return isLeft
end

local function number(text) return tonumber((text:gsub("−", "-"))) end

-- Checks that the written shares of each change of an offset add up to the change.
local function checkText(text)
  local change, sum
  local function close()
    assert(not change or math.abs(change - sum) < 0.01, "the shares in the text do not sum up")
    change = nil
  end
  for line in text:gmatch "[^\n]+" do
    assert(utf8.len(line) <= 100, "a line is too long")
    if line:match "^  %S" then close() end
    local old, new = line:match "content offset.* went from (%S+) to (%S+):$"
    if old then
      change, sum = number(new) - number(old), 0
    elseif change and (line:sub(1, 5) == "    +" or line:sub(1, 7) == "    −") then
      sum = sum + number(line:match "^    (%S+)")
    end
  end
  close()
end

local function check(screen, before, what)
  local window = screen.window
  local after = screen:look()
  local text = window:explain(window.frame)
  local told = read(window, before, after)
  local isMoved = false
  local ids = {}
  for id in pairs(before.seen) do ids[#ids + 1] = id end
  table.sort(ids)
  for _, id in ipairs(ids) do
    isMoved = checkView(before.seen[id], what, before, after, told) or isMoved
  end
  assert(not isMoved or what == "resize" or not text:find "^In frame", "something moved")
  checkText(text)
end

-- Plays a program on a screen; a false report is an error that says what is wrong, and where.
return function(seed, count)
  local screen = Screen.new(seed)
  screen:play(count, function(before, what)
    local isTrue, message = pcall(check, screen, before, what)
    if not isTrue then
      local kinds = {}
      for i, list in ipairs(screen.lists) do kinds[i] = list.kind end
      error(("frame %d (%s%s; %s of %s): %s\n%s"):format(screen.window.frame, what,
        screen.called, screen.layout, table.concat(kinds, " and "), message,
        screen.window:explain(screen.window.frame)), 0)
    end
    screen.calls, screen.called = 0, ""
  end)
  screen.window:check()
end
