-- C2: one scroll through a list
-- Source: https://github.com/SakuraCordApp/SakuraCord/pull/1
-- System: macOS, version not given
-- Reported: the content size swings by up to about 280 points
-- Verdict: same in kind: its rows are not published, these are ours
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 700, height = 800,
  ScrollView {
    LazyVStack { spacing = 4,
      ForEach { 100, id = function(_, index) return index end,
        height = function(index) return lab.noise(index, 24, 130) end },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { id = 100, anchor = "bottom" }
local low, high, turns, rising = math.huge, 0, 0, nil
local before = scroll.contentSize.height
for _ = 1, 60 do
  scroll:drag { by = -40 }
  local now = scroll.contentSize.height
  low, high = math.min(low, now), math.max(high, now)
  if now ~= before then
    if rising ~= nil and rising ~= (now > before) then turns = turns + 1 end
    rising = now > before
  end
  before = now
end
print(string.format("it turns %d times and swings by %.0f points", turns, high - low))
lab.expect(turns > 0, "it goes up and down")
lab.expect(high - low > 100 and high - low < 2000, "by hundreds of points")
