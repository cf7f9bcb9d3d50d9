-- Claim 153: preferences show which pages were made, as onAppear does.
-- Fails with `VStack { subviews[1], subviews[2] }` for `subviews[index]`.
local appeared, preferred = {}, {}
local index = 3
local Pages = View "Pages" {
  body = function(self)
    return Group { subviews = self.content, function(subviews) return subviews[index] end }
  end,
}
local window = Window { width = 390, height = 600,
  Pages {
    ForEach { 100, id = "page-%d", function(number)
      return Item { height = 100 }
        :preference("page", number)
        :onAppear(function() appeared[#appeared + 1] = number end)
    end },
  }:onPreferenceChange("page", function(values) preferred = values end),
}
lab.expectEqual(appeared, { 3 }, "one page of a hundred appeared")
lab.expectEqual(#preferred, 1, "one preference was collected")
lab.expectEqual(preferred[1], 3, "that of the page which was made")
