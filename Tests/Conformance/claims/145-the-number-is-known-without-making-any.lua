-- Claim 145: the number and the ids of subviews are known without making any.
-- Fails with `subviews[1]` for `nil`.
local count, last
local bodies = 0
local Page = View "Page" {
  body = function()
    bodies = bodies + 1
    return Item { height = 40 }
  end,
}
local pages = ForEach { 100, id = "page-%d", function() return Page {} end }
local window = Window { width = 390, height = 600,
  Group { subviews = pages, function(subviews)
    count, last = #subviews, subviews:id(100)
    return nil
  end },
}
lab.expectEqual(count, 100, "there are 100")
lab.expectEqual(last, "page-100", "the last has its id")
local made = 0
for event in window.trace:events { kind = "init" } do
  if event.id and tostring(event.id):find("^page") then made = made + 1 end
end
lab.expectEqual(made, 0, "and none was made")
lab.expectEqual(bodies, 0, "nor evaluated")
