internal import LazyReports
internal import Lua

enum ExpectationBinding {
  static let registrations: [Registration] = [
    .function(
      "expect",
      in: "lab",
      [
        .position("condition", .any, required: false, "What must be neither nil nor false."),
        .position("message", .string, required: false, "What is expected, in words."),
      ],
      gives: .boolean,
      "Counts an expectation; one that is not met fails the run."
    ) { call, reader in
      let condition = try call.value(0)
      let isMet = condition != .nil && condition != .boolean(false)
      return try record(isMet, call, reader) { "got \(Literal.of(condition))" }
    },
    .function(
      "expectEqual",
      in: "lab",
      [
        .position("actual", .any, required: false, "What came."),
        .position(
          "expected",
          .any,
          required: false,
          "What must have come; tables by their fields, at any depth, and points, sizes, rects and "
            + "insets also by those of a table: `{ x = 0, y = 0 }`."
        ),
        .position("message", .string, required: false, "What is expected, in words."),
      ],
      gives: .boolean,
      "Counts the expectation that two values are equal."
    ) { call, reader in
      let session = try reader.session
      let actual = try call.value(0)
      let expected = try call.value(1)
      var walk = TableWalk(LuaComparison(types: session.types), session.work)
      guard let difference = try walk.difference(actual, expected) else {
        return try record(true, call, reader) { "" }
      }
      return try record(false, call, reader) {
        let printer = ValuePrinter(session: session)
        return try DifferenceText(printer: printer).text(actual, expected, difference)
      }
    },
    .function(
      "expectNear",
      in: "lab",
      [
        .position("actual", .any, required: false, "What came."),
        .position("expected", .number, "What must have come, nearly."),
        .position("tolerance", .length, "How far it may be from it."),
        .position("message", .string, required: false, "What is expected, in words."),
      ],
      gives: .boolean,
      "Counts the expectation that a number is near another one."
    ) { call, reader in
      let actual = try call.value(0)
      let expected = try call.number(1)
      let tolerance = try call.number(2)
      let isMet = actual.number.map { abs($0 - expected) <= tolerance } ?? false
      return try record(isMet, call, reader) {
        "got \(Literal.of(actual)), expected \(Literal.number(expected)) within "
          + Literal.number(tolerance)
      }
    },
  ]

  private static func record(
    _ isMet: Bool,
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader,
    finding found: () throws -> String
  ) throws -> LuaOutcome {
    let session = try reader.session
    session.expectations.checked += 1
    if !isMet {
      try session.expectations.fail {
        let words = try reader.text("message", call)
        let location = call.location()
        let message = (words.map { "\($0): " } ?? "") + (try found())
        return Expectations.Failure(
          message: message.shortened(to: Expectations.longestMessage),
          source: location?.source ?? "?",
          line: location?.line ?? 0
        )
      }
    }
    session.hooks.onExpectation?(session.expectations)
    return call.push(isMet)
  }
}
