-- Runs the snippets in a given text, and prints the results of each without addresses. A snippet is
-- a line and the indented lines below it. Stock Lua and lazylab both run this file.
local snippets = ...

local function plain(text)
  return (text:gsub("(%a[%w_*]*): 0x%x+", "%1: @"):gsub("(%a[%w_*]*): #%d+", "%1: @"))
end

local describe

local function describeTable(value, depth)
  if depth == 0 then return "{…}" end
  local keys, parts = {}, {}
  for key in next, value do
    keys[#keys + 1] = { text = describe(key, 0), key = key }
  end
  table.sort(keys, function(left, right) return left.text < right.text end)
  for i, entry in ipairs(keys) do
    parts[i] = "[" .. entry.text .. "] = " .. describe(value[entry.key], depth - 1)
  end
  return "{" .. table.concat(parts, ", ") .. "}"
end

function describe(value, depth)
  local kind = type(value)
  if kind == "string" then return (("%q"):format(plain(value)):gsub("\n", "n")) end
  if kind == "number" then return math.type(value) .. " " .. ("%q"):format(value) end
  if kind == "table" and not getmetatable(value) then return describeTable(value, depth) end
  if kind == "nil" or kind == "boolean" then return tostring(value) end
  return "a " .. kind
end

local function report(done, ...)
  local parts = {}
  for i = 1, select("#", ...) do parts[i] = describe((select(i, ...)), 4) end
  print((done and "gave  " or "error ") .. table.concat(parts, ", "))
end

local function run(snippet)
  print("> " .. snippet)
  local environment = setmetatable({}, { __index = _ENV })
  local chunk, message = load(snippet, "=snippet", "t", environment)
  if chunk then report(pcall(chunk)) else report(false, message) end
end

local snippet
for line in (snippets .. "\n--"):gmatch("[^\n]+") do
  if line:find("^ ") then
    snippet = snippet .. "\n" .. line
  else
    if snippet then run(snippet) end
    snippet = not line:find("^%-%-") and line or nil
  end
end
