import Testing

@testable import LazyScripting

@Suite struct EntryLocalsTests {
  @Test(arguments: [
    ("local x = 1", "      x = 1", ["x"]),
    ("local a, b = f()", "      a, b = f()", ["a", "b"]),
    ("local a <const>, b <close> = 1, 2", "      a        , b         = 1, 2", ["a", "b"]),
    ("local a", "      a = nil", ["a"]),
    ("local function f() local y = 1 end", "      function f() local y = 1 end", ["f"]),
    ("do local y = 1 end local z = 2", "do local y = 1 end       z = 2", ["z"]),
    ("for i = 1, 2 do local y end", "for i = 1, 2 do local y end", []),
    ("if a then local b end local c = 1", "if a then local b end       c = 1", ["c"]),
    ("repeat local b until b; local c = 1", "repeat local b until b;       c = 1", ["c"]),
    ("f(function() local z = 1 end)", "f(function() local z = 1 end)", []),
    ("-- local x = 1\nprint('local y')", "-- local x = 1\nprint('local y')", []),
    ("s = [==[local ]] z]==] local t = 1", "s = [==[local ]] z]==]       t = 1", ["t"]),
    ("local", "local", []),
  ])
  func `only top-level locals become names of the session`(
    entry: String,
    source: String,
    names: [String]
  ) {
    let locals = EntryLocals(Array(entry.utf8))
    #expect(String(decoding: locals.source, as: UTF8.self) == source)
    #expect(locals.names == names)
  }
}
