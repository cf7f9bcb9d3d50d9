-- D15: a container of 390 in 3 parts with spacing 10: one part is 123.333 long, two are 256.667.
-- Fails without `, span = span`.
local function width(span)
  local window = Window { width = 390, height = 600,
    ScrollView { axes = "horizontal",
      LazyHStack { spacing = 10,
        Color("red")
          :containerRelativeFrame { "horizontal", count = 3, span = span, spacing = 10 }
          :id("part"),
      },
    },
  }
  return window:node("part").frame.width
end

lab.expectNear(width(1), 123.333, 0.001, "a third, without what is between the parts")
lab.expectNear(width(2), 256.667, 0.001, "two of them and what is between them")
lab.expectEqual(width(3), 390.0, "all three are the whole")

local window = Window { width = 390, height = 600,
  ScrollView { LazyVStack { Color("red"):containerRelativeFrame("both"):id("page") } },
}
local page = window:node("page").frame
lab.expectEqual({ page.width, page.height }, { 390.0, 600.0 }, "undivided, it is what can be seen")
