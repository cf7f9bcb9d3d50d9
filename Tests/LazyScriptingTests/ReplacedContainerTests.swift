import LazyScripting
import LazyTestSupport
import Testing

/// A lazy container that comes in place of another one while the scroll view is far from its top.
@Suite(.leavesNothing) struct ReplacedContainerTests {
  @Test(arguments: [
    "%@", "%@:padding(7)", "%@:frame { maxWidth = .infinity }", "VStack { Text \"title\", %@ }",
    "HStack { %@ }", "VStack { %@, Text \"below\" }",
  ])
  func `of rows alike it shows what stands at the offset, which stays`(form: String) throws {
    let form = form.replacing(".infinity", with: "math.huge").replacing("%@", with: "container")
    try expectOutput(
      of: """
        local function screen(axis, kind, isReplaced)
          local isVertical = axis == "vertical"
          local rows = ForEach { 300, id = "row-%d", function()
            return Item { width = 72, height = 72 }
          end }
          local lines = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() }
          local function container()
            local container
            if kind == "stack" then
              container = (isVertical and LazyVStack or LazyHStack) { spacing = 6, rows }
            elseif isVertical then
              container = LazyVGrid { columns = lines, spacing = 6, rows }
            else
              container = LazyHGrid { rows = lines, spacing = 6, rows }
            end
            if isReplaced then container = container:id "new" end
            return \(form)
          end
          local before = (isVertical and LazyVStack or LazyHStack) { rows }
          local isOn = false
          local window = Window { width = 390, height = 390, function()
            return ScrollView { axes = axis, isReplaced and not isOn and before or container() }
          end }
          local scroll = window:scrollView()
          scroll:drag { by = 3200 }
          if isReplaced then window:update(function() isOn = true end) end
          window:check()
          return scroll.contentOffset, scroll.visibleIDs
        end
        for _, axis in ipairs { "vertical", "horizontal" } do
          for _, kind in ipairs { "stack", "grid" } do
            local offset, ids = screen(axis, kind, true)
            local otherOffset, otherIDs = screen(axis, kind, false)
            lab.expectEqual(offset, otherOffset, axis .. " " .. kind)
            lab.expectEqual(tostring(ids), tostring(otherIDs), axis .. " " .. kind)
          end
        end
        """,
      ""
    )
  }

  @Test func `of rows that were filtered away and come back it shows what stands there`() throws {
    try expectOutput(
      of: """
        local rows = {}
        for i = 1, 300 do rows[i] = { id = "row-" .. i } end
        local all = false
        local window = Window { width = 390, height = 400, function()
          return ScrollView { VStack {
            Color "gray":frame { height = 4000 },
            LazyVStack { spacing = 6, ForEach { all and rows or {}, function()
              return Item { height = 72 }
            end } },
          } }
        end }
        local scroll = window:scrollView()
        scroll:drag { by = 3600 }
        window:update(function() all = true end)
        scroll:drag { by = 400 }
        window:check()
        assert(tostring(scroll.visibleIDs) == "row-1 … row-6", tostring(scroll.visibleIDs))
        """,
      ""
    )
  }
}
