import Testing

@testable import LazyLabCLI

/// Errors show the line in which they happened, and point at the part that they are about.
@Suite struct ErrorExcerptTests {
  private static let cases: [(script: String, report: String)] = [
    (
      "local x = 1\nprint(fooo)",
      """
      -e:2: nothing is called 'fooo'
        2 | print(fooo)
          |       ^^^^
      """
    ),
    (
      "LazyVStack { spcing = 3 }",
      """
      -e:1: unknown parameter 'spcing' of LazyVStack; did you mean 'spacing'?
        1 | LazyVStack { spcing = 3 }
          |              ^^^^^^
        → | LazyVStack { spacing = 3 }
      """
    ),
    (
      "x = = 2",
      """
      -e:1: unexpected symbol near '='
        1 | x = = 2
          |     ^
      """
    ),
    (
      "return VStack { Text 'a' Text 'b' }",
      """
      -e:1: '}' expected near 'Text'; children are separated by commas; one is missing before Text
        1 | return VStack { Text 'a' Text 'b' }
          |                          ^^^^
      """
    ),
    (
      "print('fooo', fooo)",
      """
      -e:1: nothing is called 'fooo'
        1 | print('fooo', fooo)
          |               ^^^^
      """
    ),
    (
      "local t = {foo = 1} print(t.foo, 'a'..foo)",
      """
      -e:1: nothing is called 'foo'
        1 | local t = {foo = 1} print(t.foo, 'a'..foo)
          |                                       ^^^
      """
    ),
    (
      "do local foo; print(foo) end for foo = 1, 2 do print(foo) end if foo == 1 then end",
      """
      -e:1: nothing is called 'foo'
        1 | do local foo; print(foo) end for foo = 1, 2 do print(foo) end if foo == 1 then end
          |                                                                  ^^^
      """
    ),
    (
      "local function f(foo) return foo end local foo = f(foo) print(foo)",
      """
      -e:1: nothing is called 'foo'; foo is not yet known in its own statement; write local foo in \
      a line before it, and then foo = …
        1 | local function f(foo) return foo end local foo = f(foo) print(foo)
          |                                                    ^^^
      """
    ),
    (
      "local t = {} print(t.a, t.a.b)",
      """
      -e:1: attempt to index a nil value (field 'a')
        1 | local t = {} print(t.a, t.a.b)
          |                           ^
      """
    ),
    (
      "if x then",
      """
      -e:1: 'end' expected near <eof>
        1 | if x then
          |          ^
      """
    ),
    (
      "local w = Window { width = 9, height = 9,\n  w and Text 'a' }",
      """
      -e:2: nothing is called 'w'; w is not yet known in its own statement; write local w in a \
      line before it, and then w = …
        2 |   w and Text 'a' }
          |   ^
      """
    ),
    (
      "local a = 1\nprint(w) local w = 2",
      """
      -e:2: nothing is called 'w'
        2 | print(w) local w = 2
          |       ^
      """
    ),
    (
      "error 'it went wrong'",
      """
      -e:1: it went wrong
        1 | error 'it went wrong'
          | ^
      """
    ),
    (
      "\tlocal row = {} print('é', row.hight.x)",
      """
      -e:1: attempt to index a nil value (field 'hight')
        1 |  local row = {} print('é', row.hight.x)
          |                                ^^^^^
      """
    ),
  ]

  @Test(arguments: cases)
  func `a script's line is shown`(script: String, report: String) {
    #expect(Workbench.lua(["-e", script]).errors == "lazylab: \(report)\n")
  }

  @Test func `lines of what is piped in have the numbers of the input`() {
    let piped = Workbench.lua([], input: "local x = 1\n\ndo\n  print(fooo)\nend\n")
    #expect(
      piped.errors == """
        lazylab: stdin:4: nothing is called 'fooo'
          4 |   print(fooo)
            |         ^^^^

        """
    )
  }

  @Test func `an error in an earlier entry shows that entry`() {
    Workbench.expectTranscript(
      """
      > function f(t) return t.a.b end
      > f {}
      entry 1:1: attempt to index a nil value (field 'a')
        1 | function f(t) return t.a.b end
          |                        ^
      > .quit
      """,
      usesLua: true
    )
  }

  @Test func `of a very long line the part that is meant is shown`() {
    let script = String(repeating: "x = 1 ", count: 100) + "print(fooo)" + " x = 2"
    let lines = Workbench.lua(["-e", script]).errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("  1 | …") && lines[1].count < 180)
    #expect(lines[2].count == lines[1].prefix { $0 != "f" }.count + 4)
  }
}
