-- Claim 130: in an animated scroll the estimate is renewed in every frame.
-- Fails without `, animation = true`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 400, id = "row-%d", function(index)
      return Item { height = index < 100 and 40 or 150 }
    end } },
  },
}
local frames = window:scrollView():scrollTo { id = "row-300", anchor = "top", animation = true }
local targets, changes, last = 0, 0, nil
for event in window.trace:events { kind = "target" } do
  targets = targets + 1
  if last and math.abs(event.offset - last) > 1e-6 then changes = changes + 1 end
  last = event.offset
end
lab.expectEqual(frames, 49, "frames of the default animation at 60 Hz")
lab.expectEqual(targets, frames, "a target in each frame")
lab.expect(changes > 5, "it changes as lengths become known")
lab.expectNear(last, window:scrollView().contentOffset.y, 1e-6, "the last one is measured")
lab.expectNear(window:node("row-300").frame.minY, 0, 1e-6, "the view is there")
window:check()
