-- A sandboxed script can read the Lua files beside it and nothing else.
-- options: --sandbox
-- output: beside	false	io.open is not available in the sandbox
-- output: false	os.execute is not available in the sandbox
-- output: false	dofile is not available in the sandbox
-- output: false
print(require("beside").name, pcall(io.open, "/etc/hostname"))
print(pcall(os.execute, "true"))
print(pcall(dofile, "/etc/hostname"))
print((pcall(require, "lpeg")))
