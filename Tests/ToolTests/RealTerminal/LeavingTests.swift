import Foundation
import TestBasics
import Testing

/// How a conversation at a real terminal is interrupted and ended, and what is left of it.
@Suite(.timeLimit(.minutes(30))) struct LeavingTests {
  private static let endless = [
    // In a row function.
    "Window { width = 9, height = 9, ScrollView { LazyVStack { ForEach { 9, id = 'r%d', "
      + "function() print('be' .. 'gun') while true do end end } } } }",
    // In a coroutine within nested protected calls.
    "pcall(pcall, coroutine.wrap(function() pcall(pcall, function() print('be' .. 'gun') "
      + "while true do pcall(error) end end) end))",
  ]

  @Test(arguments: endless)
  func `Ctrl-C stops what runs and keeps the session`(entry: String) throws {
    let session = try TerminalSession(columns: 200)
    try session.enter("local kept = 'still here'")
    session.type(entry + "\r")
    try session.wait(for: "begun")
    session.type("\u{3}")
    try session.wait(for: "interrupted")
    try session.enter("kept")
    #expect(session.screen.lines.contains("\"still here\""))
  }

  @Test func `Ctrl-C clears the line, and without one says how to leave`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    session.type("half an entry\u{3}")
    try session.wait("an empty prompt") { $0.lines.suffix(2) == ["> half an entry", ">"] }
    session.type("\u{3}")
    try session.wait(for: "to leave, press Ctrl-D or type .quit")
    session.type("\u{4}")
    #expect(session.finish() == 0)
    #expect(session.written.hasSuffix("\u{1b}[?2004l"))
  }

  @Test func `the terminal is as it was found, however the session ends`() throws {
    for ending in [SIGTERM, SIGINT, SIGQUIT, SIGSEGV, SIGHUP] {
      let session = try TerminalSession()
      try session.wait("raw keys") { _ in !session.isAsFound }
      try session.wait(for: ">")
      try session.send(ending)
      if ending == SIGINT {
        try session.wait(for: "to leave")
        session.type("\u{4}")
        #expect(session.finish() == 0)
      } else {
        #expect(session.finish() == ending)
      }
      #expect(session.isAsFound)
    }
  }

  @Test func `a terminal that is closed ends the session`() throws {
    let session = try TerminalSession()
    try session.enter("print('before')")
    session.type("typed and not entered")
    try session.wait(for: "not entered")
    session.hangUp()
    #expect([0, 1, SIGHUP].contains(session.finish()))
  }

  @Test func `what was entered is there after a kill`() throws {
    let first = try TerminalSession()
    try first.enter("x = 'one\\\\two'")
    try first.enter("for i = 1, 1 do\rprint(i)\rend")
    try first.send(SIGKILL)
    #expect(first.finish() == SIGKILL)
    let second = try TerminalSession(home: first.home)
    try second.wait(for: ">")
    second.type("\u{1b}[A")
    try second.wait("the last entry") {
      $0.lines.suffix(3) == ["> for i = 1, 1 do", "…   print(i)", "… end"]
    }
    second.type("\u{1b}[A")
    try second.wait("the first entry") { $0.lines.last == "> x = 'one\\\\two'" }
  }

  @Test func `sessions that run at the same time keep all entries`() throws {
    let first = try TerminalSession()
    let second = try TerminalSession(home: first.home)
    for number in 1...5 {
      try first.enter("a\(number) = 1")
      try second.enter("b\(number) = 1")
    }
    let file = first.home.url.appending(path: ".local/state/lazylab/history")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.filter { $0.hasPrefix("a") } == (1...5).map { "a\($0) = 1" })
  }

  @Test func `a history that cannot be written is said once, and nothing is lost`() throws {
    let session = try TerminalSession(environment: ["XDG_STATE_HOME": "/proc/nowhere"])
    try session.enter("x = 1")
    try session.enter("y = 2")
    let warning = "the history is kept for this session only: cannot write "
    #expect(session.screen.text.split(separator: warning).count == 2)
    session.type("\u{1b}[A\u{1b}[A")
    try session.wait("the first entry") { $0.lines.last == "> x = 1" }
  }

  @Test func `the user's own file runs first, and its errors end nothing`() throws {
    let session = try TerminalSession(["--no-init"])
    let folder = session.home.url.appending(path: ".config/lazylab")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "init.lua")
    try Data("mine = 42\nprint(nothing_like_it)\n".utf8).write(to: file)
    let second = try TerminalSession(home: session.home, columns: 200)
    try second.wait(for: "init.lua:2: nothing is called 'nothing_like_it'")
    try second.enter("mine")
    #expect(second.screen.lines.contains("42"))
    try session.enter("rawget(_G, 'mine')")
    #expect(!session.screen.lines.contains("42"))
  }

  @Test func `Ctrl-D that was typed while an entry ran leaves`() throws {
    let session = try TerminalSession()
    try session.wait("the prompt") { $0.isAtPrompt }
    session.type("print('be' .. 'gun') io.read() print('e' .. 'nd')\r")
    try session.wait(for: "begun")
    session.type("x\n\u{4}")
    #expect(session.finish() == 0)
    #expect(session.screen.text.contains("end"))
  }

  @Test func `what was typed while an entry ran is the next entry`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    session.type("print(1)\rprint(2)\rprint(3)\r")
    try session.wait("all three") { $0.lines.contains("3") && $0.isAtPrompt }
    #expect(session.screen.lines.filter { ["1", "2", "3"].contains($0) } == ["1", "2", "3"])
  }
}
