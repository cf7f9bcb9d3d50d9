-- An AnyLayout moves its views as the stack does that it stands for.
-- says: b, c moved by +30, though nobody moved them: a is 70 points long and was 40
-- says: b, c moved by +16, +32, though nobody moved them: each spacing before them is 20 points and was 4
-- never: the AnyLayout places

local height, spacing = 40, 4
w = Window { width = 300, height = 300, function()
  return ScrollView { AnyLayout { layout = VStack { spacing = spacing, alignment = "leading" },
    Item { width = 60, height = height }:id "a", Item { width = 90, height = 30 }:id "b",
    Item { width = 30, height = 30 }:id "c" } }
end }
w:update(function() height = 70 end)
print(w:explain())
w:update(function() spacing = 20 end)
print(w:explain())
