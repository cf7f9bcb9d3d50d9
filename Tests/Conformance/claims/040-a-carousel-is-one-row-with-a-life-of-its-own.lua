-- Claim 40: a horizontal ScrollView with a LazyHStack inside is one subview of the outer lazy stack,
-- with placed subviews, an offset and phases of its own.
-- Fails with `HStack` for `LazyHStack`.
-- Fails with `axes = "vertical"` for `axes = "horizontal"`.
local phases = {}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, id = "step-%d", height = 100 },
      ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0,
          ForEach { 100, id = "photo-%d", function() return Item { width = 150, height = 80 } end },
        },
      }:id("photos"):onScrollPhaseChange(function(old, new)
        phases[#phases + 1] = old .. " " .. new
      end),
    },
  },
}
local outer = window:scrollView()
lab.expectEqual(outer.count, 21, "twenty steps and one carousel")
lab.expectEqual(pcall(window.scrollView, window, "photos"), false, "not loaded, not found")

outer:scrollTo { id = "photos", anchor = "bottom" }
local photos = window:scrollView("photos")
lab.expectEqual(photos.count, 100, "its photos are its own")
lab.expectEqual(photos.visibleIDs, { "photo-1", "photo-2", "photo-3" }, "and so is what is visible")
lab.expectEqual(window:node("photo-50").phase, "absent", "and are loaded as they come into sight")
lab.expectEqual(outer.visibleIDs:contains("photo-1"), false, "the outer one does not list them")

local before = outer.contentOffset.y
photos:drag { by = 300 }
lab.expectEqual(photos.contentOffset.x, 300.0, "it scrolls by itself")
lab.expectEqual(outer.contentOffset.y, before, "and the outer one does not")
lab.expectEqual(phases, { "idle tracking", "tracking interacting", "interacting idle" }, "phases")

outer:drag { by = -200 }
lab.expectEqual(outer.visibleIDs:contains("photos"), false, "out of sight")
outer:drag { by = 200 }
lab.expectEqual(photos.contentOffset.x, 300.0, "it kept its offset while it was retained")
lab.expectEqual(photos.visibleIDs, { "photo-3", "photo-4", "photo-5" }, "and shows the same photos")
lab.expectEqual(#phases, 3, "the outer scroll is no business of its")
window:check()
