-- A3: at the end of a transcript a keyboard comes, then a message is appended
-- Source: https://github.com/ai-ecoverse/slicc docs/research/ios-transcript-uikit.md
-- System: iOS 26.5
-- Reported: the view does not move to the message
-- Verdict: another parameter: `anchorFollowsAfterResize = false`
-- Fails without `:defaultScrollAnchor "bottom"`.
-- Fails without `anchorFollowsAfterResize = false`.
local function height(index) return lab.noise(index, 60, 420) end

-- A transcript of 18 messages that opens at its end.
local function open(width, tall, rows, profile)
  local window = Window { width = width, height = tall, profile = profile,
    ScrollView {
      LazyVStack { spacing = 12,
        ForEach { rows, function(row) return Item { height = row.height } end },
      },
    }:defaultScrollAnchor "bottom",
  }
  return window, window:scrollView()
end

local function messages()
  local rows = {}
  for index = 1, 18 do rows[index] = { id = index, height = height(index) } end
  return rows
end

local function sentIsInSight(profile)
  local rows = messages()
  local window, scroll = open(390, 700, rows, profile)
  window:resize(390, 400)
  lab.expectEqual(scroll.visibleIDs[#scroll.visibleIDs], 18, "the keyboard leaves the end in sight")
  window:update(function() rows[19] = { id = 19, height = 80 } end)
  local frame = window:node(19).frame
  return frame ~= nil and frame.maxY <= 400
end

local ours = sentIsInSight()
local other = sentIsInSight(lab.profile { anchorFollowsAfterResize = false })
print(ours and "it moves to the message" or "it does not move")
print("with the parameter " .. (other and "it moves to the message" or "it does not move"))
lab.expect(ours, "a default anchor follows what comes, whatever happened before")
lab.expect(not other, "unless the container changed its length")
