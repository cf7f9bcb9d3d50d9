import RepositoryReading
import TestBasics
import Testing

/// What `lazylab compare` says of numbers, texts and directions, by the built program.
@Suite(.timeLimit(.minutes(30))) struct CompareRowsTests {
  /// Compares two sweeps of three seeds that have one result each, given in Lua.
  private func compare(
    _ base: String,
    _ new: String,
    declaring options: String = "{}",
    _ words: String = ""
  ) throws -> String {
    let shell = try Shell()
    for (name, value) in [("base", base), ("new", new)] {
      try shell.write("lab.parameters({}, \(options)) lab.row { v = \(value) }", to: name + ".lua")
    }
    return try shell.run(
      """
      for i in base new; do $L sweep $i.lua --seeds 1..3 --out $i > s; done
      $L compare base new \(words) 2>&1; echo "status $?"
      """
    ).output
  }

  @Test func `which way is better comes with the rows`() throws {
    let less = try compare("2", "3", declaring: "{ less = 'v' }", "--fail-on worse")
    #expect(less == "worse: v: 2 ± 0 → 3 ± 0, 1.5 times\n1 worse\nstatus 1\n")
    let more = try compare("2", "3", declaring: "{ more = 'v', less = 'w' }", "--fail-on worse")
    #expect(more == "better: v: 2 ± 0 → 3 ± 0, 1.5 times\n1 better\nstatus 0\n")
    let said = try compare("2", "3", declaring: "{ less = 'v' }", "--more v")
    #expect(said == "better: v: 2 ± 0 → 3 ± 0, 1.5 times\n1 better\nstatus 0\n")
    #expect(
      try compare("2", "3") == """
        other: v: 2 ± 0 → 3 ± 0, 1.5 times
        1 other
        lazylab: whether less or more is better is not known of v; say it with --less or --more, \
        or in lab.parameters(…, { less = … })
        status 0

        """
    )
  }

  @Test(arguments: [
    ("1e200", "3e200", "worse: v: 1e+200 ± 0 → 3e+200 ± 0, 3 times"),
    (
      "(1 + lab.noise(1, 0, 0.01)) * 1e200", "(9 + lab.noise(1, 0, 0.01)) * 1e200",
      "worse: v: 1."
    ),
    ("1e-200 * lab.noise(1, 1, 2)", "1e-200 * lab.noise(1, 5, 6)", "worse: v: "),
    ("1e-200 * lab.noise(1, 1, 2)", "1e-200 * lab.noise(2, 1, 2)", "1 same"),
    ("1e200 * lab.noise(1, 1, 2)", "1e200 * lab.noise(2, 1, 2)", "1 same"),
    (
      "9007199254740992", "9007199254740993",
      "worse: v: 9007199254740992 ± 0, by 1"
    ),
    (
      "math.mininteger", "math.maxinteger",
      "worse: v: −9.223372036854776e+18 ± 0 → 9.2233"
    ),
    ("'a'", "'a'", "1 same"),
    ("'a'", "'b'", "other: v: 3 of 3 differ"),
    ("'caf\\u{e9}'", "'cafe\\u{301}'", "other: v: 3 of 3 differ"),
    ("lab.random() < 2", "lab.random() > 2", "other: v: 3 of 3 differ"),
    ("1", "'1'", "other: v: 3 of 3 differ"),
  ])
  func `values are compared exactly`(base: String, new: String, beginning: String) throws {
    let output = try compare(base, new, declaring: "{ less = 'v' }")
    #expect(output.hasPrefix(beginning), "\(output)")
  }

  @Test func `texts are told apart by their bytes everywhere`() throws {
    let shell = try Shell()
    try shell.write("local p = lab.parameters { word = 'x' } lab.row { v = 1 }", to: "e.lua")
    try shell.write("lab.row { v = 'caf\u{e9}' }", to: "a.lua")
    let end = try shell.run(
      """
      $L sweep e.lua --set word=caf\u{e9},cafe\u{301} --out o | grep -c caf; grep -c . o
      $L sweep e.lua --set word=caf\u{e9},cafe\u{301} --out o --resume | head -1
      $L sweep a.lua --out a > s; sed 's/\u{e9}/e\u{301}/' a > b; $L merge a b 2>&1 > s; echo $?
      """
    )
    let line = "lazylab: seed=1: 'v' is \"caf\u{e9}\" in 'a' and \"cafe\u{301}\" in 'b'; one script"
    #expect(
      end.output.utf8.starts(with: "2\n2\n2 jobs: 0 done, 2 before\n\(line)".utf8),
      "\(end.output)"
    )
    #expect(end.output.hasSuffix("\n1\n"))
  }

  @Test func `lines may end as on other systems`() throws {
    let shell = try Shell()
    try shell.write("lab.parameters { a = 1 } lab.row { v = lab.noise(1, 0, 1) }", to: "e.lua")
    try shell.write(
      "Window { width = 9, height = 9, ScrollView { LazyVStack { Text 'a' } } }",
      to: "t.lua"
    )
    let end = try shell.run(
      """
      $L sweep e.lua --seeds 1..5 --out a > s; sed 's/$/\\r/' a > b
      $L compare a b; $L merge a b --out c; $L merge b a --out d; cmp a c && cmp a d && echo same
      $L run --events none t.lua --trace t; sed 's/$/\\r/' t > u; $L compare t u > s; echo $?
      """
    )
    #expect(end.output == "1 same\nsame\n0\n")
  }
}
