-- New messages arrive above while somebody reads: what stays in place, and what moves.
--
--   lazylab run Examples/prepend.lua

local messages = {}
for number = 1, 40 do
  messages[number] = { id = "old-" .. number, height = 60 + number % 4 * 25 }
end

local window = Window { width = 390, height = 500,
  ScrollView {
    LazyVStack { spacing = 10,
      ForEach { messages, function(message) return Item { height = message.height } end },
    },
  },
}
local scroll = window:scrollView()
local arrived = 0

-- An array that a ForEach shows is changed inside an update; after it, the ids are compared.
local function receive(count)
  window:update(function()
    for _ = 1, count do
      arrived = arrived + 1
      table.insert(messages, 1, { id = "new-" .. arrived, height = 140 })
    end
  end)
end

local function show(moment)
  local first = scroll.visibleIDs[1]
  print(string.format("%s: %s at y %.0f, offset %.1f, %d messages", moment,
    first, window:node(first).frame.y, scroll.contentOffset.y, scroll.count))
end

-- In the middle of the list the message that is read stays, and the offset grows by the length of
-- what came in above it. That length is a guess: none of the new messages has been measured.
scroll:drag { by = 800 }
show("reading")
receive(20)
show("20 came in above")

-- On the way up the new ones are measured one by one, and the space above is corrected.
repeat
  scroll:drag { by = -math.min(400, scroll.contentOffset.y) }
until scroll.contentOffset.y == 0
show("at the top")

-- At the very top it is different: the offset stays 0, and what was there is pushed down.
receive(3)
show("3 came in")
