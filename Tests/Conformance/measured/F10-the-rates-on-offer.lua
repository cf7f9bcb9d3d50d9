-- F10: a deceleration rate of 0.7 or 0.995 is set
-- Source: https://pullrequest.ru/511467
-- System: iOS of 2012
-- Reported: it reads back as 0.99 and 0.998
-- Verdict: same in kind: there are only those two rates, and another one is refused
-- Fails with `{ 0.998 }` for `{ 0.7, 0.995 }`.
for _, rate in ipairs { 0.7, 0.995 } do
  local isTaken, message = pcall(function()
    return Window { width = 1, height = 1, profile = lab.profile { decelerationRate = rate } }
  end)
  lab.expectEqual(isTaken, false, "it is refused")
  lab.expect(tostring(message):find("0.998 (normal) or 0.99 (fast)", 1, true), "with its remedy")
end
print("0.998 and 0.99 are on offer")
