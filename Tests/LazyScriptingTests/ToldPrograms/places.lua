-- What a text says of places, beside where views were drawn before a frame and are after it: how far
-- each moved, what came into sight and left it, and how long what is named is and was.
local Screen = require "nested"
local words = require "words"

local function near(a, b) return math.abs(a - b) < 2e-3 end

local function meets(a, b)
  return b.width > 1e-3 and b.height > 1e-3 and a.x + a.width > b.x + 1e-3 and a.x < b.x + b.width - 1e-3
    and a.y + a.height > b.y + 1e-3 and a.y < b.y + b.height - 1e-3
end

local function part(a, b)
  local x, y = math.max(a.x, b.x), math.max(a.y, b.y)
  return { x = x, y = y, width = math.min(a.x + a.width, b.x + b.width) - x,
    height = math.min(a.y + a.height, b.y + b.height) - y }
end

-- The rectangles of all views that are placed, and of those of which any can be seen.
local function look(screen, others)
  local look = { seen = {}, all = {}, around = {} }
  local views = screen:views()
  for _, view in ipairs(others or {}) do views[#views + 1] = view end
  for _, view in ipairs(views) do
    local id, path, clip = view[1], {}, { x = 0, y = 0, width = 320, height = 600 }
    look.around[id] = view
    for i = #view, 1, -1 do
      local isScroll = view[i] == "scroll" or view[i]:match "^strip"
      local rect = i > 1 and look.all[view[i]]
      if rect and isScroll then clip = part(clip, rect) end
      if view[i] ~= "scroll" or #view == 1 then path[#path + 1] = view[i] end
    end
    local isThere, node = pcall(screen.window.node, screen.window, #path == 1 and path[1] or path)
    local rect = isThere and node.phase == "placed" and node.drawnRect
    if rect then
      rect = { x = rect.x, y = rect.y, width = rect.width, height = rect.height }
      look.all[id] = rect
      if meets(rect, clip) then look.seen[id] = rect end
    end
  end
  look.views = views
  return look
end

local function ids(list) return words.ids(list, { "title", "bar", "foot", "scroll" }) end

local function number(text) return tonumber((text:gsub("−", "-"):gsub("+", ""))) end

-- Whether a distance is one of those in words such as `+18`, `+3 or +4`, `+36 to +162`.
local function fits(by, words)
  local low, high = words:match "^(%S+) to (%S+)$"
  if low then
    low, high = number(low), number(high)
    return by > math.min(low, high) - 2e-3 and by < math.max(low, high) + 2e-3
  end
  for one in words:gmatch "[^%s,]+" do
    if one ~= "or" and near(by, number(one) or math.huge) then return true end
  end
  return false
end

local ends = { " vertically", " horizontally", " within", " and is ", " and are ", ", though",
  " with all" }

-- The amounts at the beginning of what follows "moved by".
local function amounts(words)
  local last = #words
  for _, mark in ipairs(ends) do
    local start = words:find(mark, 1, true)
    if start then last = math.min(last, start - 1) end
  end
  return words:sub(1, last)
end

local Check = {}
Check.__index = Check

function Check:say(id, what)
  self.told[id] = self.told[id] or {}
  self.told[id][what] = true
end

-- A sentence that something moved in sight: by as much as it did on the screen.
function Check:moved(sentence)
  local subject, rest = sentence:match "^([^:]-) moved by ([^:]*)"
  if not subject or subject:find "^What is in" or subject:find "another container" then return end
  local inside, rows = subject:match "^(.-) in (.*)$"
  for id in pairs(ids(rows or "")) do self:say(id, "inside") end
  local isAcross = rest:find "horizontally"
    or not rest:find "vertically" and subject:find "card%-"
  local side = isAcross and "x" or "y"
  local onScreen = rest:match "%(([+−%d%.]+) on the screen%)"
  local isRelative = rest:find " within" or rest:find "of its own" or rest:find "of their own"
  for id, how in pairs(ids(inside or subject)) do
    local was, is = self.before.seen[id], self.after.seen[id]
    if was and is then
      self:say(id, side)
      local by = is[side] - was[side]
      local isTrue = onScreen and near(by, number(onScreen))
        or not onScreen and (isRelative or fits(by, amounts(rest)))
      assert(isTrue, ("%s moved by %g, not as: %s"):format(id, by, sentence))
    else
      assert(how == "between" or inside, id .. " did not move in sight: " .. sentence)
    end
  end
end

-- For each phrase: what is said of, whether that was in sight, and whether it is.
local phrases = {
  { "^([^:]-) came into sight", false, true },
  { "^([^:]-) w[ae][a-z]+ pushed out of sight", true, false },
  { "^([^:]-) went out of sight", true, false },
  { "^([^:]-) left sight", true, false },
  { "^([^:]-) is out of sight", true, false },
  { "^([^:]-) are out of sight", true, false },
  { "^([^:]-) went with the data", true, false },
}

function Check:cameAndWent(sentence)
  for _, phrase in ipairs(phrases) do
    local subject = sentence:match(phrase[1])
    local isOfViews = subject and not subject:find "^What is in" and not subject:find "^The "
    -- What is named in rows is what came or left, and not the rows.
    local views = isOfViews and subject:gsub(" in [^,]+", "") or ""
    for id, how in pairs(ids(views)) do
      self:say(id, "sight")
      local was, is = self.before.seen[id] ~= nil, self.after.seen[id] ~= nil
      assert(how == "between" or was == phrase[2] and is == phrase[3],
        ("%s was %sin sight, and is%s: %s"):format(id, was and "" or "not ", is and "" or " not",
          sentence))
    end
  end
  local away = sentence:match "^([^:]-) went to another container"
  for id in pairs(ids(away or "")) do self:say(id, "inside") end
end

local sides = { wide = { "width" }, high = { "height" }, long = { "height", "width" } }

function Check:lengths(sentence)
  for names, now, size, was in
    sentence:gmatch "([%w%-, …]-) is ([%d%.]+) points (%a+) and was ([%d%.]+)"
  do
    local id = names:match "([%w%-]+)$" or ""
    local before, after = self.before.all[id], self.after.all[id]
    local isTrue = not before or not after
    for _, side in ipairs(isTrue and {} or sides[size]) do
      isTrue = isTrue or near(after[side], number(now)) and near(before[side], number(was))
    end
    assert(isTrue, id .. " has not these lengths: " .. sentence)
  end
end

-- Whether something is told of what is around a view, which was out of sight itself before or is
-- now.
function Check:isCovered(id, named, side)
  local around = self.after.around[id] or self.before.around[id]
  for i = 1, #around do
    local outer = around[i]
    if outer ~= "scroll" and outer ~= id and named[outer] and not side.seen[outer] then
      return true
    end
  end
  return false
end

-- Whatever moved in sight, came into it or left it, is told.
function Check:isComplete(text)
  local named = ids(text)
  for id, was in pairs(self.before.seen) do
    local is = self.after.seen[id]
    assert(is or named[id] or self:isCovered(id, named, self.after),
      id .. " left sight, and nothing says so")
    for _, side in ipairs(is and { "x", "y" } or {}) do
      local told = self.told[id]
      local isTold = told and (told[side] or told.inside)
      local around = self.after.around[id]
      for i = 2, #around do isTold = isTold or self.told[around[i]] end
      assert(near(was[side], is[side]) or isTold,
        ("%s moved by %g along %s, and nothing says so"):format(id, is[side] - was[side], side))
    end
  end
  for id in pairs(self.after.seen) do
    assert(self.before.seen[id] or named[id] or self:isCovered(id, named, self.before),
      id .. " came into sight, and nothing says so")
  end
end

return function(seed)
  local screen = Screen.new(seed)
  local check = setmetatable({ told = {} }, Check)
  screen.before = look(screen)
  check.before = screen.before
  screen:change()
  check.after = look(screen, screen.before.views)
  local text = screen.window:explain(screen.window.frame)
  local isTrue, message = pcall(function()
    for _, sentence in ipairs(words.sentences(text)) do
      check:moved(sentence)
      check:cameAndWent(sentence)
      check:lengths(sentence)
    end
    check:isComplete(text)
  end)
  if isTrue then return end
  error(("%s, %s: %s\n%s"):format(screen.kind, table.concat(screen.changed, " and "), message,
    text), 0)
end
