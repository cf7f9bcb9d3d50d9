-- The numbers of a named stream depend on its name and the seed alone.
-- options: --seed 7
-- output: true	true	true
local first = lab.stream("rows")
lab.random()
math.random()
local other = lab.stream("\u{e9}") ~= lab.stream("e\u{301}")
local noise = lab.noise("a") == lab.noise("a")
print(first == first, other, noise)
