import LazyReports
import Testing

@testable import LazyStacks

/// Each cause of the ledger has words of its own.
@Suite struct CauseWordsTests {
  private func explain(_ details: [Event.Detail]) throws -> String {
    try Explanation.text(
      of: details.map { Event(frame: 7, time: 0.1, id: "feed", detail: $0) }
    )
  }

  private func words(of cause: LedgerCause) throws -> String {
    let entry = LedgerEntry(cause: cause, subject: "row-3", old: 100, new: 142)
    return try explain([.offset(old: 100, new: 142, entries: [entry])])
  }

  @Test(arguments: LedgerCause.allCases)
  func `a cause is told with its change in a sentence`(cause: LedgerCause) throws {
    let lines = try words(of: cause).split(separator: "\n")
    #expect(lines.first == "Frame 7, at 0.1 s")
    #expect(lines.dropFirst().first == "  The content offset of feed went from 100 to 142:")
    #expect(lines.dropFirst(2).first?.hasPrefix("    +42         ") == true)
    #expect(lines.last?.last == ".")
  }

  @Test func `no two causes have the same words`() throws {
    #expect(try Set(LedgerCause.allCases.map(words(of:))).count == LedgerCause.allCases.count)
  }

  @Test(arguments: LedgerCause.allCases)
  func `what moved in sight is told with how far, and why`(cause: LedgerCause) throws {
    let text = try explain([.moved(by: -12, cause: cause, subject: nil)])
    #expect(text.contains("  feed moved by −12, though nobody moved it: "))
    #expect(!text.contains(": \(cause.rawValue)."))
  }

  @Test(arguments: ScrollAnchorRole.allCases)
  func `a default anchor is named whatever the cause`(role: ScrollAnchorRole) throws {
    for cause in LedgerCause.allCases {
      var entry = LedgerEntry(cause: cause, subject: nil, old: 100, new: 142)
      entry.anchor = role
      let text = try explain([.offset(old: 100, new: 142, entries: [entry])])
      #expect(text.contains("defaultScrollAnchor"))
    }
  }

  @Test func `what a guess was and is comes from the event that says so`() throws {
    let guess = HandwrittenTrace.guess
    let entry = LedgerEntry(cause: .estimate, subject: "row-79", old: 0, new: guess.lead.corrected)
    let text = try explain([
      .estimate(guess), .offset(old: 0, new: guess.lead.corrected, entries: [entry]),
    ])
    #expect(
      text.contains("row-79 turned out to be 150 points long; it had been taken to be 83.3333.")
    )
    #expect(text.contains("count 79 × 87.5 = 6912.5 points; 4577.2727"))
  }

  @Test func `a product is told only where it is the number that is told`() throws {
    var guess = HandwrittenTrace.guess
    guess.old = 80
    guess.lead.lines = 699_992
    guess.lead.length = 55_999_360
    guess.lead.corrected = -40
    guess.new = 80
    let entry = LedgerEntry(cause: .estimate, subject: nil, old: 0, new: -40)
    let text = try explain([.estimate(guess), .offset(old: 0, new: -40, entries: [entry])])
      .onOneLine
    #expect(text.contains("count 699992 × 80 = 55999360 points; 55999400 had been left for them."))
  }

  @Test func `how much stands before a row is told only where the guess gives it`() throws {
    var guess = HandwrittenTrace.guess
    guess.lead.corrected = 0
    let entry = LedgerEntry(cause: .script, subject: "row-80", old: 0, new: 800)
    guess.old = 87.5
    let known = try explain([.estimate(guess), .offset(old: 0, new: 800, entries: [entry])])
    #expect(known.onOneLine.contains("79 × 87.5 = 6912.5 points"))
    guess.old = 60
    let text = try explain([.estimate(guess), .offset(old: 0, new: 800, entries: [entry])])
      .onOneLine
    #expect(text.contains("the length of the 79 rows before what is in sight is a guess."))
    #expect(!text.contains("6912.5"))
  }

  @Test func `a correction in two steps is told once with its sum`() throws {
    let entries = [
      LedgerEntry(cause: .estimate, subject: "a", old: 100, new: 80),
      LedgerEntry(cause: .clamp, subject: nil, old: 80, new: 60),
      LedgerEntry(cause: .estimate, subject: "b", old: 60, new: 90),
    ]
    let text = try explain([.offset(old: 100, new: 90, entries: entries)])
    #expect(text.ranges(of: "was measured before what is in sight").count == 1)
    #expect(text.contains("    +10         a was measured"))
    #expect(text.contains("    −20         The content ends before that"))
  }

  @Test func `control characters of names do not reach the terminal`() throws {
    var guess = HandwrittenTrace.guess
    guess.view = "Lazy\u{1B}[31m"
    guess.estimator = "my\nown"
    guess.start = 80
    let entry = LedgerEntry(cause: .data, subject: "a\u{1B}", old: 0, new: 80)
    let text = try explain([
      .estimate(guess), .offset(old: 0, new: 80, entries: [entry]),
      .contentSize(old: 5, new: 10, isEstimated: true),
    ])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("my\\nown"))
  }
}

extension String {
  /// The words without line breaks.
  var onOneLine: String {
    split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
