-- Claim 62: an effect that shrinks, 1 - 0.1 · |value|, stays in the frame: nothing vanishes early.
-- Fails with `1 + 0.4` for `1 - 0.1`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach(100, function(index)
        return Item { height = 40 + index % 5 * 25 }:scrollTransition(function(effect, phase)
          return effect:scaleEffect(1 - 0.1 * math.abs(phase.value))
        end)
      end),
    },
  },
}
local scroll = window:scrollView()
for _ = 1, 40 do
  scroll:drag { by = 17 }
  for _, id in ipairs(scroll.visibleIDs) do
    local node = window:node(id)
    local frame, drawn = node.frame, node.drawnRect
    lab.expect(drawn.minY >= frame.minY - 1e-9 and drawn.maxY <= frame.maxY + 1e-9
      and drawn.minX >= frame.minX - 1e-9 and drawn.maxX <= frame.maxX + 1e-9,
      "it is drawn in its frame")
  end
  lab.expectEqual(#window.reports.vanishedEarly, 0, "nothing vanished early")
  lab.expectEqual(#window.reports.missing, 0, "and nothing is missing")
end
lab.expect(scroll.contentOffset.y > 600, "many rows came and went")
for _, finding in ipairs(window:lint()) do
  lab.expect(finding.rule ~= "transformIntoView", "the lint finds no such transform")
end
