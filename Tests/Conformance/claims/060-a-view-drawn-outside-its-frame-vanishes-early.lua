-- Claim 60: a view that a transform draws outside its frame vanishes while it is still in sight.
-- Fails with `1` for `1 - phase.value`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 50, id = "row-%d", function()
        return Item { height = 100 }:scrollTransition(function(effect, phase)
          return effect:scaleEffect { 1 - phase.value, anchor = "top" }
        end)
      end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(#window.reports.vanishedEarly, 0, "nothing has vanished yet")

scroll:drag { by = 99.99 }
lab.expectNear(window:node("row-1").drawnRect.maxY, 100, 0.2, "it is drawn 100 points into sight")
scroll:drag { by = 0.01 }
lab.expectEqual(window:node("row-1").phase, "retained", "and gone once its frame is out of sight")
local vanished = window.reports.vanishedEarly
lab.expectEqual(#vanished, 1, "which is reported")
lab.expectEqual(vanished[1].id, "row-1", "of the row")
lab.expectEqual(vanished[1].frame.maxY, 0.0, "whose frame ends at the top")
lab.expectEqual(vanished[1].drawnRect.maxY, 100.0, "and which would be drawn below that")

local found
for _, finding in ipairs(window:lint()) do
  if finding.rule == "transformIntoView" then found = finding end
end
lab.expect(found, "the lint finds it")
lab.expectEqual(found.id, "row-1", "at the row")
lab.expectEqual(found.claim, 60, "with its claim")
