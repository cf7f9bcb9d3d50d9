-- A chat: the newest message stands at the bottom, and stays there while messages arrive. A reader
-- of older ones keeps their place, whether newer ones arrive below or older ones are loaded above.
-- This needs no custom layout: a lazy stack with a default anchor at the bottom is enough.
local messages = lab.data {}
for number = 101, 130 do messages:insert(#messages + 1, { id = number }) end

local function bubble(message)
  local lines = math.floor(lab.noise(message.id, 1, 4))
  return Text { "Message " .. message.id, size = 15 }
    :frame { minHeight = lines * 20, maxWidth = math.huge, alignment = "leading" }
end

local window = Window { width = 220, height = 160,
  ScrollView { LazyVStack { spacing = 4, ForEach { messages, bubble } } }
    :defaultScrollAnchor "bottom",
}
local chat = window:scrollView()
print("opened at", chat.visibleIDs)

-- A message arrives while the newest is in sight: the chat follows it.
messages:insert(#messages + 1, { id = 131 })
window:step()
print("131 arrived", chat.visibleIDs)

-- The reader scrolls up, and another one arrives: nothing in sight moves.
chat:drag { by = -400 }
print("scrolled up", chat.visibleIDs)
local id = chat.visibleIDs[1]
local before = window:node(id).frame.y
messages:insert(#messages + 1, { id = 132 })
window:step()
print("132 arrived", chat.visibleIDs, "moved by", window:node(id).frame.y - before)

-- Fifty older messages are loaded above: nothing in sight moves.
for number = 100, 51, -1 do messages:insert(1, { id = number }) end
window:step()
print("51 to 100 loaded", chat.visibleIDs, "moved by", window:node(id).frame.y - before)

-- What a button that leads back to the newest message does.
chat:scrollTo { edge = "bottom" }
print("at the bottom", chat.visibleIDs)
print(window:draw())
