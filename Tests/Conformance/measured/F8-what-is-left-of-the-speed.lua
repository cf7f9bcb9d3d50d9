-- F8: a fling overlaid on one of UIKit
-- Source: https://github.com/flutter/flutter packages/flutter/lib/src/widgets/scroll_simulation.dart
-- System: not given
-- Reported: of the speed 0.135 is left after a second; at most 5,000 points a second go into a bounce
-- Verdict: same in part: the speed; a bounce has no such limit, of which there is one source
-- Fails with `decelerationRate = 0.99` for `decelerationRate = 0.998`.
local left
local window
window = Window { width = 440, height = 956, profile = lab.profile { decelerationRate = 0.998 },
  ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } }
    :onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y end,
      function(old, new)
        if old ~= new and window.frame == 61 then left = window:scrollView().velocity / 3000 end
      end,
    },
}
window:scrollView():fling { velocity = 3000 }
lab.expectNear(left, 0.135, 0.001, "what is left after 60 frames")
print(string.format("%.3f are left", left))
