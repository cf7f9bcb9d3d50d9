-- O7: a wheel that clicks scrolls 160 eager cards, 29 events in 8.0 s
-- Source: https://github.com/saurabhav88/EnviousWispr/issues/3062
-- System: macOS, M5 Max, September 2026
-- Reported: 12 points an event in the mean and 7 in the median, 348 in all; nothing glides, 0 hitches and 0 bodies in 10 s
-- Verdict: same in kind: its events are not published one by one, so these are clicks of 12 points
-- Fails with `LazyVStack` for `VStack`.
local Card = View "Card" { body = function() return Item { height = 90 } end }
local window = Window { width = 480, height = 640,
  ScrollView { VStack { ForEach { 160, id = "card-%d", function() return Card {} end } } },
}
local scroll, cards = window:scrollView(), window.metrics.byView.Card
local opened = cards.bodies
for event = 1, 29 do
  scroll:wheel(12)
  window:run(event * 8 / 29 - window.time)
end
window:run(10 - window.time)
local bodies = cards.bodies - opened
print(string.format("%.0f points, %d hitches and %d bodies in %.0f s", scroll.contentOffset.y,
  window.metrics.hitches, bodies, window.time))
lab.expectEqual(scroll.contentOffset.y, 348)
lab.expectEqual(window.metrics.hitches, 0)
lab.expectEqual(bodies, 0)
