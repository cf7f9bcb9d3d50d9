import Foundation
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
    ("return _G.VStak", "nothing is called 'VStak'; did you mean 'VStack'?"),
    ("return lab.expct", "lab has no 'expct'; did you mean 'expect'?"),
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

  @Test func `modules and scripts share their globals, and the vocabulary is for scripts`() throws {
    let folder = try ModuleFolder()
    try folder.write(
      "guest.lua",
      """
      fromModule = "made by the module"
      assert(undefinedName == nil and rawget(_G, "VStack") == nil and VStack == nil)
      assert(load("return undefinedName == nil and VStack == nil")())
      return {
        read = function(name) return _G[name] end,
        set = function(name, value) _G[name] = value end,
        names = function()
          local found = {}
          for name in pairs(_G) do if name:find "^from" then found[#found + 1] = name end end
          return table.concat(found, " ")
        end,
      }
      """
    )
    let script = """
      package.path = "\(folder.path)/?.lua"
      fromScript = 1
      local guest = require "guest"
      print(guest.read "fromScript", guest.names(), fromModule)
      fromScript = 2
      print(guest.read "fromScript", guest.read "print" == print, guest.read "arg"[0])
      fromScript = nil
      print(guest.read "fromScript", rawget(_G, "fromScript"))
      guest.set("fromModule", nil)
      print(fromModule, pcall(function() return undefinedName end))
      fromModule = 3
      print(guest.read "fromModule")
      """
    try expectOutput(
      of: script,
      """
      1\tfromModule fromScript\tmade by the module
      2\ttrue\ttest.lua
      nil\tnil
      nil\tfalse\ttest.lua:10: nothing is called 'undefinedName'
      3
      """
    )
  }

  @Test func `a strict library on the globals leaves the vocabulary`() throws {
    let strict = """
      local meta = getmetatable(_G)
      assert(meta == nil)
      meta = {}
      setmetatable(_G, meta)
      meta.__declared = {}
      meta.__newindex = function(t, name, value)
        meta.__declared[name] = true
        rawset(t, name, value)
      end
      meta.__index = function(t, name)
        if not meta.__declared[name] then error("variable '" .. name .. "' is not declared", 2) end
      end
      """
    let uses = """

      print(Item { height = 3 } ~= nil, lab.expect ~= nil)
      declared = nil
      print(declared, pcall(function() return undeclared end))
      """
    let expected = "true\ttrue\nnil\tfalse\ttest.lua:15: variable 'undeclared' is not declared"
    try expectOutput(of: strict + uses, expected)
  }

  @Test func `a name of stock Lua that was set to nil is nil`() throws {
    try expectOutput(of: "debug = nil print(debug)", "nil")
  }
}

/// A folder with modules, which is removed with its last reference.
private final class ModuleFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID())")
  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }
}
