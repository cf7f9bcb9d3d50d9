import TestBasics
import Testing

@testable import Lua

@Suite struct LuaTableNamesTests {
  private func table(_ source: String, _ state: LuaState) throws -> LuaTable {
    guard case .table(let table) = try state.load(source, chunkName: "=t").call().first else {
      throw LuaError.memory
    }
    return table
  }

  @Test(arguments: [
    ("", 10, ["a", "ab", "abc", "b"]), ("a", 10, ["a", "ab", "abc"]), ("ab", 1, ["ab"]),
    ("", 2, ["a", "ab"]), ("x", 10, []), ("abcd", 10, []),
  ])
  func `the first names that begin with a text are given in order`(
    prefix: String,
    limit: Int,
    names: [String]
  ) throws {
    let state = try LuaState()
    let table = try table("return { b = 1, abc = 2, a = 3, ab = print, 4, [true] = 5 }", state)
    #expect(try table.names(beginningWith: prefix, limit: limit).map(\.description) == names)
    let functions = try table.names(beginningWith: prefix, limit: limit, onlyFunctions: true)
    #expect(functions.map(\.description) == names.filter { $0 == "ab" })
  }

  @Test(arguments: [
    ("{}", nil), ("setmetatable({}, {})", LuaTable.Metamethods(computes: false, other: nil)),
    (
      "setmetatable({}, { __index = {}, __name = 'N', __tostring = print })",
      LuaTable.Metamethods(computes: false, other: nil)
    ),
    (
      "setmetatable({}, { __index = print, __shr = print, __add = print })",
      LuaTable.Metamethods(computes: true, other: "__add")
    ),
  ])
  func `a table says what its metatable does`(
    source: String,
    methods: LuaTable.Metamethods?
  ) throws {
    let state = try LuaState()
    #expect(try table("return " + source, state).metamethods() == methods)
  }

  @Test func `of many names the first are the same as if all were sorted`() throws {
    let state = try LuaState()
    let table = try table(
      "local t = {} for i = 1, 5000 do t['k' .. (i * 7919) % 5003] = i end return t",
      state
    )
    let all = try table.entries().compactMap { $0.key.text }
    let found = try table.names(beginningWith: "k", limit: 100).map(\.description)
    #expect(found == Array(all.prefix(100)))
  }

  @Test func `metamethods are not asked`() throws {
    let state = try LuaState()
    let source = """
      local trap = function() error("asked") end
      return setmetatable({ own = 1 }, { __index = { behind = 2 }, __pairs = trap, __len = trap })
      """
    let table = try table(source, state)
    #expect(try table.names(beginningWith: "", limit: 9).map(\.description) == ["own"])
    let behind = try table.fallback()
    #expect(try behind?.names(beginningWith: "", limit: 9).map(\.description) == ["behind"])
    #expect(try behind?.fallback() == nil)
    let asked = try self.table("return setmetatable({}, { __index = print })", state)
    #expect(try asked.fallback() == nil)
  }
}
