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
}
