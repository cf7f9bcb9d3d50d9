import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct GlobalsTests {
  @Test(arguments: [
    ("return LazyVStck", "nothing is called 'LazyVStck'; did you mean 'LazyVStack'?"),
    ("local anchor = top", "nothing is called 'top'; did you mean the string \"top\"?"),
    ("return pirnt", "nothing is called 'pirnt'; did you mean 'print'?"),
    ("cunter = 1; return counter", "nothing is called 'counter'; did you mean 'cunter'?"),
    ("return xyzzy", "nothing is called 'xyzzy'"),
    ("Layout {}", "Layout is not built yet"),
    ("return _G.VStak", "nothing is called 'VStak'; did you mean 'VStack'?"),
    ("return lab.expct", "lab has no 'expct'; did you mean 'expect'?"),
    ("lab.sweep {}", "lab.sweep is not built yet"),
    ("lab.x = 1", "lab.x cannot be assigned; lab is read-only"),
  ])
  func `a name that nothing has is an error`(source: String, message: String) throws {
    try expectMessage(of: source, message)
  }

  @Test func `rawget asks without an error, and assigned names may be nil`() throws {
    let script = """
      print(rawget(_G, "nobody"))
      someone = nil
      print(someone)
      someone = 3
      print(someone, rawget(_G, "someone"))
      """
    try expectOutput(of: script, "nil\nnil\n3\t3")
  }

  @Test func `lab has the vocabulary too and is a module`() throws {
    #expect(
      try ScriptRun.output(
        of: "local l = require 'lazylab' print(l == lab, l.VStack == VStack, lab.lab == nil)"
      )
        == "true\ttrue\tfalse"
    )
  }

  @Test func `hiding a name by assignment is reported once, by a local never`() throws {
    let run = try ScriptRun("local Item = 1\nVStack = 2\nVStack = 3\nprint(VStack, Item)")
    #expect(run.printed == "3\t1")
    #expect(
      run.session.diagnostics.map(\.message) == [
        "the assignment in test.lua:2 hides lazylab's VStack; write local VStack if it is meant"
      ]
    )
  }

  @Test func `a script gets its arguments`() throws {
    let run = try ScriptRun("")
    try run.session.run(
      source: "print(arg[0], arg[1], #arg, ...)",
      name: "a.lua",
      arguments: ["x", "y"]
    )
    #expect(run.printed == "a.lua\tx\t2\tx\ty")
  }

  @Test func `modules and scripts see each other's globals and nothing else of each other`() throws
  {
    let script = """
      package.preload.guest = load([[
        fromModule = "made by the module"
        assert(undefinedName == nil and rawget(_G, "VStack") == nil and VStack == nil)
        return {
          read = function(name) return _G[name] end,
          names = function()
            local found = {}
            for name in pairs(_G) do if name:find "^from" then found[#found + 1] = name end end
            return table.concat(found, " ")
          end,
        }
      ]], "=guest", "t", package.loaded._G)
      fromScript = 1
      local guest = require "guest"
      print(guest.read "fromScript", guest.names(), fromModule)
      fromScript = 2
      print(guest.read "fromScript", guest.read "print" == print, guest.read "arg"[0])
      fromScript = nil
      print(guest.read "fromScript", pcall(function() return undefinedName end))
      """
    try expectOutput(
      of: script,
      """
      1\tfromModule fromScript\tmade by the module
      2\ttrue\ttest.lua
      nil\tfalse\ttest.lua:19: nothing is called 'undefinedName'
      """
    )
  }
}
