internal import LazyTrace

/// Who changed data before the first pass of a frame, and which callbacks did in it.
extension ExplainedAccount {
  /// A sentence for each kind of author, with all of its views.
  var authors: [String] {
    get throws {
      var groups: [(author: FrameAccount.Author, views: [SeenView])] = []
      for author in account.authors.prefix(FrameAccount.mostOrigins) {
        try work.charge()
        let known = groups.firstIndex {
          $0.author.kind == author.kind && $0.author.title == author.title
            && $0.author.sendsPosition == author.sendsPosition
        }
        let place = known ?? groups.count
        if known == nil { groups.append((author, [])) }
        if let view = author.view, !groups[place].views.contains(view) {
          groups[place].views.append(view)
        }
      }
      let further = account.authors.dropFirst(FrameAccount.mostOrigins).first
      return try groups.map { group in
        let isCut =
          further.map {
            $0.kind == group.author.kind && $0.title == group.author.title
              && $0.sendsPosition == group.author.sendsPosition
              && !($0.view.map(group.views.contains) ?? true)
          } ?? false
        return try sentence(about: group.author, touched: group.views, isCut: isCut)
      }
    }
  }

  private func sentence(
    about author: FrameAccount.Author,
    touched: [SeenView],
    isCut: Bool
  ) throws -> String {
    let names = try views.list(of: touched) + (isCut ? " and others" : "")
    let title = author.title?.onOneLine ?? ""
    let done = author.sendsPosition ? "sent a ScrollPosition" : "changed data"
    switch author.kind {
    case .tap: return "onTapGesture of \(names) \(done), as it was tapped."
    case .button:
      return "The action of \(names) \(done), as it was tapped."
    case .swipe: return "The swipe button \(title) of \(names) \(done)."
    case .reorder:
      return "A finger dragged \(names) to another place, and the move of the reorderContainer "
        + "\(done)."
    case .task: return "The task of \(names) went on and \(done)."
    case .later: return "What after() had put off \(done)."
    case .environment: return "The value \(title) of the environment was changed."
    }
  }

  /// Sentences that name each callback once, with the passes in which it changed data.
  var callbacks: [String] {
    get throws {
      var order: [String] = []
      var seen: [String: Callers] = [:]
      var sizes: [String: String] = [:]
      for callback in account.callbacks.prefix(FrameAccount.mostOrigins) {
        try work.charge()
        let name = Self.name(of: callback)
        if seen[name] == nil {
          order.append(name)
          sizes[name] = try size(of: callback)
        }
        seen[name, default: Callers()].take(callback)
      }
      let further = account.callbacks.dropFirst(FrameAccount.mostOrigins).first
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
        let isCut =
          further.map { Self.name(of: $0) == name && !callers.views.contains($0.view) } ?? false
        let others = isCut ? " and others" : ""
        return "\(title) of \(try views.list(of: callers.views))\(others)\(rows)\(size) "
          + (isSent ? "sent a ScrollPosition" : "changed data") + " \(when)\(isSent ? "" : next)."
      }
    }
  }

  /// What tells apart what callbacks of one kind did.
  private static let ofPosition = " of a position"

  private static func name(of callback: FrameAccount.Callback) -> String {
    callback.name + (callback.sendsPosition ? ofPosition : "")
  }

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
