-- A module that the scripts beside it require.
return {
  name = "beside", stack = rawget(_G, "LazyVStack"), globals = type(string.format),
  make = function() return LazyVStack {} end,
}
