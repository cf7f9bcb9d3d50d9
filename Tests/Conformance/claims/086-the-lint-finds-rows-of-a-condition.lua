-- Claim 86: the lint finds a ForEach whose rows resolve to different numbers of views.
-- Fails with `VStack { self.index % 2 == 1 and Item { height = 50 } }` for `self.index % 2 == 1 and Item { height = 50 }`.
local Row = View "Row" { parameters = { "index" },
  body = function(self) return self.index % 2 == 1 and Item { height = 50 } end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
window:scrollView():scrollTo { id = "row-81" }
local rows = 0
for row in window.trace:events { kind = "body" } do
  if row.reason == "resolve" then rows = rows + 1 end
end
local found
for _, finding in ipairs(window:lint()) do
  if finding.rule == "dynamicRows" then found = finding end
end
lab.expect(found, "the rows are found")
lab.expectEqual(found and found.claim, 86, "with the claim behind it")
lab.expect(window:scrollView().count < 100, "for rows have no view")
lab.expect(rows >= 81, "which cost the body of each row up to the one that was scrolled to")
