-- What a text says that came into sight, left it, or moved in sight, beside what was in sight before
-- a frame and is after it.
local play = require("counterfactual").play
local words = require "words"

local function none() return false end

local function ids(list)
  return words.ids(list, { "title", "banner", "bar", "foot", "between" })
end

-- For each phrase: the pattern of what is said of, whether that was in sight, and whether it is.
local phrases = {
  { "^([^:]-) came into sight", false, true },
  { "^([^:]-) w[ae][a-z]+ pushed out of sight", true, false },
  { "^([^:]-) went out of sight", true, false },
  { "^([^:]-) left sight", true, false },
  { "^([^:]-) is out of sight", true, false },
  { "^([^:]-) are out of sight", true, false },
  { "^([^:]-) went with the data", true, false },
  { "^([^:]-) went, and w[ae]", true, false },
  { "^([^:]-) moved by", true, true },
}

local function check(screen, text)
  local told = {}
  for _, sentence in ipairs(words.sentences(text)) do
    for _, phrase in ipairs(phrases) do
      local subject = sentence:match(phrase[1])
      local isOfViews = subject and not subject:find "What is in" and not subject:find "^The "
      -- What is named in rows is what came or left, and not the rows.
      local views = isOfViews and subject:gsub(" in [^,]+", "") or ""
      for id, how in pairs(ids(views)) do
        told[id] = true
        local was, is = screen.before[id] ~= nil, screen.after[id] ~= nil
        assert(how == "between" or was == phrase[2] and is == phrase[3],
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
