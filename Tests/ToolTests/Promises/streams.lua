-- The numbers of a named stream depend only on its name and the seed.
-- options: --seed 7
-- output: 0.41606325174069	true	true
lab.random()
math.random()
lab.stream("columns")
local rows = lab.stream("rows")
local other = lab.stream("\u{e9}") ~= lab.stream("e\u{301}")
local noise = lab.noise("a") == lab.noise("a")
print(rows, other, noise)
