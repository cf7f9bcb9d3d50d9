internal import LazyReports
internal import LazyStacks
internal import Lua

/// The findings of a window's lint, as scripts hold them: a list that prints itself.
final class LintFindings: HostClass {
  static let className = "Findings"

  let findings: [LintFinding]
  init(_ findings: [LintFinding]) { self.findings = findings }

  static func describe(_ type: inout HostBehavior<LintFindings>) {
    let reference = type.reference
    type.description = { list, call in
      call.push(list.findings.text.wrapped(to: try reference.get().hooks.columns?()))
    }
    type.missingSet = { _, _ in throw Mistake("what a lint found can only be read") }
    type.count = { $0.findings.count }
    type.entry = { list, index, call in
      call.push(LuaValue.integer(index + 1))
      try call.push(
        LintValue(list.findings[index]),
        as: reference.get().types[LintValue.self]
      )
    }
    type.missing = { list, call in
      guard let number = try call.value(at: 0).integer else {
        throw Mistake("findings have numbers, from 1 to \(list.findings.count)")
      }
      guard list.findings.indices.contains(number - 1) else { return .none }
      return try call.push(
        LintValue(list.findings[number - 1]),
        as: reference.get().types[LintValue.self]
      )
    }
  }
}

/// One finding, as scripts read it.
final class LintValue: HostClass {
  static let className = "Finding"

  let finding: LintFinding
  init(_ finding: LintFinding) { self.finding = finding }

  static func describe(_ type: inout HostBehavior<LintValue>) {
    type.description = { value, call in call.push(value.finding.text) }
    type.equals = { $0.finding == $1.finding }
  }
}
