import Testing

@testable import LazyLabCLI

/// What the file of a recorded session says is read as it was written.
@Suite struct RecordedSessionTests {
  private static let head = "-- lazylab session, seed 1\n"

  @Test func `a carriage return before a line feed ends no entry and joins none`() throws {
    let session = try #require(
      RecordedSession(Self.head + "> print('a\\r')\na\r\n> x = 5\n> for i = 1, 2 do\r\n… end\r\n")
    )
    #expect(session.entries.map(\.text) == ["print('a\\r')", "x = 5", "for i = 1, 2 do\r\nend\r"])
    #expect(session.entries[0].answer == ["a\r"])
    #expect(session.entries[2].asTyped == "> for i = 1, 2 do\r\n… end\r\n")
  }

  @Test func `an entry that is only counted counts as many lines`() throws {
    let session = try #require(RecordedSession(Self.head + "# .load a\r\n… b\r\n"))
    #expect(session.entries[0].input == "\n")
  }

  @Test func `the name of a profile may have a comma`() throws {
    var origin = RecordedSession.Origin(seed: 7)
    (origin.firstLine, origin.columns, origin.profile) = (3, 80, "p/a, b.lua")
    let read = try #require(RecordedSession.Origin(origin.line))
    #expect(read.profile == origin.profile)
    #expect((read.seed, read.firstLine, read.columns) == (7, 3, 80))
  }

  @Test(arguments: ["columns 0", "columns 10001", "columns 99999999999", "from line 0", "x 1"])
  func `what no session began with is refused`(part: String) {
    #expect(RecordedSession.Origin("-- lazylab session, seed 1, \(part)") == nil)
  }
}
