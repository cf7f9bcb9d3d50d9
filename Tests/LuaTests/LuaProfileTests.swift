import Lua
import Testing

/// What untrusted scripts cannot reach.
@Suite struct LuaProfileTests {
  static let absent = [
    "package.cpath", "package.path", "package.config", "package.loaded._G.package.path",
    "package.searchers[2]", "package.searchers[3]", "package.searchers[4]",
  ]

  @Test(arguments: absent)
  func `a sandboxed script does not find it`(name: String) throws {
    let lua = try Interpreter(profile: .sandbox)
    #expect(try lua.run("return \(name)") == [.nil])
    #expect(try lua.run("return coroutine.wrap(function() return \(name) end)()") == [.nil])
  }

  /// A function of stock Lua that is unavailable, and its name in the message.
  static let unavailable: [(String, String)] =
    [
      "dofile", "loadfile", "io.open", "io.lines", "io.popen", "io.read", "io.write", "os.execute",
      "os.exit", "os.getenv", "os.remove", "os.rename", "os.tmpname", "os.setlocale",
      "package.loadlib", "package.searchpath", "debug.getregistry", "debug.sethook",
      "debug.getupvalue", "debug.setupvalue", "debug.upvaluejoin", "debug.getmetatable",
      "debug.setmetatable", "debug.getlocal", "debug.setlocal", "debug.getinfo", "debug.debug",
      "debug.setuservalue", "debug.gethook", "string.dump",
    ].map { ($0, $0) } + [
      ("package.loaded.io.open", "io.open"), ("package.loaded.os.execute", "os.execute"),
      ("package.loaded._G.io.open", "io.open"), ("package.loaded.debug.getinfo", "debug.getinfo"),
      ("('').dump", "string.dump"), ("_G.io.open", "io.open"),
      ("(load('return io'))().open", "io.open"),
      ("load('return io', 'x', 't', _G)().open", "io.open"),
      ("require('os').execute", "os.execute"), ("require('package').loadlib", "package.loadlib"),
      ("require('debug').getregistry", "debug.getregistry"), ("require('io').open", "io.open"),
    ]

  @Test(arguments: unavailable)
  func `a sandboxed script is told that it is not available`(call: String, name: String) throws {
    let lua = try Interpreter(profile: .sandbox)
    for source in ["\(call)('x')", "coroutine.wrap(function() \(call)('x') end)()"] {
      let message = "\(name) is not available in the sandbox"
      #expect(lua.error(source)?.message.contains(message) == true)
    }
    #expect(lua.error("local file = io.stdout")?.message.contains("io.stdout is not avail") == true)
  }

  static let refused = [
    "require('hidden')", "getmetatable('').__index.upper = nil",
    "setmetatable('', {})", "assert(load('\\27Lua'))", "assert(load('\\27Lua', 'x', 'b'))",
    "assert(load('\\27Lua', 'x', 'bt'))", "assert(load(function() return nil end, 'x', 'b'))",
    "collectgarbage('stop')", "collectgarbage('generational')", "collectgarbage('setpause', 1000)",
    "('x'):rep(1 << 62, 'yz')", "('%1000d'):format(1)", "('%.1000f'):format(1)",
    "('x'):rep(-1)()", "table.unpack({}, 1, 1 << 40)", "string.char(256)",
    "os.time({year = 1 << 40, month = 1, day = 1})",
  ]

  @Test(arguments: refused)
  func `a sandboxed script is refused it`(code: String) throws {
    let lua = try Interpreter(profile: .sandbox)
    guard case .runtime? = lua.error(code) else {
      Issue.record("\(String(describing: lua.error(code)))")
      return
    }
    #expect(try lua.run("return ('a'):upper()") == [.string("A")])
  }

  @Test func `a sandboxed script keeps what computes`() throws {
    let lua = try Interpreter(profile: .sandbox)
    let results = try lua.run(
      """
      return os.time(), os.clock(), type(os.date()), load('return 1 + 1')(), ('ab'):rep(3, '-'),
        (('x=1'):gsub('%w', {x = 'y'})), table.concat({1, 2}, ','), debug.traceback('a', 99),
        require('string') == string, collectgarbage('count') > 0, getmetatable('')
      """
    )
    #expect(
      results == [
        .integer(0), .number(0), .string("string"), .integer(2), .string("ab-ab-ab"),
        .string("y=1"), .string("1,2"), .string("a\nstack traceback:"), .boolean(true),
        .boolean(true), .boolean(false),
      ]
    )
  }

  @Test func `a plugin reads Lua files but no libraries of C`() throws {
    let lua = try Interpreter(profile: .plugin)
    #expect(
      try lua.run("return type(package.path), package.cpath, pcall(io.open, 'x')") == [
        .string("string"), .nil, .boolean(false),
        .string("io.open is not available in the sandbox"),
      ]
    )
    #expect(lua.error("require('hidden')")?.message.contains("hidden.lua") == true)
    #expect(lua.error("require('hidden')")?.message.contains(".so") == false)
  }
}
