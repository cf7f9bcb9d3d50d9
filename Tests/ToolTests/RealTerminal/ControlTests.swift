import Testing

/// What a script says in a message changes nothing at a terminal.
@Suite(.timeLimit(.minutes(5))) struct ControlTests {
  /// A name that turns the screen red, rings, ends a line and turns the direction of what follows.
  private static let nasty = #"a\u{1b}[31mb\u{7}c\u{85}d\u{9b}5me\u{2028}f\u{202e}g"#
  /// The bytes and characters of it that must not reach the terminal.
  private static let effects = ["\u{1b}[31m", "\u{7}", "\u{85}", "\u{9b}", "\u{2028}", "\u{202e}"]

  @Test(arguments: [
    "error(name)", "error({ name })",
    "error(setmetatable({}, { __tostring = function() return name end }))",
    "lab.expect(false, name)", "warn('@on') warn(name)", "lab.expectEqual(name, 'x')",
    "Window { width = 1, height = 1, Text 'x' }:node(name)", "print(lab[name])",
    "print(setmetatable({}, { __name = name }) + 1)",
  ])
  func `controls in a message are spelled out`(statement: String) throws {
    let script = "local name = \"\(Self.nasty)\" \(statement)"
    let session = try TerminalSession(["-e", script], columns: 200)
    _ = session.finish()
    #expect(session.written.contains(#"\u{202e}g"#), "\(session.written)")
    for effect in Self.effects { #expect(!session.written.contains(effect)) }
  }

  @Test func `controls in what a person enters and reads are spelled out`() throws {
    let session = try TerminalSession(["--simple"], columns: 200)
    for entry in ["", "error ", "return setmetatable({}, { __name = ", "_ = "] {
      try session.enter(entry + "\"\(Self.nasty)\"" + (entry.contains("{") ? " })" : ""))
    }
    for effect in Self.effects { #expect(!session.written.contains(effect)) }
    session.type(".quit\r")
    #expect(session.finish() == 0)
  }

  @Test func `what a script prints is its own`() throws {
    let session = try TerminalSession(["-e", #"print "\u{1b}[31mred""#])
    #expect(session.finish() == 0)
    #expect(session.written.contains("\u{1b}[31mred"))
  }
}
