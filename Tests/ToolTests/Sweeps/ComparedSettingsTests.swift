import RepositoryReading
import TestBasics
import Testing

/// Which settings a sweep compares, by the built program.
@Suite(.timeLimit(.minutes(30))) struct ComparedSettingsTests {
  private func shell(declaring options: String) throws -> Shell {
    let shell = try Shell()
    try shell.write(
      """
      local p = lab.parameters({ rows = 10, kind = "b", flag = false }, \(options))
      lab.row { cost = p.rows * (p.kind == "b" and 4 or 1) + (p.flag and 1 or 0) }
      """,
      to: "e.lua"
    )
    return shell
  }

  @Test func `texts are compared, and numbers are conditions`() throws {
    let end = try shell(declaring: "{ less = 'cost' }").run(
      "$L sweep e.lua --set kind=b,a --set rows=10,100 --relative | tail -n +3"
    )
    #expect(
      end.output == """
        cost, less is better
          rows  kind  mean ± sd  median  min  max  ratio
          10    b            40      40   40   40      1
          10    a            10      10   10   10   0.25  best
          100   b           400     400  400  400      1
          100   a           100     100  100  100   0.25  best

        """
    )
  }

  @Test func `numbers alone are compared where that is said`() throws {
    let end = try shell(declaring: "{ less = 'cost' }").run(
      """
      $L sweep e.lua --set rows=10,100 --relative 2>&1 | tail -n +5
      $L sweep e.lua --set rows=10,100 --relative --compare rows,kind 2>&1 | tail -n +4
      $L sweep e.lua --compare row 2>&1; echo "status $?"
      """
    )
    #expect(
      end.output == """
          rows  mean ± sd  median  min  max  ratio
          10           40      40   40   40      1
          100         400     400  400  400      1
          rows  mean ± sd  median  min  max  ratio
          10           40      40   40   40      1  best
          100         400     400  400  400     10
        lazylab: --compare has 'row'; the script declares flag, kind, rows
        status 2

        """
    )
    let note = try shell(declaring: "{}").run("$L sweep e.lua --relative 2>&1 > s")
    #expect(
      note.output
        == "lazylab: --relative compares nothing here; --compare NAME compares numbers, too\n"
    )
  }

  @Test func `a script says what is compared`() throws {
    let end = try shell(declaring: "{ more = { 'cost' }, compare = { 'rows' } }").run(
      "$L sweep e.lua --set kind=b,a --set rows=10,100 | grep best"
    )
    #expect(
      end.output == """
          b     100         400     400  400  400  best
          a     100         100     100  100  100  best

        """
    )
  }

  @Test(arguments: [
    ("{ compare = 'row' }", "compare has \"row\", which is no parameter"),
    ("{ less = 'a,b' }", "\"a,b\" has a comma; rename the column"),
    ("{ by = 'rows' }", "options has less, more and compare, got \"by\""),
  ])
  func `what a script cannot say is told`(options: String, message: String) throws {
    let end = try shell(declaring: options).run("$L run e.lua 2>&1")
    #expect(end.output.contains(message), "\(end.output)")
  }

  @Test func `a default that depends on chance is drawn once for all jobs`() throws {
    let shell = try Shell()
    try shell.write(
      """
      local p = lab.parameters { x = lab.random(), n = math.random(1000),
        word = "a\\tb\\n'\\\\\\"" }
      lab.row { used = p.x, twice = p.n * 2, said = p.word, chance = lab.random() }
      """,
      to: "c.lua"
    )
    let end = try shell.run(
      """
      $L sweep c.lua --seeds 1..4 -j2 --out o > s
      field() { grep -o "\\"$1\\":[^,}]*" o | cut -d: -f2; }
      for name in x n used twice said chance; do echo $name $(field $name | sort -u | wc -l); done
      diff <(field x) <(field used) && echo same; field said | head -1
      """
    )
    #expect(
      end.output == """
        x 1
        n 1
        used 1
        twice 1
        said 1
        chance 4
        same
        "a\\tb\\n'\\\\\\""

        """
    )
  }
}
