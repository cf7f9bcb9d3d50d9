-- Views of a group that stand elsewhere in the description.
-- says: made anew at another place of the description, and are still in sight.
-- never: s2 went with
-- never: s3 went with
-- never: s2, s3 went

local list = { "s1", "s2", "s3", "s4" }
w = Window { width = 300, height = 300, function()
  return ScrollView { Group {
    subviews = ForEach { list, id = "self", function() return Item { height = 50 } end },
    function(views)
      local rest = {}
      for n = 2, #views do rest[n - 1] = views[n]:frame { maxWidth = math.huge } end
      return VStack { views[1], LazyVGrid {
        columns = { GridItem.flexible(), GridItem.flexible() },
        Group { table.unpack(rest) } } }
    end } }
end }
w:update(function() table.remove(list, 1) end)
print(w:explain())
