-- Formats that Lua would read byte by byte for long are refused; long strings are quoted correctly.
-- options: --time 10s
-- output: os.date	false	the format has 80000000 bytes, more than 65536
-- output: string.pack	false	the format has 30000000 bytes, more than 1048576
-- output: string.unpack	false	the format has 30000000 bytes, more than 1048576
-- output: string.packsize	false	the format has 30000000 bytes, more than 1048576
-- output: string.format	false	the format has 30000000 bytes, more than 4194304
-- output: quoted	true	true
-- output: flags	false	specifier '%q' cannot have modifiers
print("os.date", pcall(os.date, ("%n"):rep(4e7)))
print("string.pack", pcall(string.pack, ("x"):rep(3e7)))
print("string.unpack", pcall(string.unpack, ("<"):rep(3e7), ""))
print("string.packsize", pcall(string.packsize, ("<"):rep(3e7)))
print("string.format", pcall(string.format, ("x"):rep(3e7)))
local pieces = {}
for byte = 0, 255 do pieces[#pieces + 1] = string.char(byte) .. (byte % 3 == 0 and "7" or "x") end
local short = table.concat(pieces)
local inside = string.format("%q", short):sub(2, -2)
local quoted = string.format("%q and %d", short:rep(40), 3)
print("quoted", quoted == '"' .. inside:rep(40) .. '" and 3', load("return " .. quoted:sub(1, -7))() == short:rep(40))
print("flags", pcall(string.format, "%5q", short:rep(40)))
