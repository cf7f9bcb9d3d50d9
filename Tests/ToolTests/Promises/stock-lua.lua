-- The functions that lazylab replaces give stock Lua's results.
-- output: 1 2 3	b,a	0x1.8p+1	%d+	true
local list = { 3, 1, 2 }
table.sort(list)
local swapped = ("a,b"):gsub("(%w),(%w)", "%2,%1")
local isNil = select("#", nil) == 1 and math.type(2 ^ 53) == "float"
print(table.concat(list, " "), swapped, ("%a"):format(3.0), "%d+", isNil)
