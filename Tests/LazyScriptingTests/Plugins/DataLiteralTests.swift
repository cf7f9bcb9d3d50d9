import LazyTestSupport
import Lua
import Testing

@testable import LazyScripting

@Suite struct DataLiteralTests {
  private func parse(_ text: String) throws(DataLiteralError) -> DataLiteral {
    try DataLiteralParser.parse(Array(text.utf8))
  }

  @Test(arguments: [
    ("return nil", DataLiteral.nil),
    ("return true;", .boolean(true)),
    ("return -2.5e1", .number(-25)),
    ("return 0x10", .number(16)),
    ("return .5 -- half", .number(0.5)),
    ("--[[ a\ncomment ]] return 'a\\n\\'b'", .string("a\n'b")),
    ("return [==[\na]]b]==]", .string("a]]b")),
    ("return \"zig → zag\"", .string("zig → zag")),
    ("return {}", .table([])),
  ])
  func `a literal is what Lua takes it for`(text: String, value: DataLiteral) throws {
    #expect(try parse(text) == value)
  }

  @Test func `a table has names, keys in brackets and positions, each with its line`() throws {
    let value = try parse("return {\n  a = 1,\n  ['b c'] = { 'x' };\n  false,\n}")
    #expect(
      value
        == .table([
          DataLiteral.Entry(name: "a", value: .number(1), line: 2),
          DataLiteral.Entry(
            name: "b c",
            value: .table([DataLiteral.Entry(name: nil, value: .string("x"), line: 3)]),
            line: 3
          ),
          DataLiteral.Entry(name: nil, value: .boolean(false), line: 4),
        ])
    )
  }

  @Test(arguments: [
    ("", 1, "the file begins with return"),
    ("x = 1", 1, "the file begins with return"),
    ("return os", 1, "reads no name; write the string \"os\""),
    ("return {\n\nf()}", 3, "reads no name"),
    ("return ('a')", 1, "a value is expected, got '('"),
    ("return 'a' 'b'", 1, "calls nothing"),
    ("return {}()", 1, "calls nothing"),
    ("return 1 + 1", 1, "computes nothing"),
    ("return #'a'", 1, "a value is expected, got '#'"),
    ("return function() end", 1, "holds no function"),
    ("return { 1 2 }", 1, "a comma or } is expected, got 2"),
    ("return { [1] = 2 }", 1, "a key in brackets is a string"),
    ("return {", 1, "a value is expected, got the end of the file"),
    ("return 'a\n'", 1, "a string is not closed in its line"),
    ("return [[a", 1, "a long bracket is not closed"),
    ("return 'a\\x41'", 1, "this escape is not read here"),
    ("return 1e999", 1, "'1e999' is not a number"),
    ("return {} print()", 1, "nothing may follow what is returned"),
    ("return { end = 1 }", 1, "end is a word of Lua's; write [\"end\"] ="),
    ("return - -1", 1, "- stands before a number"),
  ])
  func `whatever is not data is named with its line`(
    text: String,
    line: Int,
    message: String
  ) throws {
    let error = try #require(throws: DataLiteralError.self) { try parse(text) }
    #expect(error.line == line)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test func `bytes that are no text, and tables within tables, are refused`() throws {
    let bytes: [UInt8] = Array("return '".utf8) + [0xff, 0x27]
    let text = try #require(throws: DataLiteralError.self) { try DataLiteralParser.parse(bytes) }
    #expect(text.message == "a string is not text in UTF-8")
    let stray = try #require(throws: DataLiteralError.self) {
      try DataLiteralParser.parse(Array("return ".utf8) + [0xff])
    }
    #expect(stray.message == "the byte 255 belongs to nothing")
    let deep = String(repeating: "{", count: 100_000)
    let nested = try #require(throws: DataLiteralError.self) { try parse("return \(deep)") }
    #expect(nested.message == "tables are nested more than 20 deep")
  }

  private static let pieces = [
    "return", "{", "}", "{", "}", ",", ";", "=", "[", "]", "a", "b", "nil", "true", "1", "-", "2.5",
    "0x1F", "'x'", "\"y\\n\"", "[[z]]", "[==[w]==]", "-- c\n", "--[[ c ]]", "(", ")", "function",
    "\n", ".", "..", "\\", "1e3", "a = 1", "['k'] = 2", ", ",
  ]

  @Test(arguments: Seeds.first(100, long: 2_000))
  func `whatever is read as data is the same for Lua`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lua = try LuaState()
    defer { lua.close() }
    for _ in 0..<200 {
      let count = Int.random(in: 0..<12, using: &generator)
      let words = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      let text = "return { " + words.joined(separator: " ") + " }"
      guard let literal = try? parse(text) else { continue }
      let value = try lua.load(text, chunkName: "=data").call().first ?? .nil
      #expect(try isSame(literal, value), "\(text)")
    }
  }

  private func isSame(_ literal: DataLiteral, _ value: LuaValue) throws -> Bool {
    switch (literal, value) {
    case (.nil, .nil): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), _): left == value.number
    case (.string(let left), _): left == value.text
    case (.table(let entries), .table(let table)): try isSame(entries, table)
    default: false
    }
  }

  private func isSame(_ entries: [DataLiteral.Entry], _ table: LuaTable) throws -> Bool {
    var names: [String: DataLiteral] = [:]
    var position = 0
    for entry in entries {
      if let name = entry.name {
        names[name] = entry.value
      } else {
        position += 1
        guard try isSame(entry.value, table.rawGet(position)) else { return false }
      }
    }
    return try names.allSatisfy { try isSame($0.value, table.rawGet($0.key)) }
  }
}
