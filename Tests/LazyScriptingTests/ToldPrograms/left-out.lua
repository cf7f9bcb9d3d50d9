-- What each change of a frame is told to have done, beside what the screen looks like without it.
local play = require("counterfactual").play

local function near(left, right) return math.abs(left - right) < 0.01 end

local function none() return false end

-- The screens without each of the changes, and with each alone.
local function variants(seed, count)
  local without, alone = {}, {}
  for k = 1, count do
    without[k] = play(seed, function(i) return i == k end)
    alone[k] = play(seed, function(i) return i ~= k end)
  end
  return without, alone
end

-- What each change did to where a view starts; nil where that depends on the others.
local function effects(id, screen, without, alone)
  local found, sum = {}, 0
  for k in ipairs(screen.all) do
    local rest, own = without[k].after[id], alone[k].after[id]
    local isApart = rest and own
      and near(screen.after[id].start - rest.start, own.start - screen.before[id].start)
      and near(screen.offset, without[k].offset) and near(alone[k].offset, screen.offsetBefore)
    if not isApart then return nil end
    found[k] = screen.after[id].start - rest.start
    sum = sum + found[k]
  end
  return near(sum, screen.after[id].start - screen.before[id].start) and found or nil
end

-- Whether an amount is what some of the changes did together.
local function isOfSome(by, found)
  for some = 0, 2 ^ #found - 1 do
    local sum = 0
    for k, effect in ipairs(found) do
      if (some >> (k - 1)) & 1 == 1 then sum = sum + effect end
    end
    if near(sum, by) then return true end
  end
  return false
end

-- The shares of a move, with those that one change may have together as one.
local function shares(event)
  local found, joined = {}, {}
  for _, reason in ipairs(event.reasons) do
    local name = reason.views[1] and tostring(reason.views[1]) or ""
    local kind = reason.kind
    if kind == "alignment" then kind = "lines" end
    local isOfRows = kind == "resized" and (name:find "^row%-" or name:find "Stack")
    if isOfRows or kind == "lines" or kind == "spacing" then
      local key = isOfRows and "rows" or kind
      joined[key] = (joined[key] or 0) + reason.by
    elseif name ~= tostring(event.id) then
      table.insert(found, { name = kind .. " " .. name, by = reason.by })
    end
  end
  for _, key in ipairs { "rows", "lines", "spacing" } do
    if joined[key] then table.insert(found, { name = key, by = joined[key] }) end
  end
  return found
end

local function checkShares(screen, without, alone)
  for event in screen.window.trace:events { kind = "moved", first = screen.window.frame } do
    local id = tostring(event.id)
    local isOwn = not event.row and not event.isOutOfSight and not event.axis
    local isSimple = screen.shape.kind ~= "eager" or not screen.shape.hasTwo
    if isOwn and isSimple and screen.before[id] and screen.after[id] then
      local found = effects(id, screen, without, alone)
      for _, share in ipairs(found and shares(event) or {}) do
        assert(isOfSome(share.by, found),
          ("%s: %s did not move it by %g"):format(id, share.name, share.by))
      end
    end
  end
end

-- The largest effect of a change on a view that moved.
local function largestEffect(screen, without)
  local largest, of = 0
  for _, id in ipairs(screen.ids) do
    local was, is, rest = screen.before[id], screen.after[id], without.after[id]
    local isMoved = was and is and not near(was.start, is.start)
    if isMoved and rest and math.abs(is.start - rest.start) > largest + 0.01 then
      largest, of = math.abs(is.start - rest.start), id
    end
  end
  return largest, of
end

local function checkNames(screen, without, text)
  for k, cause in ipairs(screen.all) do
    local largest, of = largestEffect(screen, without[k])
    local isTold = largest < 0.01
    for _, words in ipairs(cause.words) do isTold = isTold or text:find(words) ~= nil end
    assert(isTold, ("%s moved %s by %g, and is not told"):format(cause.name, of, largest))
  end
end

return function(seed)
  local screen = play(seed, none)
  local text = screen.window:explain(screen.window.frame)
  local without, alone = variants(seed, #screen.all)
  local isTrue, message = pcall(function()
    checkShares(screen, without, alone)
    checkNames(screen, without, text)
  end)
  if isTrue then return end
  local names = {}
  for i, cause in ipairs(screen.all) do names[i] = cause.name end
  local shape = screen.shape
  error(("%s of %s, anchor %s: %s\n%s"):format(table.concat(names, ", "), shape.kind,
    shape.anchor, message, text), 0)
end
