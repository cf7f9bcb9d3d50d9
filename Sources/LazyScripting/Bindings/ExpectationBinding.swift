internal import LazyReports
internal import Lua

enum ExpectationBinding {
  static let registrations: [Registration] = [
    .function(
      "expect",
      in: "lab",
      taking: [
        .position(
          "condition",
          as: .any,
          required: false,
          summary: "What must be neither nil nor false."
        ),
        .position("message", as: .string, required: false, summary: "What is expected, in words."),
      ],
      gives: .boolean,
      summary: "Counts an expectation; one that is not met fails the run."
    ) { call, reader in
      let condition = try call.value(at: 0)
      let isMet = condition != .nil && condition != .boolean(false)
      return try record(isMet, in: call, by: reader) { "got \(Literal.of(condition))" }
    },
    .function(
      "expectEqual",
      in: "lab",
      taking: [
        .position("actual", as: .any, required: false, summary: "What came."),
        .position(
          "expected",
          as: .any,
          required: false,
          summary:
            "What must have come; tables by their fields, at any depth, and points, sizes, rects "
            + "and insets also by those of a table: `{ x = 0, y = 0 }`."
        ),
        .position("message", as: .string, required: false, summary: "What is expected, in words."),
      ],
      gives: .boolean,
      summary: "Counts the expectation that two values are equal."
    ) { call, reader in
      let session = try reader.session
      let actual = session.observed.plain(try call.value(at: 0))
      let expected = session.observed.plain(try call.value(at: 1))
      var walk = TableWalk(LuaComparison(types: session.types), charging: session.work)
      guard let difference = try walk.difference(between: actual, and: expected) else {
        return try record(true, in: call, by: reader) { "" }
      }
      return try record(false, in: call, by: reader, comparing: (actual, expected, difference)) {
        let printer = ValuePrinter(session: session)
        return try DifferenceText(printer: printer).text(
          of: actual,
          expected: expected,
          difference: difference
        )
      }
    },
    .function(
      "expectNear",
      in: "lab",
      taking: [
        .position("actual", as: .any, required: false, summary: "What came."),
        .position("expected", as: .number, summary: "What must have come, nearly."),
        .position("tolerance", as: .length, summary: "How far it may be from it."),
        .position("message", as: .string, required: false, summary: "What is expected, in words."),
      ],
      gives: .boolean,
      summary: "Counts the expectation that a number is near another one."
    ) { call, reader in
      let actual = try call.value(at: 0)
      let expected = try call.number(at: 1)
      let tolerance = try call.number(at: 2)
      let isMet = actual.number.map { abs($0 - expected) <= tolerance } ?? false
      return try record(isMet, in: call, by: reader) {
        "got \(Literal.found(at: 0, in: call)), expected \(Literal.number(expected)) within "
          + Literal.number(tolerance)
      }
    },
  ]

  /// Two values with the first place in which they differ.
  private typealias Comparison = (actual: LuaValue, expected: LuaValue, difference: ValueDifference)

  private static func record(
    _ isMet: Bool,
    in call: borrowing LuaCall,
    by reader: ArgumentReader,
    comparing comparison: Comparison? = nil,
    finding found: () throws -> String
  ) throws -> LuaOutcome {
    let session = try reader.session
    try session.record(isMet) {
      let words = try reader.text("message", in: call)
      let location = call.location()
      let lead = words.map { "\($0): " } ?? ""
      let message = lead + (try found())
      return Expectations.Failure(
        message: message.shortened(to: Expectations.longestMessage),
        source: location?.source ?? "?",
        line: location?.line ?? 0,
        values: try comparison.flatMap {
          try values(of: $0, after: lead, beside: message, in: session)
        }
      )
    }
    return call.push(isMet)
  }

  /// The values as wholes, where a session runs tests and the message does not show them so.
  private static func values(
    of comparison: Comparison,
    after lead: String,
    beside message: String,
    in session: LabSession
  ) throws -> Expectations.Values? {
    guard session.hooks.tests != nil else { return nil }
    let text = DifferenceText(printer: .whole(in: session))
    let actual = try text.printer.text(of: comparison.actual)
    let expected = try text.printer.text(of: comparison.expected)
    let isShown = [actual, expected].allSatisfy { !$0.contains("\n") && message.contains($0) }
    guard actual != expected, !isShown else { return nil }
    let note = text.note(on: comparison.difference) ?? "the values differ"
    let summary = (lead + note).shortened(to: Expectations.longestMessage)
    return Expectations.Values(summary: summary, actual: actual, expected: expected)
  }
}

extension LabSession {
  /// Counts an expectation.
  ///
  /// - Parameters:
  ///   - isMet: Whether it is met.
  ///   - failure: Describes it if it is not and if another failure is kept.
  func record(_ isMet: Bool, failure: () throws -> Expectations.Failure) rethrows {
    expectations.checked += 1
    if !isMet {
      // What was found is worded first: reading a value may ask the session itself.
      var kept = expectations.keepsMore ? try failure() : nil
      if let failure = kept, hooks.tests != nil {
        kept?.code = line(failure.line, of: failure.source)?.onOneLine
      }
      expectations.fail(kept)
    }
    hooks.onExpectation?(expectations)
  }
}
