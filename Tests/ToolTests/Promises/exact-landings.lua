-- A scroll that puts a view exactly where it was to stand missed it by 0, as metrics say, too.
-- output: missed by	0.0	0.0	0.0	0.0	0
local window = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 7.3,
  ForEach { 100, id = "m%d", function(i) return Item { height = 30 + i * 0.1 } end } } } }
local scroll = window:scrollView()
for _, name in ipairs { "m90", "m7", "m51", "m33" } do
  scroll:scrollTo { id = name, anchor = "center" }
end
local missed = {}
for _, report in ipairs(window:scrolls()) do missed[#missed + 1] = report.missedBy end
table.insert(missed, window.metrics.landingError)
print("missed by", table.unpack(missed))
