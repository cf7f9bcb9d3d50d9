-- A reply that comes in out of sight in a nested stack.
-- says: 1 view came in before, out of sight
-- never: keep something else in its place

local replies = lab.data {}
for i = 1, 14 do replies:insert(i, { id = "reply-" .. i, height = 30 + i % 3 * 8 }) end
w = Window { width = 320, height = 460,
  ScrollView { LazyVStack { spacing = 20, ForEach { 12, id = "thread-%d", function(number)
    return LazyVStack { spacing = 4, number == 3 and ForEach { replies, function(reply)
      return Item { height = reply.height }
    end } or Item { height = 500 } }
  end } } } }
w:scrollView():scrollTo { id = "thread-3", anchor = "top" }
w:scrollView():drag { by = 260 }
replies:insert(2, { id = "early", height = 44 })
w:step()
print(w:explain(w.frame))
