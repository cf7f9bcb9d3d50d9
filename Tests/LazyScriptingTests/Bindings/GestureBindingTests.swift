import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct GestureBindingTests {
  @Test func `the content goes where the finger goes, and on when it lifts`() throws {
    let script =
      Scripts.feed + """

        feed:replay { { 0, 600 }, { 0.1, 550 }, { 0.2, 450 } }
        -- 100 points in the last tenth of a second; the fling goes on from 150.
        lab.expectNear(feed.contentOffset.y, 150 + (1000 - 10) / (-1000 * math.log(0.998)), 1e-6)
        feed:scrollTo { y = 1000 }
        print(feed:replay { { time = 5, y = 100 }, { time = 5.2, y = 300 },
          { time = 5.3, y = 300 } })
        print(feed.contentOffset.y, feed.phase)
        """
    try expectOutput(of: script, "18\n800.0\tidle")
  }

  @Test(arguments: [
    ##""[0, 600]\n[0.1, 550]\n\n[0.2, 450]""##,
    ##"'{"time": 0, "x": 3, "y": 600}\n {"y":550.0,"time":1e-1} \r\n{ "time" : 0.2, "y" : 450 }'"##,
    ##""0,600\n0.1,550\n0.2,450\n""##,
    ##""# a swipe\ny, time, x\n600, 0, 7\n550, 0.1, 7\n450, 0.2, 9""##,
    ##"{ { time = 0, x = 1, y = 600 }, { 0.1, 2, 550 }, { time = 0.2, y = 450 } }"##,
  ])
  func `all spellings are one gesture`(gesture: String) throws {
    let script =
      Scripts.feed + "\nfeed:replay(\(gesture)) print(window.frame, feed.contentOffset.y)"
    let plain =
      Scripts.feed + "\nfeed:replay { { 0, 600 }, { 0.1, 550 }, { 0.2, 450 } }"
      + " print(window.frame, feed.contentOffset.y)"
    let output = try ScriptRun.output(of: script)
    #expect(output == (try ScriptRun.output(of: plain)))
    #expect(!output.contains("error"))
  }

  @Test func `a gesture ends alike at 60 and 120 hertz, wherever its samples lie`() throws {
    let script = """
      local ends = {}
      for _, rate in ipairs { 60, 120, 77 } do
        local window = Window { width = 300, height = 450, refreshRate = rate,
          ScrollView { axes = "horizontal",
            LazyHStack { spacing = 0, ForEach { 1000, width = 100 } } } }
        local feed = window:scrollView()
        feed:replay { { 0.0031, 500 }, { 0.0417, 460 }, { 0.0873, 321 }, { 0.1119, 200 } }
        ends[#ends + 1] = feed.contentOffset.x
      end
      print(math.abs(ends[1] - ends[2]) < 1e-6, math.abs(ends[1] - ends[3]) < 1e-6, ends[1] > 1000)
      """
    try expectOutput(of: script, "true\ttrue\ttrue")
  }

  @Test func `along both axes the finger goes as it likes`() throws {
    let script = """
      local window = Window { width = 300, height = 450,
        ScrollView { axes = "both", Item { width = 2000, height = 3000 } } }
      local map = window:scrollView()
      map:replay { { 0, 200, 400 }, { 0.2, 100, 100 }, { 0.4, 100, 100 } }
      print(map.contentOffset.x, map.contentOffset.y)
      print(select(2, pcall(map.replay, map, { { 0, 1 }, { 1, 2 } })))
      """
    try expectOutput(
      of: script,
      """
      100.0\t300.0
      test.lua:6: sample 1 of scroll:replay: the content scrolls along both axes; write the time, \
      x and y
      """
    )
  }

  @Test func `a gesture pulls the content beyond its end, and a program may replay it`() throws {
    let script =
      Scripts.feed + """

        window:play(function()
          print(feed:replay { { 0, 100 }, { 0.2, 300 }, { 0.4, 300 } } > 24, feed.contentOffset.y)
        end, function()
          wait(0.2)
          print(feed.contentOffset.y < 0, feed.phase)
        end)
        """
    try expectOutput(of: script, "true\tinteracting\ntrue\t0.0")
  }

  @Test(arguments: [
    (
      "feed:replay()",
      "scroll:replay needs samples: { time = 0, y = 600 }, …, a text with a sample a line, or "
        + "file ="
    ),
    ("feed:replay('')", "the gesture: there are no samples in it"),
    (
      "feed:replay { { 0, 1 }, { 1, 2 }, { 0.5, 3 } }",
      "sample 3 of scroll:replay: its time, 0.5, is before 1; samples are in the order of time"
    ),
    (
      "feed:replay('0,1\\n1,2\\n\\n0.5,3')",
      "the gesture:4: its time, 0.5, is before 1; samples are in the order of time"
    ),
    (
      "feed:replay { { 0, 1 }, { 1, 0 / 0 } }",
      "sample 2 of scroll:replay: its time and place are numbers, at most 1000000000 either way"
    ),
    ("feed:replay('time,y\\n0,nan')", "the gesture:2: \"nan\" is not a number"),
    ("feed:replay('time,y\\n0,1,2')", "the gesture:2: it has 3 values for 2 columns"),
    (
      "feed:replay('time,z\\n0,1')",
      "the gesture:1: \"z\" is neither a number nor a column; the columns are time, x and y, with "
        + "commas between them"
    ),
    (
      "feed:replay('Time;Y\\n0;1')",
      "the gesture:1: \"Time;Y\" is neither a number nor a column; the columns are time, x and y, "
        + "with commas between them"
    ),
    (
      "feed:replay('0,600\\n0.1,500,3')",
      "the gesture:2: it has 3 values, and the lines before have 2"
    ),
    (
      "feed:replay('[0, 1')",
      "the gesture:1: the line ends where , or ] belongs"
    ),
    ("feed:replay('{\"tme\": 0}')", "the gesture:1: a sample has no 'tme'; did you mean 'time'?"),
    (
      "feed:replay('{\"time\": 0, \"x\": 1}')",
      "the gesture:1: it has no y; a sample says when the finger was where: time, x, y"
    ),
    (
      "feed:replay { { 0, 1 }, 3 }",
      "sample 2 of scroll:replay is a table { time =, x =, y = }, got 3"
    ),
    (
      "feed:replay { { 0 } }",
      "sample 1 of scroll:replay: it has 1 numbers; write the time and the place, or the time, x "
        + "and y"
    ),
    (
      "feed:replay { { 0, 1 }, file = 'x' }",
      "scroll:replay takes samples or a file, not both"
    ),
    (
      "feed:replay { { 0, 1 }, { 4000, 1 } }",
      "the duration of the gesture is 4000; expected seconds, at most 3600"
    ),
    (
      "feed:replay { { 0, 0 }, { 0.001, 1000 } }",
      "the y speed with which the finger lifts is -1000000; expected points per second, at most "
        + "100000 either way"
    ),
    ("feed:replay { file = 'x' }", "scroll:replay finds no files here; hand over the text itself"),
  ])
  func `what is no gesture is an error that names the sample`(
    entry: String,
    message: String
  ) throws {
    let run = try ScriptRun(Scripts.feed + "\n" + entry)
    #expect(run.error?.message == message)
    run.again("window:check() print(feed:drag { by = 1 })")
    #expect(run.error == nil)
  }
}
