import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct RandomBindingTests {
  @Test func `numbers lie between their ends and are integers where the ends are`() throws {
    let script = """
      for i = 1, 2000 do
        local a, b, c, d = lab.random(), lab.random(6), lab.random(-3, 3), lab.random(0.5, 2)
        assert(a >= 0 and a < 1)
        assert(math.type(b) == "integer" and b >= 1 and b <= 6)
        assert(math.type(c) == "integer" and c >= -3 and c <= 3)
        assert(d >= 0.5 and d <= 2)
        local e = lab.noise(i, 10, 20)
        assert(math.type(e) == "integer" and e >= 10 and e <= 20 and e == lab.noise(i, 10, 20))
      end
      print(lab.noise("a") == lab.noise("b"), lab.noise(1) == lab.noise("1"))
      """
    try expectOutput(of: script, "false\tfalse")
  }

  @Test func `the seed decides, and nothing else`() throws {
    let script = "print(lab.random(), lab.noise(7), math.random())"
    let first = try ScriptRun(script, seed: 7).printed
    #expect(try ScriptRun(script, seed: 7).printed == first)
    #expect(try ScriptRun(script, seed: 8).printed != first)
  }

  @Test func `ends in the wrong order are an error`() throws {
    try expectMessage(
      of: "lab.random(3, 1)",
      "lab.random gives a number from a to b; 3.0 is above 1.0"
    )
  }

  @Test func `a named stream gives the same numbers whatever the others gave`() throws {
    let alone = """
      for i = 1, 5 do print(lab.stream("rows", 1, 1000000)) end
      """
    let among = """
      for i = 1, 5 do
        lab.random() lab.stream "speeds" lab.noise(i) math.random()
        print(lab.stream("rows", 1, 1000000))
        lab.stream("", 6)
      end
      """
    let numbers = try ScriptRun(alone, seed: 7).printed
    #expect(try ScriptRun(among, seed: 7).printed == numbers)
    #expect(try ScriptRun(alone, seed: 8).printed != numbers)
    #expect(try ScriptRun(alone.replacing("rows", with: "rowt"), seed: 7).printed != numbers)
    #expect(
      try ScriptRun(alone.replacing("stream(\"rows\", ", with: "random("), seed: 7).printed
        != numbers
    )
  }

  @Test func `the script's own numbers do not depend on named streams`() throws {
    let own = "print(lab.random(), lab.random())"
    let among = "local a = lab.random() lab.stream 'x' print(a, lab.random())"
    #expect(try ScriptRun(among, seed: 3).printed == ScriptRun(own, seed: 3).printed)
  }

  @Test func `the numbers of a named stream are committed`() throws {
    try expectOutput(
      of:
        "for i = 1, 2 do print(lab.stream('rows', 1, 1000000)) end",
      "101472\n237750"
    )
  }

  @Test func `too many streams are an error`() throws {
    try expectMessage(
      of: "for i = 1, 20000 do lab.stream('number ' .. i) end",
      "lab.stream has at most 10000 names"
    )
  }
}
