-- Reads a text that tells of a frame.
local Words = {}

-- The sentences of a text, without those about lengths and advice, which are indented further.
function Words.sentences(text)
  local found = {}
  for line in (text .. "\n"):gmatch "(.-)\n" do
    if line:match "^  %S" then
      found[#found + 1] = line:sub(3)
    elseif #found > 0 then
      found[#found] = found[#found] .. " " .. line:match "^%s*(.*)$"
    end
  end
  return found
end

-- The ids in a list as it is written: `row-1, row-3 … row-5`, and those of `names` in it; what is
-- between two ends may not be there.
function Words.ids(list, names)
  local found = {}
  list = list:gsub("[%w%-]+/", "")
  for name, first, last in list:gmatch "(%a+%-)(%d+) … %a+%-(%d+)" do
    first, last = math.tointeger(first), math.tointeger(last)
    for i = math.min(first, last), math.max(first, last) do found[name .. i] = "between" end
  end
  for id in list:gmatch "%a+%-%d+" do found[id] = "named" end
  for _, id in ipairs(names) do
    if list:find("%f[%a]" .. id .. "%f[%A]") then found[id] = "named" end
  end
  return found
end

return Words
