-- Lists, tables, text and classes of Penlight, required one by one, and then all at once.
local List = require "pl.List"
local tablex = require "pl.tablex"
local pretty = require "pl.pretty"
local stringx = require "pl.stringx"
local class = require "pl.class"
local OrderedMap = require "pl.OrderedMap"
local Set = require "pl.Set"
local seq = require "pl.seq"
local template = require "pl.template"

local numbers = List.range(1, 10)
print(numbers, numbers:filter(function(n) return n % 2 == 0 end), numbers:reduce "+")
print(numbers:slice(2, 4):reverse(), List { 3, 1, 2 }:sort(), List { "b", "a" }:sorted "<")
print(List { 1, 2 }:extend { 3 }:append(4):concat(" "), List "abc", numbers:index(7))
print(pretty.write { name = "row", 1, 2, { x = 1.5, y = { true, "a\nb" } } })
print(pretty.write({ b = 2, a = 1, c = { 3 } }, ""))
print(pretty.read("{ 1, x = { 'two' } }").x[1], (pretty.read("os.exit()")))
print(pretty.number(123456, "M"), pretty.write(pretty.load("return_ = 1")))

local left, right = { 1, 2, { a = "b" } }, { 1, 2, { a = "b" } }
print(tablex.deepcompare(left, right), tablex.deepcompare(left, { 1 }), left == right)
print(pretty.write(tablex.map(function(n) return n * n end, { 1, 2, x = 3 }), ""))
print(List(tablex.keys { z = 1, y = 2, x = 3 }):sort(), tablex.size { 1, 2, k = 3 })
print(pretty.write(tablex.merge({ a = 1, b = 2 }, { b = 3, c = 4 }, true), ""))
print(tablex.find({ 5, 6, 7 }, 6), pretty.write(tablex.deepcopy(right), ""))
for key, value in tablex.sort { b = 1, a = 2 } do print(key, value) end
local frozen = tablex.readonly { 1 }
print(frozen[1], pcall(function() frozen[1] = 2 end))

print(stringx.split("a b  c"), stringx.strip "  x  ", stringx.center("x", 5, "-"))
print(stringx.startswith("lazy", "la"), stringx.count("banana", "an"), stringx.title "two words")

local Animal = class()
function Animal:_init(name) self.name = name end
function Animal:__tostring() return self.name .. " says " .. self:sound() end
local Cat = class(Animal)
function Cat:sound() return "meow" end
print(Cat("Minka"), Cat("x"):is_a(Animal), Animal:class_of(Cat("y")))
local map = OrderedMap { { z = 1 }, { a = 2 } }
map:set("m", 3)
print(map, List(map:keys()), map:get "a")
print(Set { 1, 2, 3 } * Set { 2, 3, 4 } == Set { 2, 3 }, Set.len(Set { 1, 1, 2 }))
print(seq.sum(seq.range(1, 4)), List(seq.copy(seq.take(seq.range(1, 100), 3))))
print((template.substitute("# for i = 1, 2 do\nrow $(i)\n# end\n", { _escape = "#" })))

require "pl"
print(List { 1 }, utils.split("a,b", ",")[2], Map { x = 1 }, text ~= nil, type(stringio.create))
fromScript = "seen by utils"
print(pcall(utils.import, "pl.func"), rawget(_G, "fromScript"))
