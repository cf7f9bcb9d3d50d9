-- A module of a user: what it sees is stock Lua's.
return { word = VStack, undefined = undefinedName, script = fromScript, strict = getmetatable("") }
