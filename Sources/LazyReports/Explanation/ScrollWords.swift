internal import LazyTrace

/// Says how an animated scroll of a program went, and what it cost.
struct ScrollWords {
  private let report: ScrollReport

  init(_ report: ScrollReport) { self.report = report }

  /// The whole report, in sentences.
  var sentence: String {
    let cost =
      "\(Counted.text(report.passes, one: "pass", many: "passes")), \(rows) placed or passed and "
      + "\(Counted.text(report.bodies, one: "body", many: "bodies")) evaluated meanwhile"
    let frames = Counted.text(report.frames, one: "frame")
    return "The animated scroll\(target) \(outcome) \(frames): \(cost). " + way
  }

  private var rows: String { Counted.text(report.rows, one: "row") }

  private var target: String {
    switch report.target {
    case .view(let id): " to \(ViewWords.name(of: id))"
    case .edge(let edge): " to the \(edge.rawValue) edge"
    case .offset: " to an offset"
    }
  }

  private var outcome: String {
    switch report.outcome {
    case .arrived: "took"
    case .interrupted: "was interrupted after"
    case .gone: "lost its target or its scroll view after"
    }
  }

  /// A sentence about what the strategy did, and how often the end turned out to be elsewhere.
  private var way: String {
    let moved = "by \(NumberFormat.decimal(report.retargeted)) points in all"
    let retargets =
      report.retargets == 0
      ? "its target did not move on the way"
      : "its target moved \(Counted.text(report.retargets, one: "time")) on the way, \(moved)"
    let strategy = "Strategy \(report.strategy.rawValue): "
    switch report.strategy {
    case .estimate: return strategy + retargets + "."
    case .teleport: return strategy + "what is between was jumped over; then \(retargets)."
    case .premeasure: return strategy + "the way was measured before it set out; \(retargets)."
    }
  }
}
