import Foundation
import Testing

@testable import LazyLabCLI

/// A sandboxed script can read only Lua files beside it, and can write nothing.
@Suite struct SandboxTests {
  /// A folder that contains a script's folder, and a file beside that folder which is out of reach.
  private final class Folder {
    let root = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID())")
    var script: URL { root.appending(path: "script") }

    init() throws {
      try write("../secret.lua", "return 'secret'")
      try write("beside.lua", "#!/usr/bin/lua\nreturn 'beside ' .. ...")
      try write("lib/part.lua", "return 'part of ' .. require 'beside'")
      try write(
        "pack/init.lua",
        "return not pcall(io.open, 'x') and not pcall(os.execute) and 'pack'"
      )
      try write("broken.lua", "return return")
      try write("compiled.lua", "\u{1b}Lua")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ name: String, _ text: String) throws {
      let file = script.appending(path: name)
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
      let path = script.appending(path: name).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    func run(_ source: String) throws -> Workbench.Result {
      try write("main.lua", source)
      return SandboxTests.run(["run", "--sandbox", script.appending(path: "main.lua").path])
    }

    func message(_ source: String) throws -> String {
      let result = try run(source)
      #expect(result.status == 1)
      return result.errors.replacing(script.path + "/", with: "")
    }
  }

  private static func run(_ arguments: [String], _ input: String = "") -> Workbench.Result {
    let terminal = MemoryTerminal(lines: input)
    let status = LazyLab.main(arguments: arguments, terminal: terminal)
    return Workbench.Result(status: status, output: terminal.output, errors: terminal.errors)
  }

  @Test func `modules beside the script are found`() throws {
    let folder = try Folder()
    try folder.link("inside.lua", to: "lib/part.lua")
    let result = try folder.run(
      """
      for _, name in ipairs { 'beside', 'lib.part', 'pack', 'inside' } do print((require(name))) end
      """
    )
    #expect(result.errors == "")
    #expect(
      result.output
        == "beside beside\npart of beside beside\npack\npart of beside beside\n"
    )
  }

  @Test(arguments: [
    "../secret", "..secret", "...secret", "lib/../../secret", "/etc/passwd", "/secret", "",
    ".", "lib..part", "lib/part", "lib\\\\part", "~/x", "beside.lua ", "%2e%2e", "é",
  ])
  func `a name that could lead elsewhere is refused`(name: String) throws {
    let message = try Folder().message("require '\(name)'")
    #expect(
      message.contains(
        "is refused: a sandboxed script reads only Lua files that lie beside it, whose names are "
          + "letters, digits, _ and -, with a dot between folders"
      ),
      "\(message)"
    )
  }

  @Test func `links out of the folder are refused`() throws {
    let folder = try Folder()
    try folder.link("out.lua", to: "../secret.lua")
    try folder.link("far.lua", to: "/etc/passwd")
    try folder.link("up", to: "..")
    for (name, place) in [("out", "out.lua"), ("far", "far.lua"), ("up.secret", "up/secret.lua")] {
      let message = try folder.message("require '\(name)'")
      #expect(message.contains("'\(place)' leads out of the script's folder"), "\(message)")
    }
  }

  @Test func `what is no text of Lua is refused`() throws {
    let folder = try Folder()
    #expect(mkfifo(folder.script.appending(path: "pipe.lua").path, 0o600) == 0)
    try folder.write("folder.lua/x", "")
    try folder.write("long.lua", "")
    #expect(truncate(folder.script.appending(path: "long.lua").path, 17 << 20) == 0)
    for (name, reason) in [
      ("pipe", "it is not a plain file"), ("folder", "it is not a plain file"),
      ("long", "File too large"),
      ("compiled", "attempt to load a binary chunk"), ("broken", "broken.lua:1: unexpected symbol"),
    ] {
      let message = try folder.message("require '\(name)'")
      #expect(message.contains(reason), "\(message)")
    }
  }

  @Test func `a module that is not there is said to be looked for beside the script only`() throws {
    let message = try Folder().message("require 'nothing.here'")
    #expect(message.contains("no file 'nothing/here.lua'"), "\(message)")
    #expect(message.contains("no file 'nothing/here/init.lua'"), "\(message)")
    #expect(message.contains("a sandboxed script reads only Lua files that lie beside it"))
    #expect(!message.contains("/usr"), "\(message)")
  }

  @Test func `what is no file has no modules`() throws {
    let code = Self.run(["--sandbox", "-e", "require 'beside'"])
    #expect(code.errors.contains("no Lua files: what is no file has none beside it"))
    let piped = Self.run(["run", "--sandbox", "-"], "require 'beside'")
    #expect(piped.errors.contains("no Lua files: what is no file has none beside it"))
  }

  @Test func `a sandboxed script writes no trace`() throws {
    let folder = try Folder()
    let path = folder.root.appending(path: "trace.jsonl").path
    let message = try folder.message(
      "local w = Window { width = 9, height = 9, Item { height = 3 } } w.trace:write '\(path)'"
    )
    #expect(message.contains("trace:write writes no files in the sandbox; run with --trace FILE"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
