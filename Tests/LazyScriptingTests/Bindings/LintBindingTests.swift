import Testing

/// The lint finds each pattern where it occurs, and nowhere else.
@Suite struct LintBindingTests {
  /// A screen with a pattern, the actions on it, and the same screen without the pattern.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    let original: String
    let better: String
    var testDescription: String { rule }
  }

  static let cases = [
    Case(
      rule: "duplicateID",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { ForEach { 100,
          id = function(_, index) return index // 2 end, height = 50 } } } }
        """,
      original: "index // 2",
      better: "index"
    ),
    Case(
      rule: "zeroLength",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 300, height = 0 } } } }
        """,
      original: "height = 0",
      better: "height = 20"
    ),
    Case(
      rule: "cutOff",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { LazyVStack {
          ScrollView { axes = "horizontal", LazyHStack { ForEach(20, function(index)
            return Item { width = 100, height = index == 2 and 120 or 80 } end) } } } } }
        """,
      original: "index == 2 and 120 or 80",
      better: "120"
    ),
    Case(
      rule: "setUpOnAppear",
      screen: """
        local rows = lab.data { }
        for index = 1, 100 do rows:insert(index, { id = index, height = 100 }) end
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach(rows, function(row)
            return Item { height = row.height }:onAppear(function()
              if row.height == 100 then
                rows:replace(row.id, { id = row.id, height = 180 })
              end
            end)
          end) } } }
        """,
      original: "height = 100",
      better: "height = 180"
    ),
    Case(
      rule: "absoluteOffset",
      screen: """
        local rows = lab.data { { id = "bar" } }
        window = Window { width = 390, height = 400, ScrollView {
          LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", function(index)
            return Item { height = index > 100 and 200 or 50 } end } },
        }:onScrollGeometryChange {
          of = function(geometry) return geometry.contentOffset.y // 1000 end,
          function(old, new) rows:replace(1, { id = "bar", at = new }) end,
        }, ForEach(rows, function() return Item { height = 10 } end) }
        window:scrollView():scrollTo { id = "row-150", anchor = "top" }
        for _ = 1, 60 do window:scrollView():drag { by = -100 } end
        """,
      original: "contentOffset.y // 1000",
      better: "containerSize.height"
    ),
    Case(
      rule: "newIDs",
      screen: """
        local made, rows = 0, {}
        for number = 1, 30 do rows[number] = { number = number } end
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, id = function(row) made = made + 1 return made end, height = 50 } } } }
        for _ = 1, 3 do window:update() end
        """,
      original: "return made end",
      better: "return row.number end"
    ),
    Case(
      rule: "newIDs",
      screen: """
        local made = 0
        local function new() made = made + 1 return "made-" .. made end
        local Row = View "Row" { body = function() return Item { height = 50 } end }
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          Text "Title", ForEach { 30, function(row) return Row {}:id(new()) end } } } }
        for _ = 1, 3 do window:update() end
        """,
      original: "new()) end",
      better: "row) end"
    ),
    Case(
      rule: "newIDs",
      screen: """
        local made, isEdited, ids = 0, false, "new"
        local Row = View "Row" { body = function() return Item { height = 50 } end }
        local EditedRow = View "EditedRow" { body = function() return Item { height = 50 } end }
        local function id(row) made = made + 1 return ids == "new" and made or row end
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 2, function() return LazyVStack { ForEach { { 1, 2, 3 }, id = id,
            function() return isEdited and EditedRow {} or Row {} end } } end } } } }
        for _ = 1, 4 do window:update(function() isEdited = not isEdited end) end
        """,
      original: "ids = 0, false, \"new\"",
      better: "ids = 0, false, \"old\""
    ),
    Case(
      rule: "trackedFrames",
      screen: """
        View "List" { state = { tops = {} }, body = function(self)
          local known = #self.state.tops
          return ScrollView { LazyVStack { spacing = 0, ForEach { 60, id = "row-%d", function(index)
            return Item { height = 100 }:onGeometryChange {
              of = function(geometry) return geometry.frameInScrollView.y end,
              function(top)
                local tops = { table.unpack(self.state.tops, 1, 60) }
                tops[index] = top
                self.state.tops = tops
              end }
          end } } }
        end }
        window = Window { width = 390, height = 400, List {} }
        for _ = 1, 6 do window:scrollView():drag { by = 30 } end
        """,
      original: "geometry.frameInScrollView.y",
      better: "geometry.size.height"
    ),
    Case(
      rule: "wideRead",
      screen: """
        local chosen = Observable { id = 1 }
        local Row = View "Row" { parameters = { "id", "asks" }, body = function(self)
          return Item { height = self.asks and chosen.id == self.id and 12 or 10 }
        end }
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 60, id = "row-%d", function(index) return Row { id = index, asks = true } end }
        } } }
        window:update(function() chosen.id = 2 end)
        """,
      original: "asks = true",
      better: "asks = false"
    ),
    Case(
      rule: "eagerRows",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { VStack { spacing = 0,
          ForEach { 200, id = "row-%d", height = 50 } } } }
        """,
      original: "VStack",
      better: "LazyVStack"
    ),
    Case(
      rule: "eagerRows",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          Text "Teams", ForEach { 3, id = "team-%d", function()
            return VStack { spacing = 0, ForEach { 200, id = "row-%d", height = 50 } }
          end } } } }
        """,
      original: "return VStack",
      better: "return LazyVStack"
    ),
    Case(
      rule: "nestedGuess",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 3, id = "team-%d", function(team)
            return LazyVStack { spacing = 0, ForEach { 60, id = "p%d", height = function(person)
              return 20 + person * person % 97 * 3 end } }
          end } } } }
        for _ = 1, 40 do window:scrollView():drag { by = 150 } end
        """,
      original: "return LazyVStack",
      better: "return VStack"
    ),
    Case(
      rule: "dynamicRows",
      screen: """
        local Row = View "Row" { parameters = { "hidden" }, body = function(self)
          if not self.hidden then return Item { height = 40 } end
        end }
        window = Window { width = 300, height = 200, ScrollView { LazyVStack {
          ForEach { 50, subviews = "dynamic", function(index)
            return Row { hidden = index % 2 == 0 } end } } } }
        """,
      original:
        "subviews = \"dynamic\", function(index)\n    return Row { hidden = index % 2 == 0 }",
      better: "function(index)\n    return Row { hidden = false }"
    ),
    Case(
      rule: "stateInRow",
      screen: """
        local Row = View "Row" { state = { isOn = false }, body = function(self)
          return Item { height = 40 }:onTapGesture(function() self.state.isOn = true end)
        end }
        window = Window { width = 300, height = 200, ScrollView { LazyVStack {
          ForEach { 500, id = "row-%d", function(index) return Row {} end } } } }
        window:tap "row-2"
        for _ = 1, 30 do window:scrollView():drag { by = 300 } end
        """,
      original: "window:tap \"row-2\"\n",
      better: ""
    ),
    Case(
      rule: "hitch",
      screen: """
        window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach(100, function() return Item { height = 100 }:cost { render = 30 } end) } } }
        window:scrollView():drag { by = 100 }
        """,
      original: "render = 30",
      better: "render = 3"
    ),
  ]

  @Test(arguments: cases)
  func `a pattern is found, and not where it is not`(pattern: Case) throws {
    let ask = """

      for _, finding in ipairs(window:lint()) do
        print(finding.rule, (finding.claim ~= nil) ~= (finding.rule == "wideRead"),
          #finding.cost > 0, #finding.remedy > 0)
      end
      """
    let screen = "local window\n" + pattern.screen
    try expectOutput(of: screen + ask, "\(pattern.rule)\ttrue\ttrue\ttrue")
    #expect(screen.contains(pattern.original))
    try expectOutput(of: screen.replacing(pattern.original, with: pattern.better) + ask, "")
  }

  @Test(arguments: [
    """
    local Header = View "Header" { state = { isOpen = false }, body = function(self)
      return VStack { Item { height = self.state.isOpen and 90 or 40 } }
        :onTapGesture(function() self.state.isOpen = true end) end }
    window = Window { width = 390, height = 400, ScrollView { LazyVStack { Header {}:id "header",
      ForEach { 100, id = "row-%d", height = 50 } } } }
    window:tap "header"
    """,
    """
    local feed = Observable { count = 3 }
    local Feed = View "Feed" { body = function(self)
      return ScrollView { LazyVStack { spacing = 0,
        ForEach { feed.count, id = "r%d", function() return VStack { Item { height = 50 } } end },
        ProgressView():onAppear(function() feed.count = 40 end) } } end }
    window = Window { width = 300, height = 400, Feed {} }
    """,
    """
    window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
      ForEach { 3, id = "month-%d", function()
        return VStack { spacing = 0, ForEach { 120, id = "week-%d", height = 3 } }
      end } } } }
    """,
  ])
  func `what only resembles a pattern is not found`(screen: String) throws {
    let script = "local window\n" + screen + "\nprint(window:lint())"
    try expectOutput(of: script, "Nothing was found.")
  }

  @Test(arguments: [
    (
      """
      ScrollView { LazyVGrid { columns = { GridItem.fixed(200), GridItem.fixed(200) },
        ForEach { 40, id = "cell-%d", height = 50 } } }
      """,
      "a grid columns that fit"
    ),
    (
      """
      ScrollView { VStack { ForEach { 3, id = "team-%d", function()
        return LazyVStack { spacing = 0, ForEach { 60, id = "p%d", height = function(person)
          return 20 + person * person % 97 * 3 end } } end } } }
      """,
      "put all elements into one lazy stack"
    ),
  ])
  func `what to do fits all in which a pattern is found`(content: String, remedy: String) throws {
    let script = """
      local window = Window { width = 390, height = 400, \(content) }
      for _ = 1, 40 do window:scrollView():drag { by = 150 } end
      print((window:lint()[1].remedy:find("\(remedy)", 1, true)) ~= nil)
      """
    try expectOutput(of: script, "true")
  }

  @Test func `a list of findings prints itself`() throws {
    let script = """
      local window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
        ForEach(100, function() return Item { height = 100 }:cost { render = 30 } end) } } }
      print(window:lint())
      window:scrollView():drag { by = 100 }
      print(#window:lint(), window:lint()[2], window:lint()[1].frame)
      print(window:lint())
      """
    try expectOutput(
      of: script,
      """
      Nothing was found.
      1	nil	2
      hitch  frame 2
        1 frame was late, 16.6667 ms in all; the dearest in them was render of Item, 30 ms \
      (claim 102).
        In SwiftUI: move work out of bodies, give rows a fixed length (frame), and split what is \
      dear into smaller rows.
      """
    )
  }

  @Test func `what a finding has not is an error`() throws {
    let window = "local window = Window { width = 10, height = 10, EmptyView {} }\n"
    try expectMessage(
      of: window + "window:lint().first = 1",
      "what a lint found can only be read"
    )
    try expectMessage(
      of: window + "print(window:lint().first)",
      "findings have numbers, from 1 to 0"
    )
  }
}
