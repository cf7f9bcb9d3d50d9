-- Claim 77: the views of one row are separated by the same spacing as rows.
-- Fails with `VStack { spacing = 0, diagram, instructions }` for `diagram, instructions`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack {
      ForEach { 30, function(number)
        local diagram = Item { height = 150 }:id("d" .. number)
        local instructions = Item { height = 50 }:id("i" .. number)
        return diagram, instructions
      end },
    },
  },
}
local function y(id) return window:node(id).frame.y end
lab.expectEqual(y("i1") - y("d1"), 150.0 + 8, "below the diagram, and below it the spacing")
lab.expectEqual(y("d2") - y("i1"), 50.0 + 8, "as from one step to the next")
