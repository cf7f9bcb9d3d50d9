import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct CompareBindingTests {
  private static let variants = """
    local function variant(estimator)
      return function()
        return Window { width = 300, height = 400, estimator = estimator, ScrollView {
          LazyVStack { spacing = 0, ForEach { 500, id = "row-%d", height = function(i)
            return 20 + i % 7 * 10
          end } } } }
      end
    end
    local guessed, fixed, known = variant(), variant(Estimators.fixed(44)), variant "oracle"
    local function scroll(window)
      for _ = 1, 10 do window:scrollView():drag { by = 300 } end
      window:scrollView():scrollTo { id = "row-400", anchor = "top" }
    end
    """

  @Test func `the result prints as a table with aligned columns and units`() throws {
    let script =
      Self.variants + """

        local metrics = { "bodies", "contentSizeBias", "contentSizeError", "landingError" }
        print(lab.compare { { "mean", guessed }, { "fixed 44", fixed }, { "the truth", known },
          program = scroll, metrics = metrics })
        print(lab.compare { { "a", guessed }, metrics = { "bodies", "frames" } })
        """
    let table = """
                 bodies  contentSizeBias  contentSizeError  landingError
                                      pt                pt            pt
      mean           79          -105.37            546.19             0
      fixed 44       79         -2726.67           2729.57             0
      the truth     579             0.00              0.00             0
         bodies  frames
      a      10       1
      """
    try expectOutput(of: script, table)
  }

  @Test func `the result is data, by name and in order`() throws {
    let script =
      Self.variants + """

        local result = lab.compare { { "lazy", guessed }, { "alone", known }, { "b", fixed },
          program = scroll, metrics = { "frames", "contentSizeError", "bodies" } }
        print(#result, result.lazy.frames, math.type(result.lazy.bodies))
        print(result[2].contentSizeError)
        for name, metrics in pairs(result) do print(name, metrics.frames, #metrics) end
        for index in ipairs(result) do io.write(index, " ") end print()
        for name in pairs(result.b) do io.write(name, " ") end print()
        print(result.alone)
        print(result.lazy == result.lazy, result.lazy == result.b, result[4], result[0])
        """
    try expectOutput(
      of: script,
      """
      3\t12\tinteger
      0.0
      lazy\t12\t3
      alone\t12\t3
      b\t12\t3
      1 2 3\u{20}
      frames contentSizeError bodies\u{20}
      alone: frames 12  contentSizeError 0  bodies 579
      true\tfalse\tnil\tnil
      """
    )
  }

  @Test func `without a choice the metrics are those that cost nothing to tell`() throws {
    let script =
      Self.variants + """

        local rows = 0
        local result = lab.compare { { "billion", function()
          return Window { width = 300, height = 400, ScrollView { LazyVStack {
            ForEach { 1000000000, function() rows = rows + 1 return Item { height = 90 } end } } } }
        end } }
        for name in pairs(result.billion) do io.write(name, " ") end print(rows)
        """
    try expectOutput(
      of: script,
      "bodies measures corrections jitter contentSizeJitter landingError moves 6"
    )
  }

  @Test func `the program gets what else a variant returned, and runs for one after the other`()
    throws
  {
    let script = """
      local function variant(name)
        return { name, function()
          print("make " .. name)
          local data = { 1, 2, 3 }
          return Window { width = 100, height = 100, ScrollView { LazyVStack {
            ForEach { data, function() return Item { height = 20 } end } } } }, data, name
        end }
      end
      local result = lab.compare { variant "a", variant "b", metrics = { "bodies" },
        program = function(window, data, name)
          print("run " .. name)
          window:update(function() data[4] = 4 end)
        end }
      print(result.a.bodies, result.b.bodies)
      """
    try expectOutput(of: script, "make a\nrun a\nmake b\nrun b\n4\t4")
  }

  @Test func `every variant draws the same random numbers, and the script goes on with others`()
    throws
  {
    let script = """
      local drawn = {}
      local function draw() drawn[#drawn + 1] = lab.random() .. " " .. lab.stream "a" end
      local function make() draw() return Window { width = 100, height = 100 } end
      draw()
      lab.compare { { "a", make }, { "b", make }, metrics = { "frames" }, program = draw }
      draw()
      print(#drawn, drawn[2] == drawn[4], drawn[3] == drawn[5])
      print(drawn[1] ~= drawn[2], drawn[2] ~= drawn[3], drawn[5] ~= drawn[6], drawn[2] ~= drawn[6])
      """
    try expectOutput(of: script, "6\ttrue\ttrue\ntrue\ttrue\ttrue\ttrue")
  }

  @Test(arguments: [
    ("{}", "lab.compare needs variants: { \"name\", function() return Window { … } end }"),
    (
      "{ guessed }",
      "variant 1 of lab.compare is a function, not { \"name\", function() return Window { … } end }"
    ),
    (
      "{ { \"a\", guessed }, nil, { \"b\", guessed } }",
      "variant 2 of lab.compare is nil, not { \"name\", function() return Window { … } end }"
    ),
    (
      "{ { guessed, \"a\" } }",
      "variant 1 of lab.compare is a table, but not "
        + "{ \"name\", function() return Window { … } end }"
    ),
    (
      "{ { \"a\", guessed, program = print } }",
      "variant 1 of lab.compare has a [\"program\"] beside its name and its function"
    ),
    (
      "{ { \"a\", guessed }, { \"a\", fixed } }",
      "two variants of lab.compare are called \"a\"; the result is read by their names, so give "
        + "them different ones"
    ),
    (
      "{ { \"a\", function() end } }",
      "variant \"a\" of lab.compare (test.lua:13) returned nil; return its Window"
    ),
    (
      "{ { \"a\", function() local it = guessed() it:close() return it end } }",
      "variant \"a\" of lab.compare returned a window that was closed"
    ),
    (
      "{ { \"a\", function() return it end }, { \"b\", function() return it end } }",
      "variant \"b\" of lab.compare returned the window of \"a\"; each variant makes its own"
    ),
    (
      "{ { \"a\", guessed }, metrics = { 'jiter' } }",
      "no metric is called 'jiter'; did you mean 'jitter'?"
    ),
    (
      "{ { \"a\", guessed }, metrics = { 'jitter', 'jitter' } }",
      "metrics of lab.compare names 'jitter' twice"
    ),
    (
      "{ { \"a\", guessed }, metrics = {} }",
      "metrics of lab.compare names no metric; leave it out for the usual ones"
    ),
    (
      "{ { \"a\", guessed }, metrics = { name = 'jitter' } }",
      "metrics of lab.compare is an array of names of metrics, got [\"name\"]"
    ),
    (
      "{ lazy = guessed }",
      "unknown parameter 'lazy' of lab.compare; variants are listed in their order: write "
        + "{ \"lazy\", function() … end }"
    ),
    (
      "{ { \"a\", function() return Window { width = 1, height = 1 } end }, "
        + "metrics = { 'contentSizeBias' } }",
      "variant \"a\" of lab.compare: the true size of the content is not known: the window has no "
        + "scroll view"
    ),
  ])
  func `what cannot be compared is an error with its remedy`(call: String, message: String) throws {
    let setup = Self.variants.replacing("local function scroll", with: "local function unused")
    let script = setup.split(separator: "\n").prefix(12).joined(separator: "\n")
    try expectMessage(
      of: "it = nil " + script + "\nend it = guessed() lab.compare " + call,
      message
    )
  }

  @Test(arguments: [
    ("maen", "no variant is called 'maen'; did you mean 'mean'?"),
    ("mean.bodes", "no metric is called 'bodes'; did you mean 'bodies'?"),
    (
      "mean.jitter",
      "jitter was not compared; write metrics = { \"jitter\", … } in lab.compare"
    ),
    ("mean.bodies = 3", "a comparison can only be read"),
    ("mean = 3", "a comparison can only be read"),
  ])
  func `a name that was not compared is an error`(name: String, message: String) throws {
    let use = name.contains("=") ? "result.\(name)" : "print(result.\(name))"
    let script =
      Self.variants
      + "\nlocal result = lab.compare { { 'mean', guessed }, metrics = { 'bodies' } }\n" + use
    try expectMessage(of: script, message)
  }

  @Test func `the way of an error tells the variant, and the error stays what it was`() throws {
    let script = """
      local function variant(name)
        return { name, function() return Window { width = 1, height = 1, Item { height = 1 } } end }
      end
      local turn = 0
      local function program()
        turn = turn + 1
        if turn == 2 then error({ "raised" }) end
      end
      local ok, problem = pcall(lab.compare, { variant "a", variant "b", program = program })
      print(ok, problem[1])
      turn = 0
      lab.compare { variant "a", variant "b", program = program }
      """
    let run = try ScriptRun(script)
    #expect(run.printed == "false\traised")
    let way = run.error?.traceback.map { "\($0.line) \($0.function ?? "")" }
    #expect(way == ["7 ", "2 variant \"b\" of lab.compare", "12 main chunk"])
  }
}
