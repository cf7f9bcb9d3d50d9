-- Prints the path of everything that a script can reach, one per line, with its type.
--
-- It walks globals, fields, keys and metatables from _ENV and _G on, and the names that are given
-- as arguments, which the globals find through their metatable. A value is named by the shortest
-- path that leads to it. With "calls", a function that says it is not available is "refused".
local calls = table.remove(arg, 1) == "calls"
local globals, lines, seen, queue = _ENV, {}, {}, {}
local told = { ["_G.error"] = true, ["_G.print"] = true, ["_G.coroutine.yield"] = true }

local function isRefused(path, value)
  if not calls or told[path] or path:find "lazylab" then return false end
  local _, message = pcall(value)
  return tostring(message):find "not available" ~= nil
end

local function visit(path, value)
  local kind = type(value)
  local isObject = kind == "table" or kind == "function" or kind == "userdata" or kind == "thread"
  if isObject and seen[value] then return end
  if isObject then
    seen[value] = true
    queue[#queue + 1] = { path, value }
  end
  local isStub = kind == "function" and isRefused(path, value)
  lines[#lines + 1] = path .. " " .. (isStub and "refused" or kind)
end

-- Visits fields in the order of their names, so that a value has the same path in every run.
local function visitFields(path, value)
  local fields = {}
  for key, field in next, value do fields[#fields + 1] = { tostring(key), field, key } end
  table.sort(fields, function(a, b) return a[1] < b[1] end)
  for _, entry in ipairs(fields) do
    local name, field, key = table.unpack(entry)
    if not (path == "_G" and name == "arg") then
      visit(path .. "." .. name, field)
      if type(key) ~= "string" and type(key) ~= "number" then visit(path .. "'s key", key) end
    end
  end
end

local function walk()
  while #queue > 0 do
    local path, value = table.unpack(table.remove(queue, 1))
    if type(value) == "table" then visitFields(path, value) end
    local meta = getmetatable(value)
    if type(meta) == "table" then visit(path .. "'s metatable", meta) end
  end
end

visit("_G", globals)
walk()
visit("_G", _G)
visit("_G's metatable", getmetatable(_G))
visit("the metatable of strings", getmetatable "")
for _, name in ipairs(arg) do visit("lab." .. name, globals[name]) end
walk()
table.sort(lines)
print(table.concat(lines, "\n"))
