-- Pain 27: rows without height load everything.
--
-- A lazy stack loads rows until the viewport is full. Rows without height never fill it. They occur
-- where rows are empty until they appear, because a picture or a text is still to be fetched.
-- SwiftUI would go on to the last row; lazylab stops after 10,000 rows in a frame and reports it.
--
--   lazylab run --events none Examples/pains/27-rows-without-height.lua

for _, height in ipairs { 0, 1, 20 } do
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 1000000, height = height } },
    },
  }
  print("a million rows of " .. height .. " points: " .. window.metrics.bodies
    .. " bodies in the first frame")
  for event in window.trace:events { kind = "diagnostic" } do
    print("  " .. event.code .. ": " .. event.message)
  end
end

print("The remedy: give the empty row the height that it is going to have.")
