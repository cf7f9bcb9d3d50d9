-- One program under two profiles: what people report about earlier systems, and today's rules.
--
-- The reader is at message 5 while twenty older ones come in, and later jumps to message 400, which
-- was never measured. Today what is in sight does not move, and the target is measured first. In
-- `legacyScroll` the older messages push down what is in sight, and the jump ends where message 400
-- was assumed to be.
--
--   lazylab run --events none Examples/earlier-systems.lua
--   lazylab run --events none Examples/earlier-systems.lua explain

local explains = ... == "explain"

local function chat(profile)
  return function()
    local messages = lab.data {}
    for number = 1, 500 do
      messages:insert(number, { id = number, height = 40 + number * 37 % 60 + number // 4 })
    end
    local window = Window { width = 390, height = 700, profile = profile,
      ScrollView { LazyVStack { spacing = 0, ForEach(messages, function(message)
        return Item { height = message.height }
      end) } },
    }
    return window, messages
  end
end

local function program(window, messages)
  local scroll = window:scrollView()
  scroll:scrollTo { id = 5, anchor = "top" }
  for number = 1, 20 do messages:insert(1, { id = -number, height = 90 }) end
  window:step()
  local frame = window:node(5).frame
  print(frame and string.format("  message 5 moved by %g", frame.minY) or "  message 5 is out of sight")
  if explains then print(window:explain()) end
  scroll:scrollTo { id = 400, anchor = "top" }
  if explains then print(window:explain()) end
  frame = window:node(400).frame
  print(frame and string.format("  message 400 stands at %g", frame.minY)
    or "  message 400 is out of sight")
end

print(lab.compare {
  { "swiftui2027", chat "swiftui2027" }, { "legacyScroll", chat "legacyScroll" },
  program = program, metrics = { "landingError", "bodies", "jitter" },
})
