-- Scripts cannot change tables of the host, not even with rawset; the errors name the table.
-- output: false	lab is read-only
-- output: false	GridItem is read-only
-- output: nothing is called 'x'
print(pcall(rawset, lab, "x", 1))
print(pcall(rawset, GridItem, "x", 1))
print(pcall(function() return x end))
