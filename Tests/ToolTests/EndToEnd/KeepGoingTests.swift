import Foundation
import TestBasics
import Testing

/// A pipe of entries through the built program: where it ends, and what errors show.
@Suite(.timeLimit(.minutes(30))) struct KeepGoingTests {
  private static let entries = "print('a')\nerror('first')\nprint('b')\n.nope\nx = = 1\n1 + 1\n"

  @Test func `a pipe ends at the first error with 1`() throws {
    let end = try ToolProcess([], input: Self.entries).finish()
    #expect(end.status == 1)
    #expect(end.output == "a\n")
    #expect(end.errors.hasPrefix("lazylab: stdin:2: first\n"))
  }

  @Test func `with --keep-going all entries run, and the status tells at the end`() throws {
    let end = try ToolProcess(["--keep-going"], input: Self.entries).finish()
    #expect(end.status == 1)
    #expect(end.output == "a\nb\n2\n")
    for part in ["stdin:2: first", "unknown command '.nope'", "stdin:5: unexpected symbol"] {
      #expect(end.errors.contains("lazylab: " + part), "\(end.errors)")
    }
    let good = try ToolProcess(["--keep-going"], input: "1 + 1\n").finish()
    #expect(good.status == 0)
    let quit = try ToolProcess(["--keep-going"], input: "error('x')\n.quit\nprint('no')\n").finish()
    #expect(quit.status == 1 && quit.output.isEmpty)
  }

  @Test func `--keep-going has no place beside -e`() throws {
    let end = try ToolProcess(["--keep-going", "-e", "print(1)"]).finish()
    #expect(end.status == 2)
    #expect(end.errors.contains("--keep-going is about the REPL"))
  }

  @Test func `a byte that is not UTF-8 in a pipe is named, and the others are read`() throws {
    let bytes = Array("x = 'a".utf8) + [0xff, 39, 10] + Array("'after'\n".utf8)
    let end = try ToolProcess(["--keep-going"], bytes: bytes).finish()
    #expect(end.status == 1)
    #expect(end.output == "\"after\"\n")
    #expect(end.errors.contains("stdin:1: byte 7 of the line, 255, is not UTF-8"))
  }
}

/// Errors in other files than the script show the line and what of it is meant.
@Suite(.timeLimit(.minutes(30))) struct ModuleExcerptTests {
  private func folder(_ files: [String: String]) throws -> TemporaryHome {
    let home = try TemporaryHome()
    for (name, text) in files {
      let url = home.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    return home
  }

  @Test(arguments: [[], ["--sandbox"]])
  func `an error in a module shows the module's line`(options: [String]) throws {
    let home = try folder([
      "main.lua": "local rows = require 'rows'\nrows.make()\n",
      "rows.lua": """
      local rows = {}
      function rows.make()
        return rows.hight.x
      end
      return rows
      """,
    ])
    let end = try ToolProcess(["run", "main.lua"] + options, in: home.url).finish()
    #expect(end.status == 1)
    #expect(
      end.errors.contains(
        "rows.lua:3: attempt to index a nil value (field 'hight')\n"
          + "  3 |   return rows.hight.x\n    |               ^^^^^\n"
      ),
      "\(end.errors)"
    )
  }

  @Test func `an error of a plugin's own module shows the module's line`() throws {
    let home = try folder([
      "rows.lua": "return { \(PluginScene.head("rows")),\n"
        + "programs = { bad = function() return nothingLikeIt end } }"
    ])
    let script = "Programs.bad(Window { width = 1, height = 1, EmptyView() })"
    let end = try ToolProcess(
      ["--plugin", "rows.lua", "-e", script],
      in: home.url
    ).finish()
    #expect(end.errors.contains("rows.lua:2: nothing is called 'nothingLikeIt'"), "\(end.errors)")
  }

  @Test func `a chunk that calls itself a file shows nothing of a file in the sandbox`() throws {
    let home = try folder(["secret.txt": "the secret line\n"])
    let script = "load('error(\"x\", 1)', '@secret.txt')()"
    let end = try ToolProcess(["--sandbox", "-e", script], in: home.url).finish()
    #expect(end.status == 1)
    #expect(!end.errors.contains("the secret line"))
  }
}
