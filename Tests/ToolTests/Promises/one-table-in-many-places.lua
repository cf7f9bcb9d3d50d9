-- A table that many models hold costs what its holders are: each reader is told once of what is
-- written in it, however it is reached, also where it was found before it came into another model.
-- options: --instructions 1e7
-- output: rows	2000	2000
-- output: both models	first second
-- output: what is left	second
local count = 2000
local style = { font = { size = 1 } }
style.itself = style
local rows, bodies = {}, {}
for i = 1, count do rows[i] = Observable { style = style } end
View "Row" { parameters = { "i" }, body = function(self)
  bodies[#bodies + 1] = self.i
  return Item { height = 10 + rows[self.i].style.itself.font.size }
end }
local window = Window { width = 100, height = 400,
  ScrollView { VStack { ForEach(count, function(i) return Row { i = i } end) } } }
local before = #bodies
for i = 1, 2000 do rows[1].style.font.size = i end
window:step()
print("rows", before, #bodies - before)

local read
View "Reader" { parameters = { "name", "model" }, body = function(self)
  read[#read + 1] = self.name
  return Item { height = self.model.box.inner and 10 or 20 }
end }
local first, second = Observable { box = { inner = {} } }, Observable { box = false }
second.box = first.box
read = {}
local window = Window { width = 100, height = 400,
  VStack { Reader { name = "first", model = first }, Reader { name = "second", model = second } } }
local inner = first.box.inner
read = {}
inner.written = true
window:step()
table.sort(read)
print("both models", table.concat(read, " "))
first.box = {}
window:step()
read = {}
inner.written = false
window:step()
print("what is left", table.concat(read, " "))
