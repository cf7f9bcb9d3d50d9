-- O14: a tap on the status bar scrolls a chat to the top that follows its end until a finger moves it
-- Source: https://github.com/openclaw/openclaw/pull/100502
-- System: iPhone, July 2026
-- Reported: the phase is `animating`, so a chat that lets go only in `interacting` snaps back at the next message; one that lets go in both does not
-- Verdict: same in kind: there is no status bar to tap, so this is an animated scroll
-- Fails with `{ interacting = true, animating = true }` for `{ interacting = true }`.
local function open(letsGo)
  local messages, position, follows = lab.data {}, ScrollPosition {}, true
  for index = 1, 200 do messages:insert(index, { id = index }) end
  local window = Window { width = 390, height = 700,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { messages, function() return Item { height = 60 } end } },
    }
    :scrollPosition(position)
    :onScrollPhaseChange(function(_, phase) follows = follows and not letsGo[phase] end),
  }
  local scroll, frames, outcome = window:scrollView(), nil, nil
  scroll:scrollTo { edge = "bottom" }
  window:play(function()
    frames, outcome = scroll:scrollTo { edge = "top", animation = true }
  end, function()
    wait(0.1)
    messages:insert(201, { id = 201 })
    if follows then position:scrollTo { id = 201, anchor = "bottom" } end
  end)
  return scroll.visibleIDs, frames, outcome
end

local visible, frames, outcome = open { interacting = true }
print(string.format("%s after %d frames, then %s are in sight", outcome, frames, tostring(visible)))
lab.expectEqual(outcome, "interrupted")
lab.expect(visible:contains(201), "it is back at the end")
visible = open { interacting = true, animating = true }
print("one that lets go in both shows " .. tostring(visible))
lab.expect(visible:contains(1), "it is at the top")
