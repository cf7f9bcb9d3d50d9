import Lua
import Testing

/// The debug library reaches far, but not into what the host's functions depend on.
@Suite struct DebugLibraryTests {
  private final class Box {}

  @Test(
    arguments: [
      ("debug.setupvalue(host, 1, nil) host()", "the upvalues of a C function cannot be set"),
      ("debug.getregistry()", "the registry belongs to the host"),
      ("debug.setmetatable(box, {})", "the metatable of a host object cannot be set"),
      ("debug.setmetatable(io.stdout, nil)", "the metatable of a host object cannot be set"),
      ("local m = debug.getmetatable(box) m.__gc(box) m.__gc(1)", ""),
      ("local n = 0 debug.setupvalue(function() return n end, 1, 2) assert(n == 2)", nil),
      ("assert(debug.getupvalue(host, 1) == nil)", nil),
      ("assert(debug.getmetatable('').__index == string)", nil),
    ] as [(String, String?)]
  )
  func `what the host stands on cannot be changed`(source: String, message: String?) throws {
    let state = try LuaState()
    let host = try state.makeFunction(named: "host") { call in call.push(1) }
    let boxes = try state.makeType(LuaTypeDeclaration<Box>(named: "Box"))
    let box = Box()
    try state.globals().rawSet("host", to: .function(host))
    try state.globals().rawSet("box", to: .object(boxes.handle(of: box)))
    let chunk = try state.load(source, chunkName: "=test")
    guard let message else {
      #expect(try chunk.call().isEmpty)
      return
    }
    let error = #expect(throws: LuaError.self) { try chunk.call() }
    #expect(error?.message.contains(message) == true)
  }
}
