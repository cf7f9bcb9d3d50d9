-- Claim 69: only ids of the type that the observer asks for are delivered.
-- Fails without `idType = "number", `.
-- Fails without `idType = "string", `.
local numbers, strings, all, even = {}, {}, {}, {}

local window = Window { width = 390, height = 350,
  ScrollView {
    LazyVStack { spacing = 0,
      Item { height = 100 }:id("header"),
      ForEach { 5, height = 100, id = function(_, index) return index - 1 end },
      Item { height = 100 }:id("footer"),
    },
  }:onScrollTargetVisibilityChange { idType = "number", function(ids) numbers = ids end }
    :onScrollTargetVisibilityChange { idType = "string", function(ids) strings = ids end }
    :onScrollTargetVisibilityChange { idType = function(id)
      return type(id) == "number" and id % 2 == 0
    end, function(ids) even = ids end }
    :onScrollTargetVisibilityChange { function(ids) all = ids end },
}
local scroll = window:scrollView()

lab.expectEqual(all, { "header", 0, 1, 2 }, "without a type: all ids")
lab.expectEqual(numbers, { 0, 1, 2 }, "numbers only")
lab.expectEqual(strings, { "header" }, "strings only")
lab.expectEqual(even, { 0, 2 }, "those that a function chooses")

scroll:scrollTo { edge = "bottom" }
lab.expectEqual(all, { 2, 3, 4, "footer" }, "without a type: all ids at the end")
lab.expectEqual(numbers, { 2, 3, 4 }, "numbers only at the end")
lab.expectEqual(strings, { "footer" }, "strings only at the end")
lab.expectEqual(even, { 2, 4 }, "those that a function chooses at the end")
