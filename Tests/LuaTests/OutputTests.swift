import Lua
import TestBasics
import Testing

/// Everything that a script writes to its standard output arrives at one place.
@Suite(.leavesNothing) struct OutputTests {
  @Test func `print and every kind of write keep their order`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      print("one") io.write("two", "\\n") io.stdout:write("three\\n")
      io.output():write("four\\n") print("five")
      """
    )
    #expect(lua.output == "one\ntwo\nthree\nfour\nfive\n")
  }

  @Test func `numbers are written as stock Lua writes them`() throws {
    let lua = try Interpreter()
    try lua.run("io.write(3, ' ', 1.0, ' ', 0.1, ' ', 2^53, ' ', -1/0, ' ', math.mininteger)")
    #expect(lua.output == "3 1 0.1 9.007199254741e+15 -inf -9223372036854775808")
  }

  @Test func `bytes that are no text pass unchanged`() throws {
    var bytes: [UInt8] = []
    var options = LuaState.Options()
    options.output = { bytes += Array($0) }
    let state = try LuaState(options: options)
    try state.load(#"io.write("a\xFF\0b", "\xC3")"#, chunkName: "=x").call()
    #expect(bytes == [0x61, 0xFF, 0, 0x62, 0xC3])
  }

  @Test func `a coroutine writes where its state writes`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local write = coroutine.wrap(function()
        io.write(1) coroutine.yield() io.stdout:write(2, "\\n") print(3)
      end)
      write() io.write("between") write()
      """
    )
    #expect(lua.output == "1between2\n3\n")
  }

  @Test func `write gives the file`() throws {
    try Interpreter().run(
      """
      assert(io.write() == io.stdout and io.stdout:write("") == io.stdout)
      assert(io.write("a"):write("b") == io.output())
      """
    )
  }

  @Test(arguments: [
    "io.write({})", "io.write('a', nil)", "io.write(true)", "io.stdout:write({})",
    "io.stdout:write('a', print)", "io.stdout.write()", "io.stdout.write(3)",
    "local f = io.tmpfile() f:close() f:write('x')",
    "local f = io.tmpfile() io.output(f) f:close() io.write('x')",
  ])
  func `write fails as stock Lua does`(source: String) throws {
    let stock = try runStock("print(select(2, pcall(load(\(quoted(source)), '=x'))))")
    let ours = try Interpreter(reproducible: false)
    try ours.run("print(select(2, pcall(load(\(quoted(source)), '=x'))))")
    #expect(ours.output == stock)
    #expect(stock.contains("bad argument") || stock.contains("closed"))
  }

  @Test func `what was written before an argument failed stays written`() throws {
    let lua = try Interpreter()
    #expect(lua.error("io.write('a', 1, {}, 'b')") != nil)
    #expect(lua.output == "a1")
  }

  @Test func `other files are written as ever`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      local f = io.tmpfile()
      io.output(f) io.write("x", 1.5, 2) assert(f:write(3) == f) io.output(io.stdout)
      f:seek("set") io.write(f:read("a"))
      local full = io.open("/dev/full", "w")
      full:setvbuf("no")
      local result, message, code = full:write("x")
      assert(result == nil and message == "No space left on device" and code == 28)
      """
    )
    #expect(lua.output == "x1.523")
  }

  private func quoted(_ source: String) -> String { "[==[\(source)]==]" }
}
