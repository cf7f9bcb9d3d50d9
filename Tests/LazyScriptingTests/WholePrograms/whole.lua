-- Plays whole programs, from one seed to another, in a folder that has `vocabulary.lua` and
-- `reading.lua`. What fails is made smaller and printed as a script.
local folder, program, first, last = ...
local here = debug.getinfo(1, "S").source:match "@(.*/)"

local function text(path)
  local file <close> = assert(io.open(path))
  return file:read "a"
end
local function write(path, content)
  local file <close> = assert(io.open(path, "w"))
  file:write(content)
end

local generate = assert(loadfile(here .. "generate.lua"))(dofile(folder .. "/vocabulary.lua"))
local head = text(folder .. "/reading.lua") .. "\n" .. text(here .. "prelude.lua")
local own = "(function()\n" .. text(here .. "own.lua") .. "end)()\n"

-- What is wrong with some programs in one process; "" if nothing is.
local function judge(programs, isPlugin)
  local parts = { head, isPlugin and "" or own }
  for seed, lines in ipairs(programs) do
    parts[#parts + 1] = "begin()\n" .. table.concat(lines, "\n") .. ("\nfinish(%d)\n"):format(seed)
  end
  write(folder .. "/program.lua", table.concat(parts))
  local options = isPlugin and (" --plugin '%sown.lua'"):format(here) or ""
  local command = ("LAZYLAB='%s' bash '%splay.sh' '%s' %d%s"):format(
    program, here, folder, #programs, options)
  local pipe = assert(io.popen(command))
  local found = pipe:read "a"
  pipe:close()
  return found
end

-- The kind of what is wrong, which a smaller program must have, too.
local function kind(found)
  if not found:find "^BROKEN" then return found:match "^%a+ ?%d*" end
  return "BROKEN " .. (found:match "invariant %w+" or found:match '"(%w+)' or "")
end

-- Leaves out of a program what it does not need to fail in the same way.
local function shrunk(lines, isPlugin, wanted)
  local size = (#lines + 1) // 2
  while size >= 1 do
    local place = 1
    while place <= #lines do
      local rest = table.move(lines, 1, place - 1, 1, {})
      table.move(lines, place + size, #lines, place, rest)
      if #rest > 0 and kind(judge({ rest }, isPlugin)) == wanted then
        lines = rest
      else
        place = place + size
      end
    end
    size = size // 2
  end
  return lines
end

local function report(seed, lines, isPlugin, found)
  local wanted = kind(found)
  lines = shrunk(lines, isPlugin, wanted)
  local how = isPlugin and ", plugin" or ""
  print(("-- seed %d%s: %s"):format(seed, how, judge({ lines }, isPlugin)))
  for _, line in ipairs(lines) do print(line) end
end

first, last = math.tointeger(first), math.tointeger(last)
local isPlugin = first // 20 % 2 == 1
local programs = {}
for seed = first, last do programs[#programs + 1] = generate(seed) end
local found = judge(programs, isPlugin)
if found == "" then return print("held", #programs) end
local failed = 0
for i, lines in ipairs(programs) do
  local alone = judge({ lines }, isPlugin)
  if alone:find "^limit" then alone = "" end
  if alone ~= "" then
    failed = failed + 1
    report(first + i - 1, lines, isPlugin, alone)
  end
end
if failed > 0 then return print("failed", failed) end
if not found:find "^limit" then return print("-- only together: " .. found) end
print("held", #programs)
