-- Claim 121: a row that left is given up after 16 updates, not before.
-- Fails with `retention = 3` for `retention = 16`.
local profile = lab.profile { "swiftui2027", retention = 16 }
local window = Window { width = 390, height = 300, profile = profile,
  ScrollView { LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", height = 100 } } },
}
local scroll = window:scrollView()
scroll:drag { by = 100 }
lab.expectEqual(window:node("row-1").phase, "retained", "row 1 has just left")
for update = 1, 16 do
  lab.expectEqual(window:node("row-1").phase, "retained", "it is kept in update " .. update)
  scroll:drag { by = 10 }
end
scroll:drag { by = 10 }
lab.expectEqual(window:node("row-1").phase, "absent", "after that it is given up")
