-- Moves in a rotation, along the list and across it, are counted and reported; events give the
-- reasons, named as in JSON Lines.
-- output: 12	true
-- output: remeasured	844.0	390.0
-- output: alignment	844.0	390.0
local window = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 8,
  ForEach { 200, id = "n-%d", function(i) return Text(("word "):rep(20 + i % 7 * 10)) end } } } }
window:scrollView():drag { by = 3000 }
window:resize(844, 390)
local text = window:explain():gsub("%s+", " ")
print(window.metrics.moves, text:find("n-25 … n-29 moved by −60.8, −142.4, −224, −326, −366.8", 1, true) ~= nil)
for event in window.trace:events { kind = "moved" } do
  if event.id == "n-29" then
    local reason = event.reasons[1]
    print(reason.kind, reason.new, reason.old)
  end
end
