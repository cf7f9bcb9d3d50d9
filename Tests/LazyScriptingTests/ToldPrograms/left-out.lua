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
  local found, rows, spacing = {}, nil, nil
  for _, reason in ipairs(event.reasons) do
    local name = reason.views[1] and tostring(reason.views[1]) or ""
    local isOfRows = reason.kind == "lines" or reason.kind == "alignment"
      or reason.kind == "resized" and (name:find "^row%-" or name:find "Stack")
    if isOfRows then
      rows = (rows or 0) + reason.by
    elseif reason.kind == "spacing" then
      spacing = (spacing or 0) + reason.by
    elseif name ~= tostring(event.id) then
      table.insert(found, { name = reason.kind .. " " .. name, by = reason.by })
    end
  end
  if rows then table.insert(found, { name = "what rows do", by = rows }) end
  if spacing then table.insert(found, { name = "the spacing", by = spacing }) end
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

-- How far a change moved a view that is in sight with it and without it.
local function effect(id, screen, without)
  local is, rest = screen.after[id], without.after[id]
  return is and rest and is.start - rest.start or 0
end

-- Whether another change takes back what one does to a view.
local function isTakenBack(id, k, screen, without)
  for other in ipairs(without) do
    local sum = effect(id, screen, without[k]) + effect(id, screen, without[other])
    if other ~= k and near(sum, 0) then return true end
  end
  return false
end

-- The largest effect of a change on a view that moved.
local function largestEffect(k, screen, without)
  local largest, of = 0, nil
  for _, id in ipairs(screen.ids) do
    local was, is = screen.before[id], screen.after[id]
    local isMoved = was and is and not near(was.start, is.start)
    local by = math.abs(effect(id, screen, without[k]))
    if isMoved and by > largest + 0.01 and not isTakenBack(id, k, screen, without) then
      largest, of = by, id
    end
  end
  return largest, of
end

local function checkNames(screen, without, text)
  for k, cause in ipairs(screen.all) do
    local largest, of = largestEffect(k, screen, without)
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
