internal import Lua

enum TestBinding {
  static let registrations: [Registration] = [
    .function(
      "test",
      in: "lab",
      taking: [
        .position("name", as: .string, summary: "What must be, in words; another one each."),
        .position(
          "body",
          as: .function("function()"),
          summary: "What runs after the file, in a session of its own."
        ),
      ],
      gives: .nothing,
      summary:
        "Declares a test, which `lazylab test FILE` runs: the file and then the function, in a new "
        + "session for each test. It must expect something."
    ) { call, reader in
      guard let tests = try reader.session.hooks.tests else {
        throw Mistake("lab.test declares a test, which is run by 'lazylab test FILE'")
      }
      let body = try reader.requiredFunction("body", in: call)
      try tests.declare(try call.text(at: 0), line: call.location()?.line ?? 0, body: body)
      return .none
    },
    .function(
      "snapshot",
      in: "lab",
      taking: [
        .position("name", as: .string, summary: "Its name, another one each in a test."),
        .position(
          "value",
          as: .any,
          required: false,
          summary: "What must be as before: a string as it is, all else as it is printed."
        ),
      ],
      gives: .boolean,
      summary:
        "Counts the expectation that a value is as it was when `lazylab test --accept` kept it, in "
        + "the folder `snapshots` beside the test."
    ) { call, reader in
      let session = try reader.session
      guard let tests = session.hooks.tests else {
        throw Mistake("lab.snapshot is for tests, which are run by 'lazylab test FILE'")
      }
      let name = try call.text(at: 0)
      try tests.use(name)
      let value = session.observed.plain(try call.value(at: 1))
      let text = try ValuePrinter.whole(in: session).text(of: value)
      let snapshot = Expectations.Snapshot(name: name, text: text)
      let comparison = tests.compare(snapshot)
      session.record(comparison == .same) {
        failure(of: snapshot, comparison, at: call.location())
      }
      return call.push(comparison == .same)
    },
  ]

  private static func failure(
    of snapshot: Expectations.Snapshot,
    _ comparison: TestFile.Comparison,
    at location: LuaLocation?
  ) -> Expectations.Failure {
    let remedy = "; --accept takes over what is here now"
    let title = "snapshot '\(snapshot.name)'"
    var failure = Expectations.Failure(
      message: "",
      source: location?.source ?? "?",
      line: location?.line ?? 0,
      snapshot: snapshot
    )
    var expected: String?
    switch comparison {
    case .same: break
    case .missing: (failure.message, expected) = ("\(title) was not kept yet\(remedy)", "")
    case .different(let old): (failure.message, expected) = ("\(title) differs\(remedy)", old)
    case .refused(let reason):
      failure.message = "\(title): \(reason)"
      failure.snapshot = nil
    }
    failure.values = expected.map {
      Expectations.Values(summary: failure.message, actual: snapshot.text, expected: $0)
    }
    return failure
  }
}
