internal import LazyReports
internal import LazyStacks
internal import Lua

enum LintBinding {
  static let registrations: [Registration] = [
    .method(
      "lint",
      of: "Window",
      taking: [],
      gives: .array(.object("Finding")),
      summary:
        "Looks for patterns that cost more than they seem to, in the events that are kept and in "
        + "what is shown now: a list of findings that prints itself, with what each cost in this "
        + "run."
    ) { (handle: WindowHandle, call, reader) in
      let session = try reader.session
      let window = handle.window
      let findings = try Lint.findings(
        in: window.trace,
        showing: LintSight(of: window),
        meter: session.work
      )
      return try call.push(LintFindings(findings), as: session.types[LintFindings.self])
    },
    field("rule", gives: .cases(LintRule.allCases.map(\.rawValue)), summary: "What was found.") {
      value,
      call,
      _ in call.push(value.finding.rule.rawValue)
    },
    field("id", gives: .either([.id, .nothing]), summary: "The first view that it was found at.") {
      value,
      call,
      session in
      guard let id = value.finding.id else { return .none }
      return call.push(try session.types.lists.value(of: id))
    },
    field(
      "frame",
      gives: .integer(atLeast: 0),
      summary: "The first frame in which it was found; 0 for what is shown now."
    ) { value, call, _ in call.push(value.finding.frame) },
    field("cost", gives: .string, summary: "What it cost in this run, in words.") {
      value,
      call,
      _ in
      call.push(value.finding.cost)
    },
    field(
      "claim",
      gives: .either([.integer(atLeast: 1), .nothing]),
      summary: "The claim about lazy stacks that is behind it."
    ) { value, call, _ in
      guard let claim = value.finding.rule.claim else { return .none }
      return call.push(claim)
    },
    field("remedy", gives: .string, summary: "What to do instead, in SwiftUI's terms.") {
      value,
      call,
      _ in
      call.push(value.finding.rule.remedy)
    },
  ]

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (LintValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "Finding", on: LintValue.self, gives: kind, summary: summary, read: read)
  }
}
