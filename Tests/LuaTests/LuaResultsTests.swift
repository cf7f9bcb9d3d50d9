import Lua
import TestBasics
import Testing

/// Results reach Lua in the order in which they were pushed, whichever way each of them takes.
@Suite(.leavesNothing) struct LuaResultsTests {
  /// Pushes numbers, which are passed directly, and texts, which are not, as the letters say.
  private func push(_ letters: String, to call: borrowing LuaCall) {
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "n": call.push(index)
      case "d": call.push(Double(index) + 0.5)
      case "b": call.push(index % 2 == 0)
      case "a": call.push(argument: 0)
      case "v": call.push(.integer(index))
      case "t": call.pushTable { $0.set(1, to: .integer(index)) }
      case "x": call.push()
      default: call.push("s\(index)")
      }
    }
  }

  private func expected(_ letters: String) -> String {
    letters.enumerated().map { index, letter in
      switch letter {
      case "n", "v": "\(index)"
      case "d": "\(index).5"
      case "b": "\(index % 2 == 0)"
      case "a": "argument"
      case "t": "{\(index)}"
      case "x": "nil"
      default: "s\(index)"
      }
    }
    .joined(separator: " ")
  }

  private static let show = """
    local function show(...)
      local texts = {}
      for i = 1, select("#", ...) do
        local value = select(i, ...)
        texts[i] = type(value) == "table" and "{" .. value[1] .. "}" or tostring(value)
      end
      return table.concat(texts, " ")
    end

    """

  private static let orders = [
    "", "n", "s", "ns", "sn", "ndbaxvst", "tnsnantn", "nnnnnnnnnnnn", "nnnnnnnnsnnn",
    "snnnnnnnnnnnn",
    "xxxxxxxxax", "aaaaaaaaaaaa", "vvvvsvvvvvvv",
  ]

  @Test(arguments: orders)
  func `results keep their order`(letters: String) throws {
    let lua = try Interpreter()
    try lua.define("f") { call in
      push(letters, to: call)
      return .pushed
    }
    #expect(
      try lua.run(Self.show + "return show(f('argument'))") == [.text(expected(letters))]
    )
    #expect(
      try lua.run(Self.show + "return show(f('argument', 2, 3, 4, 5, 6, 7, 8, 9, 10))")
        == [.text(expected(letters))]
    )
  }

  @Test(arguments: orders)
  func `what is yielded keeps its order`(letters: String) throws {
    let lua = try Interpreter()
    try lua.define("f") { call in
      push(letters, to: call)
      return .yield
    }
    let source = "return show(coroutine.wrap(function() f('argument') end)())"
    #expect(try lua.run(Self.show + source) == [.text(expected(letters))])
  }

  @Test(arguments: orders)
  func `a tail call passes its arguments in order`(letters: String) throws {
    let lua = try Interpreter()
    try lua.define("f") { call in
      call.push(argument: 1)
      push(letters, to: call)
      return .tailCall
    }
    let source = "return f('argument', show)"
    #expect(try lua.run(Self.show + source) == [.text(expected(letters))])
  }

  @Test(arguments: orders)
  func `what was pushed before an error or for nothing is dropped`(letters: String) throws {
    let lua = try Interpreter()
    try lua.define("fail") { call in
      push(letters, to: call)
      throw Mishap(code: 7)
    }
    try lua.define("nothing") { call in
      push(letters, to: call)
      return .none
    }
    #expect(
      try lua.run("return select('#', nothing()), select('#', pcall(fail)), pcall(fail)")
        == [.integer(0), .integer(2), .boolean(false), .text("test.lua:1: mishap 7")]
    )
  }

  @Test func `numbers are called for from every depth`() throws {
    let lua = try Interpreter()
    let double = try lua.state.load("return function(x) return x * 2 end", chunkName: "=x").call()
    let fail = try lua.state.load("return function() error('no', 0) end", chunkName: "=x").call()
    guard case .function(let double)? = double.first, case .function(let fail)? = fail.first else {
      return
    }
    func check() throws {
      #expect(try double.number(for: 4) == 8)
      #expect(try double.number(index: 5) == 10)
      do {
        _ = try fail.number(for: 1)
        Issue.record("an error was lost")
      } catch {
        #expect(error.message == "no")
        #expect(error.traceback.contains { $0.source == "x" })
      }
      #expect(try double.number(for: 4) == 8)
    }
    try lua.define("check") { call in
      try check()
      return call.push(count(call))
    }
    try check()
    #expect(try lua.run("return check()") == [.integer(0)])
    #expect(try lua.run("return coroutine.wrap(check)()") == [.integer(0)])
    let read = try double.call {
      try check()
      $0.push(3)
    } results: { call in
      try check()
      return try call.integer(at: 0)
    }
    #expect(read == 6)
  }

  private func count(_ call: borrowing LuaCall) -> Int { call.count }
}
