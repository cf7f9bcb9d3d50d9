import RepositoryReading
import Testing

@testable import LazyLabCLI

@Suite struct ScriptSourceTests {
  @Test(arguments: [
    ("print x\n", "x\n"), ("\u{feff}print x", "x\n"), ("#!/usr/bin/env lazylab\nprint x", "x\n"),
    ("\u{feff}#!/usr/bin/env lazylab\nprint x", "x\n"), ("", ""), ("\u{feff}", ""), ("#", ""),
    ("#!/bin/x\r\nprint x", "x\n"),
  ])
  func `marks that are no Lua are left out`(text: String, output: String) throws {
    try Workbench.withFile(Array(text.utf8)) { path in
      #expect(
        Workbench.run(["run", path]) == Workbench.Result(status: 0, output: output, errors: "")
      )
    }
  }

  @Test func `a first line for the shell keeps the numbers of the others`() throws {
    try Workbench.withFile(Array("#!x\nerror y".utf8)) { path in
      #expect(Workbench.run(["run", path]).errors.hasPrefix("lazylab: \(path):2: y\n"))
    }
  }

  @Test func `bytes that are no text reach the session as they are`() {
    let script = ScriptSource(name: "x", stored: [0xff, 0x00, 0x0d, 0x0a])
    #expect(script.bytes == [0xff, 0x00, 0x0d, 0x0a])
  }

  @Test func `a file that cannot be read is wrong usage`() {
    let missing = Workbench.run(["run", "/no/such/file.lua"])
    #expect(missing.status == 2)
    #expect(
      missing.errors == "lazylab: cannot open '/no/such/file.lua': No such file or directory\n"
    )
    let folder = Workbench.run(["run", "/tmp"])
    #expect(folder.status == 2)
    #expect(folder.errors == "lazylab: cannot read '/tmp': Is a directory\n")
    #expect(Workbench.run(["run", ""]).status == 2)
  }
}
