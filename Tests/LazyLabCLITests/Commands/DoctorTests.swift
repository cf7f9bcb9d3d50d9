import Foundation
import LazyTestSupport
import Testing

@testable import LazyLabCLI

@Suite struct DoctorTests {
  private func doctor(
    _ environment: [String: String],
    _ checks: [DoctorCheck] = DoctorCheck.builtIn
  ) -> (status: Int32, lines: [String]) {
    let terminal = MemoryTerminal()
    var tool = Tool(terminal: terminal)
    tool.environment = { environment[$0] }
    tool.doctorChecks = checks
    let status = LazyLab.main(arguments: ["doctor"], tool: tool)
    return (status, terminal.output.split(separator: "\n").map(String.init))
  }

  @Test func `a machine on which everything works has status 0`() throws {
    let home = try TemporaryHome()
    let result = doctor(["HOME": home.url.path, "EDITOR": "nano"])
    #expect(result.status == 0)
    #expect(result.lines.contains("ok     editor         nano"))
    #expect(result.lines.contains { $0.hasPrefix("ok     Lua            Lua 5.4") })
    #expect(result.lines.contains { $0.hasPrefix("ok     simulator ") })
    #expect(result.lines.contains { $0.hasPrefix("ok     sandbox ") })
    #expect(result.lines.contains { $0.hasPrefix("ok     history ") && $0.hasSuffix("0 entries") })
    #expect(result.lines.count == DoctorCheck.builtIn.count)
  }

  @Test func `what does not work is said with status 1`() {
    let result = doctor(["HOME": "/proc/nowhere"])
    #expect(result.status == 1)
    let line = "FAILS  history        cannot write '/proc/nowhere/.local/state/lazylab/history': "
    #expect(result.lines.contains { $0.hasPrefix(line) })
  }

  @Test func `a configuration that is no Lua is found`() throws {
    let home = try TemporaryHome()
    let folder = home.url.appending(path: ".config/lazylab")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("x = = 1".utf8).write(to: folder.appending(path: "init.lua"))
    let result = doctor(["HOME": home.url.path])
    #expect(result.status == 1)
    #expect(result.lines.contains { $0.hasPrefix("FAILS  configuration") && $0.contains("'='") })
  }

  @Test func `a check can be added`() {
    let check = DoctorCheck(name: "plugins") { _ in .absent("there are none") }
    let result = doctor([:], [check])
    #expect(result.status == 0)
    #expect(result.lines == ["none   plugins  there are none"])
  }
}
