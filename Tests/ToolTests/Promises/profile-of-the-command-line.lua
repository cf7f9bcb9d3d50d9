-- Windows that name no profile have that of the command line; a named one stays.
-- options: --profile legacyScroll
-- output: of the command line: offset, pushed by 600
-- output: named: topmost, pushed by 0
-- output: made of one: topmost
local function chat(profile)
  local messages = lab.data {}
  for number = 1, 100 do messages:insert(number, { id = number }) end
  local window = Window { width = 390, height = 700, profile = profile,
    ScrollView { LazyVStack { spacing = 0,
      ForEach(messages, function() return Item { height = 30 } end) } },
  }
  window:scrollView():scrollTo { id = 20, anchor = "top" }
  for number = 1, 20 do messages:insert(1, { id = -number }) end
  window:step()
  for event in window.trace:events { kind = "moved", id = 20 } do return event.by end
  return 0
end
local offset, topmost = "offset", "topmost"
print(("of the command line: %s, pushed by %g"):format(offset, chat()))
print(("named: %s, pushed by %g"):format(topmost, chat "swiftui2027"))
print("made of one: " .. lab.profile {}.editAnchor)
