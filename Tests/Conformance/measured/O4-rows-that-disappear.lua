-- O4: rows of a lazy stack are scrolled out of sight
-- Source: https://github.com/ole/swiftui-view-lifecycle/issues/4
-- System: iOS 26, January 2026
-- Reported: since 26 `onDisappear` is called, before it was not
-- Verdict: same in part: it is called; in profiles of earlier systems, too, unless they say `disappearAt = "eviction"`
-- Fails with `"removal"` for `"eviction"`.
local function disappeared(profile)
  local count = 0
  local window = Window { width = 390, height = 600, profile = profile,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", function()
        return Item { height = 60 }:onDisappear(function() count = count + 1 end)
      end } },
    },
  }
  window:scrollView():drag { by = 1000, duration = 1 }
  return count
end

local now, earlier = disappeared("swiftui2027"), disappeared("legacyPersist")
local late = disappeared(lab.profile { "legacyPersist", disappearAt = "eviction" })
print(string.format("%d of 16 rows; %d in legacyPersist, and %d there with the parameter", now,
  earlier, late))
lab.expectEqual(now, 16)
lab.expectEqual(earlier, 16)
lab.expectEqual(late, 0)
