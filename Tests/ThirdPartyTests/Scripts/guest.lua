-- A user's module, which sees only stock Lua's globals.
return { word = VStack, undefined = undefinedName, script = fromScript, strict = getmetatable("") }
