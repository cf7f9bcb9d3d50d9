-- A chat that grows from its end: the newest message is the first view and stands at the bottom. A
-- reader of older messages keeps their place, and the oldest message stands at the top.
local Chat = LazyLayout "Chat" {
  parameters = { spacing = 6 },
  values = { mine = false },
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local width = cursor.width * 0.75
    local free = cursor.width - subviews[1]:sizeThatFits { width = width }.width
    local x = subviews[1].values.mine and free or 0
    cursor.y = cursor.y + subviews[1]:place { x = x, y = cursor.y, width = width }.height
      + self.spacing
    return cursor.y
  end,
}

local messages = lab.data {}
for number = 130, 101, -1 do messages:insert(#messages + 1, { id = number }) end

local function bubble(message)
  return Text { ("message " .. message.id .. " "):rep(message.id % 4 + 1), size = 15 }:padding(6)
    :layoutValue("mine", message.id % 3 == 0)
end

local window = Window { width = 260, height = 200,
  ScrollView { Chat { reversed = true, ForEach { messages, bubble } } }
    :defaultScrollAnchor "bottom",
}
local chat = window:scrollView()
print("opened at", chat.visibleIDs)

messages:insert(1, { id = 131 })
window:step()
print("131 arrived", chat.visibleIDs)

chat:drag { by = -500 }
local id = chat.visibleIDs[1]
local before = window:node(id).frame.y
messages:insert(1, { id = 132 })
for number = 100, 51, -1 do messages:insert(#messages + 1, { id = number }) end
window:step()
print("132 arrived, older ones were loaded", chat.visibleIDs, "moved by",
  window:node(id).frame.y - before)

chat:scrollTo { id = 60, anchor = "top" }
print("60 is at", window:node(60).frame.y)
print(window:draw())
