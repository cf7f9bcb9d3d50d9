-- A4: a reader scrolled back, and a message is appended
-- Source: https://github.com/ai-ecoverse/slicc TranscriptComposerGrowthUITests.swift
-- System: iOS 26.5
-- Reported: what is read moves by less than 60 points
-- Verdict: same
-- Fails without `scroll:drag { by = -1500, duration = 1 }`.
local function height(index) return lab.noise(index, 60, 420) end

-- A transcript of 18 messages that opens at its end.
local function open(width, tall, rows)
  local window = Window { width = width, height = tall,
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

local rows = messages()
local window, scroll = open(390, 700, rows)
scroll:drag { by = -1500, duration = 1 }
local row = scroll.visibleIDs[2]
local before = window:node(row).frame.midY
window:update(function() rows[19] = { id = 19, height = 300 } end)
local ours = window:node(row).frame.midY - before
print("it moves by " .. ours .. " points")
lab.expectNear(ours, 0, 1e-6, "less than 60, and nothing at all")
