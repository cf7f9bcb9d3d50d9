local window = Window { width = 390, height = 844,
  ScrollView { LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", height = 50 } } } }
Programs.sawtooth(window, { teeth = 2 })
lab.expectNear(window:scrollView().contentOffset.y, 1200, 0.001, "each tooth gains 600 points")

local result, cost = lab.command("sawtooth", "50")
lab.expectEqual(result:scrollView().count, 50, "the command makes as many rows as were asked for")
lab.expect(cost:find("bodies"), "it says what that cost")
lab.expect(lab.command("sawtooth", "x"):find("ROWS is a whole number", 1, true), "words are checked")
