-- What a text says that came into sight, left it, or moved in sight, beside what was in sight before
-- a frame and is after it.
local play = require("counterfactual").play

local function none() return false end

-- The sentences of a text, without those about lengths and advice, which are indented further.
local function sentences(text)
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

-- The ids in a list as it is written: `row-1, row-3 … row-5`.
local function ids(list)
  local found = {}
  for name, first, last in list:gmatch "(%a+%-)(%d+) … %a+%-(%d+)" do
    first, last = math.tointeger(first), math.tointeger(last)
    for i = math.min(first, last), math.max(first, last) do found[name .. i] = "range" end
  end
  for id in list:gmatch "%a+%-%d+" do found[id] = "named" end
  for _, id in ipairs { "title", "banner", "bar", "foot", "between" } do
    if list:find("%f[%a]" .. id .. "%f[%A]") then found[id] = "named" end
  end
  return found
end

-- For each phrase: the pattern of what is said of, whether that was in sight, and whether it is.
local phrases = {
  { "^([^:]-) came into sight", false, true },
  { "^([^:]-) w[ae][a-z]+ pushed out of sight", true, false },
  { "^([^:]-) went out of sight", true, false },
  { "^([^:]-) is out of sight", true, false },
  { "^([^:]-) are out of sight", true, false },
  { "^([^:]-) went with the data", true, false },
  { "^([^:]-) went, and w[ae]", true, false },
  { "^([^:]-) moved by", true, true },
}

local function check(screen, text)
  local told = {}
  for _, sentence in ipairs(sentences(text)) do
    for _, phrase in ipairs(phrases) do
      local subject = sentence:match(phrase[1])
      local isOfViews = subject and not subject:find "What is in" and not subject:find "^The "
      for id, how in pairs(isOfViews and ids(subject) or {}) do
        told[id] = true
        local was, is = screen.before[id] ~= nil, screen.after[id] ~= nil
        assert(how == "range" or was == phrase[2] and is == phrase[3],
          ("%s was %sin sight, and is%s: %s"):format(id, was and "" or "not ",
            is and "" or " not", sentence))
      end
    end
  end
  for id in pairs(screen.before) do
    assert(screen.after[id] or told[id], id .. " left sight, and nothing says so")
  end
  local named = ids(text)
  for id in pairs(screen.after) do
    assert(screen.before[id] or named[id],
      id .. " came into sight, and nothing says so")
  end
end

return function(seed)
  local screen = play(seed, none)
  local text = screen.window:explain(screen.window.frame)
  local isTrue, message = pcall(check, screen, text)
  if not isTrue then error(message .. "\n" .. text, 0) end
end
