-- A chat that is turned.
-- says: The LazyVStack got another width, so all lengths that it knew are forgotten.
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

local texts = {}
for n = 1, 45 do texts[n] = ("message says a little more "):rep(n % 3 + 1) end
w = Window { width = 320, height = 600, function()
  return ScrollView { LazyVStack { ForEach { 45, id = "m%d", function(n)
    return Text { texts[n], size = 16 }:padding(8)
  end } } }:defaultScrollAnchor "bottom"
end }
w:step()
w:resize(600, 320)
print(w:explain())
