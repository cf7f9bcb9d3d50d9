-- Claim 61: a view whose frame is out of sight is not loaded, even if a transform draws it in sight.
-- Fails with `-30` for `-300`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach(Range(0, 99), function(number)
        return Item { height = 50 }:offset { y = number == 10 and -300 or 0 }
      end),
    },
  },
}
lab.expectEqual(window:node(10).phase, "absent", "row 10 is not loaded")
local missing = window.reports.missing
lab.expectEqual(#missing, 1, "one row is missing")
lab.expectEqual(missing[1].id, 10, "it is row 10")
lab.expectEqual(missing[1].frame.minY - missing[1].drawnRect.minY, 300.0, "by its offset")
lab.expectEqual(window:node(10).phase, "absent", "to ask for it loads nothing")
lab.expectEqual(window.metrics.bodies, 9, "nor evaluates anything that is told")
