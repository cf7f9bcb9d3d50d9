import Lua
import TestBasics
import Testing

private final class Box {
  var x: Double
  let gone: () -> Void

  init(_ x: Double, gone: @escaping () -> Void = {}) {
    self.x = x
    self.gone = gone
  }

  deinit { gone() }
}

@Suite(.leavesNothing) struct LuaObjectTypeTests {
  private func boxes(_ lua: Interpreter) throws -> LuaObjectType<Box> {
    var declaration = LuaTypeDeclaration<Box>(named: "Box")
    declaration.stale = "the box was thrown away"
    declaration.members = [
      .property("x", get: { $1.push($0.x) }, set: { $0.x = try $1.number(at: 0) }),
      .property("fixed") { _, call in call.push(1) },
      .method("add", parameters: ["by"]) { box, call in
        box.x += try call.number(at: call.isTable ? call.parameter(at: 0) : 0)
        return call.push(argument: LuaCall.receiver)
      },
    ]
    declaration.index = { box, call in call.push(box.x + Double(try call.integer(at: 0))) }
    declaration.missing = { _, call in throw Mishap(code: try call.text(at: 0).count) }
    declaration.metamethods["__len"] = { _, call in call.push(3) }
    declaration.metamethods["__tostring"] = { box, call in call.push("Box(\(box.x))") }
    return try lua.state.makeType(declaration)
  }

  @Test func `fields, methods and metamethods reach the Swift object`() throws {
    let lua = try Interpreter()
    let type = try boxes(lua)
    let box = Box(1)
    try lua.define("box") { call in call.push(box, as: type) }
    let results = try lua.run(
      """
      local b = box() b.x = 5
      return b:add(2).x, b:add{ by = 1 }.x, #b, b[2], tostring(b), b == box()
      """
    )
    #expect(
      results == [
        .number(7), .number(8), .integer(3), .number(10), .text("Box(8.0)"), .boolean(true),
      ]
    )
    #expect(lua.error("return box().hight")?.message == "test.lua:1: mishap 5")
    #expect(lua.error("box().nothing = 1")?.message == "test.lua:1: its fields cannot be changed")
    #expect(
      lua.error("box().add(8)")?.message
        == "test.lua:1: 'add' needs its object: write object:add(…)"
    )
    #expect(lua.error("getmetatable(box()).__gc(1)") != nil)
  }

  @Test func `a handle of a closed object is stale`() throws {
    let lua = try Interpreter()
    let type = try boxes(lua)
    var live = 1
    var box: Box? = Box(1) { live -= 1 }
    try lua.state.globals().rawSet("b", to: .object(type.handle(of: try #require(box))))
    box.map(type.close)
    box = nil
    #expect(live == 0)
    #expect(lua.error("return b.x")?.message == "test.lua:1: the box was thrown away")
    #expect(lua.error("b:add(1)") != nil)
    #expect(lua.state.liveObjects == 0)
  }

  @Test func `objects live as long as Lua holds a handle`() throws {
    var live = 0
    do {
      let lua = try Interpreter()
      let type = try boxes(lua)
      try lua.define("make") { call in
        live += 1
        return call.push(Box(0) { live -= 1 }, as: type)
      }
      try lua.define("spoil") { call in
        live += 1
        call.push(Box(0) { live -= 1 }, as: type)
        throw Mishap(code: 1)
      }
      try lua.run("keep = make() for i = 1, 1000 do make() pcall(spoil) end")
      try lua.state.collectGarbage()
      #expect(live == 1)
      #expect(lua.state.liveObjects == 1)
      lua.state.close()
      #expect(live == 0)
      #expect(lua.state.liveObjects == 0)
    }
    #expect(live == 0)
  }

  @Test func `closures and references die with what holds them`() throws {
    var live = 1
    do {
      let lua = try Interpreter()
      let counter = Box(0) { live -= 1 }
      let table = try lua.state.makeTable()
      try lua.define("hold") { call in
        _ = table
        return call.push(counter.x)
      }
      try lua.run("hold() hold = nil")
    }
    #expect(live == 0)
  }

  @Test func `another type, and another library's userdata, are refused`() throws {
    let lua = try Interpreter()
    let type = try boxes(lua)
    let other = try lua.state.makeType(LuaTypeDeclaration<Box>(named: "Window"))
    try lua.define("window") { call in call.push(Box(1), as: other) }
    try lua.define("open") { call in call.push(try call.object(at: 0, as: type).x) }
    #expect(lua.error("open(window())")?.message.hasSuffix("expected a Box, got a Window") == true)
    #expect(lua.error("open(io.stdout)")?.message.hasSuffix("got a userdata") == true)
    #expect(lua.error("open()")?.message.hasSuffix("got nil") == true)
  }
}
