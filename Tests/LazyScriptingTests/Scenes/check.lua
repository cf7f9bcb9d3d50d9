-- Runs after each scene: every move is counted, and its shares sum to it unless it is a guess.
local told = 0
for event in w.trace:events { kind = "moved" } do
  told = told + 1
  local sum = 0
  for _, reason in ipairs(event.reasons) do sum = sum + reason.by end
  local rounding = 1e-6 * math.max(1, #event.reasons)
  assert(event.isGuess or math.abs(sum - event.by) < rounding, tostring(event))
end
assert(told == w.metrics.moves, told .. " told, " .. w.metrics.moves .. " counted")
