-- Pain 14: the content jumps when older messages are inserted before it.
--
-- Twenty messages come in before the first while a reader is at the fifth. What the reader sees
-- does not move (R10), unless something else was asked for: each line says how far the message
-- moved, and how far the offset did.
--
--   lazylab run --events none Examples/pains/14-older-messages-on-top.lua

local function try(name, view, profile, insert)
  local messages = {}
  for number = 1, 60 do messages[number] = { id = number, height = 40 + number * 13 % 50 } end
  local window = Window { width = 390, height = 700, profile = profile or "swiftui2027",
    view(ScrollView { LazyVStack { spacing = 0, ForEach { messages, function(message)
      return Item { height = message.height }
    end } } }),
  }
  local scroll = window:scrollView()
  scroll:scrollTo { id = 5, anchor = "top" }
  local top, offset = window:node(5).frame.minY, scroll.contentOffset.y
  insert(function()
    window:update(function()
      for number = 1, 20 do table.insert(messages, 1, { id = -number, height = 90 }) end
    end)
  end)
  local frame = window:node(5).frame
  local moved = frame and string.format("%7.1f", frame.minY - top) or "out of sight"
  print(string.format("%-34s %12s %10.1f", name, moved, scroll.contentOffset.y - offset))
end

local function plain(view) return view end
local function now(insert) insert() end

print("                                    message moved  offset moved")
try("nothing asked for", plain, nil, now)
try("a ScrollPosition", function(view) return view:scrollPosition(ScrollPosition {}) end, nil, now)
try("defaultScrollAnchor \"bottom\"", function(view)
  return view:defaultScrollAnchor { "bottom", role = "sizeChanges" }
end, nil, now)
try("adjustment disabled", plain, nil, function(insert)
  withTransaction { scrollContentOffsetAdjustmentBehavior = "disabled", insert }
end)
try("earlier systems (editAnchor)", plain, lab.profile { editAnchor = "offset" }, now)
