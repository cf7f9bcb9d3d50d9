-- Rows whose ids look like markup or would do something to a page, for a report in a browser.
local names = {
  "</script><img src=x onerror='harm=1'>", "<b>bold</b>", "a&amp;b", "\u{202e}right",
  "tab\tbell\7", string.rep("long", 2500), "שלום", "`code`",
}
local rows = {}
for i = 1, 60 do
  rows[i] = { id = names[i] or "row-" .. i, height = names[i] and 60 or 30 + i % 3 * 20 }
end
local window = Window { width = 200, height = 300, thresholds = { 0.5 },
  ScrollView { LazyVStack { spacing = 0,
    ForEach { rows, function(row) return Item { height = row.height } end },
  } },
}
local scroll = window:scrollView()
for _ = 1, 5 do scroll:drag { by = 120 } end
window:update(function() rows[1].height = 100 end)

-- What stands in the window in frame 7, as the page must show it.
for _, box in ipairs(window:still().boxes) do
  local part = box.visible
  print(string.format("%s %g %g %g %g", box.label, part.x, part.y, part.width, part.height))
end
scroll:scrollTo { edge = "top" }
window:update(function() rows[2].height = 100 end)
