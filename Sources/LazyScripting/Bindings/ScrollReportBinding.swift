internal import LazyStacks
internal import Lua

/// Binds the reports of programmatic scrolls.
enum ScrollReportBinding {
  static let registrations: [Registration] = [
    .method(
      "scrolls",
      of: "Window",
      gives: .array(.table("{ frame =, frames =, retargets =, … }")),
      summary:
        "What became of each scroll that a program asked for, the last thousand, in the order in "
        + "which they ended: `frame` its first one, `frames`, `passes` of these together, "
        + "`retargets` and `retargeted` (how often and by how many points it aimed anew), `rows` "
        + "placed or passed and `bodies` evaluated meanwhile, `missedBy` how many points an "
        + "`id` was off at its end (`metrics.landingError` has what came later, too), `strategy` "
        + "of an animated one (as `scrollStrategy` of the profile), `outcome` (`\"arrived\"`, "
        + "`\"interrupted\"`, `\"gone\"`), `isAnimated`, and `id`, `edge` or `x` and `y` for where "
        + "it went, `scroll` for the id of its scroll view."
    ) { (handle: WindowHandle, call, reader) in
      let session = try reader.session
      let list = try session.state.makeTable()
      for (index, report) in handle.window.figures.scrollReports.enumerated() {
        try session.work.note()
        try list.rawSet(index + 1, to: .table(table(of: report, in: session)))
      }
      return call.push(.table(list))
    }
  ]

  private static func table(of report: ScrollReport, in session: LabSession) throws -> LuaTable {
    let table = try session.state.makeTable()
    var values: [(String, LuaValue)] = [
      ("frame", .integer(report.firstFrame)), ("frames", .integer(report.frames)),
      ("passes", .integer(report.passes)), ("retargets", .integer(report.retargets)),
      ("retargeted", .number(report.retargeted)), ("rows", .integer(report.rows)),
      ("bodies", .integer(report.bodies)), ("isAnimated", .boolean(report.isAnimated)),
      ("outcome", .text(report.outcome.rawValue)),
    ]
    if report.isAnimated { values.append(("strategy", .text(report.strategy.rawValue))) }
    if let distance = report.missedBy { values.append(("missedBy", .number(distance))) }
    if let id = report.scroll { values.append(("scroll", try session.types.lists.value(of: id))) }
    switch report.target {
    case .view(let id): values.append(("id", try session.types.lists.value(of: id)))
    case .edge(let edge): values.append(("edge", .text(edge.rawValue)))
    case .offset(let point):
      values += [("x", .number(point.x)), ("y", .number(point.y))]
    }
    for (name, value) in values { try table.rawSet(name, to: value) }
    return table
  }
}
