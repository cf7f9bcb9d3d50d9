-- Pain 16: a list that stays at its end, and the loop that lazy rows make of it.
--
-- A chat shows its last message and stays there when another one comes. In a lazy stack each row that
-- is loaded changes the size of the content, because its length replaces a guess (R6). An app that
-- follows the size by hand then moves the offset, which loads rows, which changes the size again.
-- The anchor for `sizeChanges` follows the last row instead, in the same frame in which something
-- changes (R10).
--
--   lazylab run --events none Examples/pains/16-a-chat-that-follows-its-end.lua

local function height(message) return math.floor(20 + lab.noise(message, 0, 280)) end

-- Three hundred messages, the last of them in sight; `follow` says what keeps it there.
local function chat(follow)
  local chat = { messages = {}, sizes = 0 }
  for number = 1, 300 do chat.messages[number] = number end
  local view = ScrollView { LazyVStack { spacing = 0,
    ForEach { chat.messages, id = "self", function(message)
      return Item { height = height(message) }
    end },
  } }:defaultScrollAnchor { "bottom", role = "initialOffset" }
  if follow ~= "hand" then
    view = view:defaultScrollAnchor { "bottom", role = "sizeChanges" }
  end
  view = view:onScrollGeometryChange {
    of = function(geometry) return geometry.contentSize.height end,
    function(old, size)
      if size == old then return end
      chat.sizes = chat.sizes + 1
      if follow == "hand" then chat.target = size end
      if follow == "anchor, state" then chat.window:update(function() chat.size = size end) end
    end,
  }
  chat.window = Window { width = 390, height = 800, view }
  chat.scroll = chat.window:scrollView()
  return chat
end

-- What the app does after the frame: it scrolls to where it saw the end.
local function scrollByHand(chat)
  local scrolls = 0
  while chat.target and scrolls < 50 do
    local target = chat.target
    chat.target, scrolls = nil, scrolls + 1
    chat.scroll:scrollTo { y = target - chat.scroll.containerSize.height }
  end
end

local steps = {
  { "a message comes", function(chat)
    chat.window:update(function() chat.messages[#chat.messages + 1] = #chat.messages + 1 end)
  end },
  { "three more", function(chat)
    chat.window:update(function()
      for _ = 1, 3 do chat.messages[#chat.messages + 1] = #chat.messages + 1 end
    end)
  end },
  { "the keyboard comes", function(chat) chat.window:resize(390, 500) end },
  { "the keyboard goes", function(chat) chat.window:resize(390, 800) end },
  { "a finger goes 600 up", function(chat) chat.scroll:drag { by = -600 } end },
  { "another 600", function(chat) chat.scroll:drag { by = -600 } end },
}

for _, follow in ipairs { "anchor", "anchor, state", "hand" } do
  local chat = chat(follow)
  print(string.format("%-22s %6s %6s %6s  %s", follow, "frames", "passes", "sizes", "ends at"))
  for _, step in ipairs(steps) do
    local name, act = table.unpack(step)
    local first, sizes = chat.window.frame + 1, chat.sizes
    act(chat)
    scrollByHand(chat)
    local passes = 0
    for event in chat.window.trace:events { kind = "frame", first = first } do
      passes = passes + event.passes
    end
    local ids = chat.scroll.visibleIDs
    print(string.format("  %-20s %6d %6d %6d  message %d", name, chat.window.frame - first + 1,
      passes, chat.sizes - sizes, ids[#ids]))
  end
end

print("The anchor takes one frame and one pass, whatever is learned. Keeping the size in the state")
print("costs another pass for each change of it. By hand it takes a frame for each answer of the loop,")
print("and a reader who scrolls up is thrown back to the end: rows that come into sight change the size.")
print("The remedy: :defaultScrollAnchor { \"bottom\", role = \"sizeChanges\" }, and no offset by hand.")
