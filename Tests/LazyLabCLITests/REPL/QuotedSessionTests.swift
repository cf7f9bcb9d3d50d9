import RepositoryReading
import Testing

@testable import LazyLabCLI

/// Compares the REPL sessions that documents quote with what the REPL answers.
@Suite struct QuotedSessionTests {
  /// The blocks of a document that begin with a prompt.
  private static func sessions(in file: RepositoryFile) -> [[String]] {
    let parts = file.text.split(separator: "\n```", omittingEmptySubsequences: false)
    return parts.enumerated().compactMap { index, part in
      guard index % 2 == 1 else { return nil }
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return lines.first?.hasPrefix("> ") == true ? lines.map(String.init) : nil
    }
  }

  private static func answers(to lines: [String]) throws -> [String] {
    let origin = RecordedSession.Origin(seed: 1)
    let session = try #require(RecordedSession(([origin.line] + lines).joined(separator: "\n")))
    let replayed = Replay(of: session, with: Tool(terminal: MemoryTerminal()))
    return RecordedSession.lines(of: replayed.kept)
  }

  @Test func `every quoted session is what is answered`() throws {
    let places = ["README.md", "Sources", "Examples", "Tests", "Scripts"]
    let files = Repository.files(in: places) { $0.hasSuffix(".md") }
    let sessions = files.flatMap(Self.sessions)
    #expect(!sessions.isEmpty)
    for lines in sessions { #expect(try Self.answers(to: lines) == lines) }
  }

  @Test func `a session that is not what is answered is found`() throws {
    let sample = RepositoryFile(
      path: "a.md",
      text: "One:\n\n```\n> 1 + 1\n3\n```\n\n```lua\nx\n```\n"
    )
    let sessions = Self.sessions(in: sample)
    #expect(sessions == [["> 1 + 1", "3"]])
    #expect(try Self.answers(to: sessions[0]) == ["> 1 + 1", "2"])
  }
}
