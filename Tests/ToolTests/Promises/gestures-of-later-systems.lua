-- Profiles of earlier systems refuse drags and swipes of rows, which these had in a List alone.
-- output: swiftui2027	true	true
-- output: legacyPersist	r2 cannot be dragged in this profile, which stands for systems without :reorderable
-- output: legacyPersist	r2 cannot be swiped in this profile, which stands for systems with :swipeActions in a List alone
-- output: legacyRowState	r2 cannot be dragged in this profile
-- output: legacyScroll	r2 cannot be swiped in this profile
-- output: with them	true	true
for _, case in ipairs { { "swiftui2027", "swiftui2027" }, { "legacyPersist", "legacyPersist" },
  { "legacyRowState", "legacyRowState" }, { "legacyScroll", "legacyScroll" },
  { "with them", lab.profile { "legacyScroll", rowGestures = true } } } do
  local data = lab.data { 1, 2, 3, 4 }
  local window = Window { width = 300, height = 300, profile = case[2], ScrollView { LazyVStack {
    ForEach { data, id = "r%d", function(i)
      return Item { height = 50 }:swipeActions { Button { "Keep", function() end } }
    end }:reorderable() }:reorderContainer { move = function(d) d:apply(data) end } } }
  local isDragged, drag = pcall(window.reorder, window, { "r2", "end" })
  local isSwiped, swipe = pcall(window.swipe, window, "r2")
  if isDragged then
    print(case[1], isDragged, isSwiped)
  else
    for _, message in ipairs { drag, swipe } do
      print(case[1], (message:gsub(";.*", ""):gsub("^.-: ", "")))
    end
  end
  window:check()
end
