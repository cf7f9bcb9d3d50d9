-- A module that other scripts of this folder require.
return {
  name = "beside", stack = rawget(_G, "LazyVStack"), globals = type(string.format),
  make = function() return LazyVStack {} end,
}
