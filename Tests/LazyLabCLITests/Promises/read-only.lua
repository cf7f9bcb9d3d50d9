-- Tables of the host are not changed, by rawset neither; errors name them.
-- output: false	lab is read-only
-- output: false	GridItem is read-only
-- output: nothing is called 'x'
print(pcall(rawset, lab, "x", 1))
print(pcall(rawset, GridItem, "x", 1))
print(pcall(function() return x end))
