-- A sandboxed script reads Lua files beside it and nothing else.
-- options: --sandbox
-- output: beside	nil	nil	nil
-- output: false
print(require("beside").name, rawget(_G, "io"), os.execute, os.remove)
print((pcall(require, "lpeg")))
