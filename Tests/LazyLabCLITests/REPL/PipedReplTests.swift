import Testing

@testable import LazyLabCLI

/// The REPL without a terminal: no prompts, one result on each line, and an end at the first error.
@Suite struct PipedReplTests {
  @Test func `results are lines and events are printed as by run`() {
    #expect(
      Workbench.run([], input: "value 1\n\nbegin\noffset 2 0 5\nframe 2\nend\nvalue a b\n")
        == Workbench.Result(
          status: 0,
          output: "1\n     2 offset       0 → 5  user +5\na\nb\n",
          errors: ""
        )
    )
    #expect(Workbench.run([]) == Workbench.Result(status: 0, output: "", errors: ""))
    #expect(Workbench.run(["--events", "none"], input: "frame 2\nvalue 1").output == "1\n")
  }

  @Test(arguments: [
    ("value 1\n\nbegin\nvalue 2\nerror x\nend\nvalue 3", "stdin:5: x\n  stdin:5 in row\n", "1\n"),
    ("value 1\nsyntax\nvalue 2", "stdin:2: this is no Lua\n", "1\n"),
    ("value 1\n.hlp\nvalue 2", "unknown command '.hlp'; did you mean '.help'?\n", "1\n"),
    ("value 1\nexpect y\nvalue 2", "stdin:2: y\n", "1\n"),
    ("value 1\n\nbegin\nvalue 2", "stdin:3: the input ends inside the entry that", "1\n"),
  ])
  func `the first error ends it with 1 and the line of the input`(
    input: String,
    errors: String,
    output: String
  ) {
    let result = Workbench.run([], input: input)
    #expect(result.status == 1)
    #expect(result.output == output)
    #expect(result.errors.hasPrefix("lazylab: " + errors))
  }

  @Test func `an interrupt ends it with 130`() {
    #expect(Workbench.run([], input: "value 1\ninterrupt\nvalue 2").status == 130)
  }

  @Test func `leaving is no failure`() {
    #expect(
      Workbench.run([], input: "value 1\n.quit\nvalue 2")
        == Workbench.Result(status: 0, output: "1\n", errors: "")
    )
  }

  @Test func `lines of finished entries are found again`() {
    var places = EntryPlaces()
    for line in 1...5 {
      places.count("x".utf8)
      if line == 2 || line == 4 { places.beginEntry() }
      if line == 3 || line == 4 { places.endEntry() }
    }
    #expect(places.place(of: "entry 1", line: 2) == "stdin:3")
    #expect(places.place(of: "entry 2", line: 1) == "stdin:4")
    #expect(places.place(of: "first.lua", line: 7) == "first.lua:7")
    #expect(
      places.place(of: "entry 99999999999999999999", line: 7) == "entry 99999999999999999999:7"
    )
  }

  @Test func `a byte that is not UTF-8 is named with its line`() {
    let bytes = Array("local s = 'ä".utf8) + [0xff] + Array("'".utf8)
    let terminal = MemoryTerminal(input: [.line(Array("value 1".utf8)), .line(bytes)])
    #expect(LazyLab.main(arguments: [], tool: Workbench.tool(terminal)) == 1)
    #expect(terminal.output == "1\n")
    let complaint = "stdin:2: byte 14 of the line, 255, is not UTF-8; in a string it is written "
    #expect(terminal.errors == "lazylab: " + complaint + "\"\\255\"\n")
  }

  @Test func `a byte order mark is no part of the first entry`() {
    #expect(Workbench.run([], input: "\u{feff}value 1\nvalue 2").output == "1\n2\n")
  }
}
