try LuaCalls.run()
