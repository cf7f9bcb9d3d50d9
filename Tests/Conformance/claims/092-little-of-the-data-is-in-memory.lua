-- Claim 92: a lazy stack holds only a small part of its data in memory, however far it scrolls.
-- Fails with `legacyPersist` for `swiftui2027`.
local window = Window { width = 390, height = 600, profile = "swiftui2027",
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 1000000, id = "row-%d", height = 50 } },
  },
}
local scroll = window:scrollView()
local empty = window.metrics.liveNodes - 13
local most = 0
for _ = 1, 1000 do
  scroll:drag { by = 600 }
  most = math.max(most, window.metrics.liveNodes - empty)
end
lab.expectEqual(scroll.visibleIDs[1], "row-12001", "a thousand screens were scrolled")
local visible, ahead, retained = 12, 1, 17 * 13
lab.expect(most <= visible + ahead + retained, "what is in sight, ahead, and what was in the last "
  .. "sixteen updates lives, and no more")
