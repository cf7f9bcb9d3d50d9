-- Claim 141: rows can be dragged and reordered in lazy stacks, too; the drop makes one call.
-- Fails without `difference:apply(rows)`.
local rows = {}
for number = 1, 30 do rows[number] = { id = number, title = "row " .. number } end
local calls = {}
local Row = View "Row" { parameters = { "row" }, state = { mark = "none" },
  body = function(self)
    return Item { height = 50 }:onTapGesture(function() self.state.mark = "marked" end)
  end,
}
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach(rows, function(row) return Row { row = row } end):reorderable(),
    }:reorderContainer { move = function(difference)
      calls[#calls + 1] = { difference.sources[1], difference.destination }
      difference:apply(rows)
    end },
  },
}
local scroll = window:scrollView()
window:tap(3)
window:reorder { 3, before = 1 }
lab.expectEqual(#calls, 1, "one call at the drop")
lab.expectEqual(calls[1], { 3, { before = 1 } }, "which says what went where")
lab.expectEqual({ rows[1].id, rows[2].id, rows[3].id }, { 3, 1, 2 }, "the data are in that order")
local visible = scroll.visibleIDs
lab.expectEqual({ visible[1], visible[2], visible[3] }, { 3, 1, 2 }, "and so are the rows")
lab.expectEqual(window:node(3).state.mark, "marked", "the state went with the row")
lab.expectEqual(window:node(1).state.mark, "none", "and not with its place")
lab.expectEqual(window:node(3).inits, 1, "which is the same view as before")
window:reorder { 3, "end" }
lab.expectEqual(rows[30].id, 3, "dropped at the end it is the last")
lab.expectEqual(calls[2], { 3, "end" }, "as the call says")
lab.expectEqual(window:node(3).state.mark, "marked", "still with its state")
window:check()
