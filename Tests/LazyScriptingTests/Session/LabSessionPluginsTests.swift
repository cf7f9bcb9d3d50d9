import LazyTestSupport
import Lua
import Testing

@testable import LazyScripting

@Suite(.leavesNothing) struct LabSessionPluginsTests {
  private static let names = [
    Registration(
      declaration: Declaration(kind: .function, name: "zigzag", summary: "Gives a word."),
      implementation: .call { call, _ in call.push("zig") },
      origin: .plugin("zig")
    ),
    Registration(
      declaration: Declaration(kind: .function, name: "zag", owner: "lab", summary: "Another."),
      implementation: .call { call, _ in call.push("zag") },
      origin: .plugin("zig")
    ),
    Registration(
      declaration: Declaration(kind: .function, name: "Window", summary: "Not this one."),
      implementation: .call { call, _ in call.push("window") },
      origin: .plugin("zig")
    ),
  ]

  @Test func `a session has the names of a plugin until they are withdrawn`() throws {
    var printed = ""
    let session = try LabSession(output: { printed += String(decoding: $0, as: UTF8.self) })
    let taken = try session.scope.register(Self.names)
    #expect(taken.map(\.name) == ["Window"])
    #expect(taken.map(\.holder) == [.builtIn])
    let script = "print(pcall(function() return zigzag(), lab.zag(), type(Window) end))"
    try session.run(source: script, name: "a.lua")
    try session.run(source: "print((help 'zigzag'))", name: "b.lua")
    try session.scope.withdraw(by: .plugin("zig"))
    try session.run(source: script, name: "c.lua")
    #expect(
      printed == """
        true\tzig\tzag\tfunction
        zigzag()
          Gives a word.
        false\tc.lua:1: nothing is called 'zigzag'

        """
    )
    _ = session.close()
  }

  @Test func `what one session has, another has not`() throws {
    let session = try LabSession(output: { _ in })
    try session.scope.register(Self.names)
    let other = try LabSession(output: { _ in })
    #expect(session.registry.find("zigzag") != nil)
    #expect(other.registry.find("zigzag") == nil)
    _ = session.close()
    _ = other.close()
  }
}
