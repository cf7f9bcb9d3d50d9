internal import LazyTrace

/// Explains why a frame came late by naming its work, the most expensive first.
struct HitchWords {
  /// How late it was, and how long its work took, in milliseconds.
  let late: Double
  let cost: Double
  /// The shares of its work.
  let shares: [CostShare]

  /// The greatest number of kinds of work that are named.
  private static let most = 4

  /// The explanation in one sentence.
  var sentence: String {
    let later = shares.reduce(-cost) { $0 + $1.milliseconds }
    let start =
      "The frame was shown \(NumberFormat.decimal(late)) ms late: its work took "
      + "\(NumberFormat.decimal(cost)) ms"
      + (later > 1e-6 ? ", and \(NumberFormat.decimal(later)) ms more once it was shown" : "")
    // Of equal shares, the one that was done first comes first.
    let sorted = shares.enumerated().sorted {
      ($0.element.milliseconds, $1.offset) > ($1.element.milliseconds, $0.offset)
    }.map(\.element)
    var parts = sorted.prefix(Self.most).map(Self.part)
    let rest = sorted.dropFirst(Self.most).reduce(0) { $0 + $1.milliseconds }
    if rest > 0 { parts.append("\(NumberFormat.decimal(rest)) ms for the rest") }
    return start
      + (parts.isEmpty ? "" : (later > 1e-6 ? ": " : ", ") + parts.joined(separator: ", ")) + "."
  }

  private static func part(of share: CostShare) -> String {
    "\(NumberFormat.decimal(share.milliseconds)) ms for \(name(of: share))"
  }

  private static func name(of share: CostShare) -> String {
    let view = share.view?.onOneLine ?? "a view"
    let views = share.count == 1 ? "one \(view)" : "\(share.count) × \(view)"
    switch share.work {
    case .frame: return "the frame itself"
    case .body: return "evaluating \(views)"
    case .layout: return "measuring \(views)"
    case .render: return "drawing \(views)"
    case .remove: return "removing \(views)"
    case .callback:
      let name = share.view ?? "a callback"
      return share.count == 1 ? "what \(name) spent" : "what \(name) spent \(share.count) times"
    }
  }
}
