internal import LazyTrace

/// Names in sentences which callbacks changed data in a frame.
struct CallbackWords {
  private let callbacks: [FrameAccount.Callback]
  private let views: ViewWords
  private let lengths: MeasuredLengths
  private let work: ReportWork

  init(
    _ callbacks: [FrameAccount.Callback],
    views: ViewWords,
    lengths: MeasuredLengths,
    charging work: ReportWork
  ) {
    self.callbacks = callbacks
    self.views = views
    self.lengths = lengths
    self.work = work
  }

  /// Sentences that name each callback once, with the passes in which it changed data.
  var sentences: [String] {
    get throws {
      var order: [String] = []
      var seen: [String: Callers] = [:]
      var sizes: [String: String] = [:]
      for callback in callbacks.prefix(FrameAccount.mostOrigins) {
        try work.charge()
        let name = callback.name + (callback.sendsPosition ? Self.ofPosition : "")
        if seen[name] == nil {
          order.append(name)
          sizes[name] = try size(of: callback)
        }
        seen[name, default: Callers()].take(callback)
      }
      let isCut = callbacks.count > FrameAccount.mostOrigins
      return try order.map { name in
        let callers = seen[name] ?? Callers()
        let passes = callers.passes
        let list = passes.map(\.description)
        let when =
          passes.count > 2
          ? "in each of \(passes.count) passes, a loop"
          : (passes.count == 1 ? "in pass " : "in passes ") + list.joined(separator: " and ")
        let next = passes.count > 2 ? "" : ", so the frame was laid out again with what it made"
        let size = callers.isOne ? sizes[name] ?? "" : ""
        let rows = callers.rows.isEmpty ? "" : " in \(try views.list(of: callers.rows))"
        let isSent = name.hasSuffix(Self.ofPosition)
        let title = isSent ? String(name.dropLast(Self.ofPosition.count)) : name
        let others = isCut && name == order.last ? " and others" : ""
        return "\(title) of \(try views.list(of: callers.views))\(others)\(rows)\(size) "
          + (isSent ? "sent a ScrollPosition" : "changed data") + " \(when)\(isSent ? "" : next)."
      }
    }
  }

  /// What tells apart what callbacks of one kind did.
  private static let ofPosition = " of a position"

  /// The views whose callbacks of one kind changed data.
  private struct Callers {
    var views: [SeenView] = []
    /// The rows of those without an id.
    var rows: [SeenView] = []
    var passes: [Int] = []

    var isOne: Bool { views.count == 1 && rows.count < 2 }

    mutating func take(_ callback: FrameAccount.Callback) {
      if !views.contains(callback.view) { views.append(callback.view) }
      if let row = callback.row, !rows.contains(row) { rows.append(row) }
      if passes.last != callback.pass { passes.append(callback.pass) }
    }
  }

  /// That the view of a callback has another size, and why.
  private func size(of callback: FrameAccount.Callback) throws -> String? {
    guard let old = callback.oldSize, let new = callback.size else { return nil }
    let number = NumberFormat.decimal
    let told = [
      number(old.width) == number(new.width)
        ? nil : "\(number(new.width)) points wide and was \(number(old.width))",
      number(old.height) == number(new.height)
        ? nil : "\(number(new.height)) points high and was \(number(old.height))",
    ].compactMap(\.self)
    guard !told.isEmpty else { return nil }
    let isHigher = number(old.height) != number(new.height)
    let causes = try callback.grown.map {
      try ReasonWords(views: views, lengths: lengths).causes(
        for: $0,
        size: isHigher ? "high" : "wide"
      )
    }
    return ", which is " + told.joined(separator: ", and ") + (causes ?? "") + ","
  }
}
