-- Older messages come in before those that somebody reads: with ids from the data, and by position.
--
--   lazylab run --events none Examples/jumps/older-messages-arrive.lua

local function read(title, id)
  local messages = {}
  for i = 1, 40 do messages[i] = { name = "message-" .. i, height = 60 + i % 3 * 20 } end
  local window = Window { width = 390, height = 300,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { messages, id = id, function(message) return Item { height = message.height } end },
      },
    },
  }
  window:scrollView():drag { by = 810 }
  window:update(function()
    for i = 1, 2 do table.insert(messages, 1, { name = "older-" .. i, height = 70 }) end
  end)
  print(title)
  print(window:explain())
end

read("ids from the data", function(message) return message.name end)
read("the position as the id", function(_, index) return index end)
