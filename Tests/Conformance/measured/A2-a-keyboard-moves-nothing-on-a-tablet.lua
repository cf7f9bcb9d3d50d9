-- A2: the same on a tablet, upright and lying
-- Source: https://github.com/ai-ecoverse/slicc/pull/2456
-- System: iOS 26.5.2, iPad Pro 12.9 inches
-- Reported: 0.0 points both times
-- Verdict: same
-- Fails without `scroll:drag { by = -900, duration = 0.5 }`.
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

local function drift(width, tall, left)
  local window, scroll = open(width, tall, messages())
  scroll:drag { by = -900, duration = 0.5 }
  local row = scroll.visibleIDs[2]
  local before = window:node(row).frame.midY
  window:resize(width, left)
  local frame = window:node(row).frame
  return frame and frame.midY - before or tall
end

local upright, lying = drift(1024, 1200, 740), drift(1366, 850, 400)
print("it moves by " .. upright .. " and " .. lying .. " points")
lab.expectNear(upright, 0, 1e-6)
lab.expectNear(lying, 0, 1e-6)
