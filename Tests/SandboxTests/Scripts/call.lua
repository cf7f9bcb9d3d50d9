-- Calls every function of stock Lua by name with plausible and implausible arguments: at top level,
-- in a coroutine, through pcall, through another _ENV. Prints each text that comes back.
--
-- The first argument is the path of a file that must not be read; the others are the names.
local canary = table.remove(arg, 1)
local names = arg

-- Functions that are available and would end or leave the script itself.
local ends = { error = true, ["coroutine.yield"] = true }

local lists = {
  {}, { canary }, { canary, "r" }, { canary, "w" }, { canary, "bt", _ENV }, { "cat " .. canary },
  { "cat " .. canary, "r" }, { "*a" }, { 0 }, { -1 }, { 1.5 }, { 1 << 40 }, { 0 / 0 }, { "" },
  { "?" }, { "io" }, { "*" }, { true }, { {} }, { {}, {} }, { print }, { print, 1 },
  { function() return canary end }, { "\27Lua" }, { "\27Lua", "x", "b" }, { "return io" },
  { coroutine.create(print) }, { setmetatable({}, { __index = table }), 1, 2 }, { nil, canary },
  { "%s", canary }, { "x", "x", "x" }, { 1, 2, 3 }, { {}, "x", 1 }, { canary, canary, canary },
}

local function find(name, from)
  local value = from
  for part in name:gmatch "[^.]+" do value = value[part] end
  return value
end

local function show(name, ...)
  for i = 1, select("#", ...) do
    local value = select(i, ...)
    if type(value) == "string" then print(name, (value:gsub("%c", " "))) end
  end
end

local function through(name, list)
  local direct = find(name, _ENV)
  local code = "return " .. name .. "(...)"
  local found = load(code, "=direct", "t", { [name:match "^%w+"] = find(name:match "^%w+", _ENV) })
  local count = 4
  show(name, pcall(direct, table.unpack(list, 1, count)))
  show(name, pcall(coroutine.wrap(direct), table.unpack(list, 1, count)))
  show(name, pcall(found, table.unpack(list, 1, count)))
  show(name, xpcall(direct, debug.traceback, table.unpack(list, 1, count)))
  show(name, select(2, coroutine.resume(coroutine.create(found), table.unpack(list, 1, count))))
end

for _, name in ipairs(names) do
  for _, list in ipairs(lists) do
    if not ends[name] then pcall(through, name, list) end
  end
end
-- Calls that stand in the source as such must be refused, too.
for _, name in ipairs { "dofile", "loadfile", "io.open", "os.execute", "string.dump" } do
  local ok, message = pcall(load("return " .. name .. "('" .. canary .. "')"))
  assert(not ok and message:find(name .. " is not available in the sandbox", 1, true), message)
end
print "end"
