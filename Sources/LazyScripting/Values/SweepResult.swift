internal import LazyReports
internal import LazyStacks
internal import Lua

/// The result of `lab.sweep`: a row for each combination and seed.
final class SweepResult: HostClass {
  static let className = "SweepResult"

  let rows: [[DataValue.Field]]
  private let summary: RowSummary

  init(_ rows: [[DataValue.Field]], of parameters: RunParameters, isRelative: Bool) {
    self.rows = rows
    var summary = RowSummary(
      RowSummary.Layout(
        parameters: parameters.values.map(\.name),
        compared: parameters.compared,
        prefersLess: { parameters.directions[$0].map { $0 == .less } },
        isRelative: isRelative,
        otherColumns: RunParameters.reserved
      )
    )
    for row in rows { summary.add(row) }
    self.summary = summary
  }

  static func describe(_ type: inout HostBehavior<SweepResult>) {
    let reference = type.reference
    type.description = { result, call in
      let text = result.summary.text
      return call.push(text.isEmpty ? "\(result.rows.count) rows without numbers" : text)
    }
    type.missingSet = { _, _ in throw Mistake("the result of a sweep can only be read") }
    type.count = { $0.rows.count }
    type.entry = { result, index, call in
      call.push(index + 1)
      call.push(.table(try result.rows[index].table(in: reference.get())))
    }
    type.missing = { result, call in
      let key = try call.value(at: 0)
      guard let number = key.integer else {
        throw Mistake("the result of a sweep has rows 1 to n and rows(), not \(Literal.of(key))")
      }
      // An unused number ends `ipairs`.
      guard result.rows.indices.contains(number - 1) else { return .none }
      return call.push(.table(try result.rows[number - 1].table(in: reference.get())))
    }
  }
}
