internal import LazyTrace

/// Who changed data before the first pass of a frame, and which callbacks did in it.
extension ExplainedAccount {
  /// A sentence for each kind of author, with all of its views.
  var authors: [String] {
    get throws {
      var groups: [(author: FrameAccount.Author, views: [SeenView])] = []
      for author in account.authors.prefix(FrameAccount.mostOrigins) {
        try work.charge()
        let known = groups.firstIndex { $0.author.isAlike(author) }
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
            $0.isAlike(group.author) && !($0.view.map(group.views.contains) ?? true)
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
      var groups: [Callers] = []
      for callback in account.callbacks.prefix(FrameAccount.mostOrigins) {
        try work.charge()
        if let place = groups.firstIndex(where: { $0.first.isAlike(callback) }) {
          groups[place].take(callback)
        } else {
          groups.append(Callers(callback))
        }
      }
      let further = account.callbacks.dropFirst(FrameAccount.mostOrigins).first
      return try groups.map { callers in
        let passes = callers.passes
        let list = passes.map(\.description)
        let when =
          passes.count > 2
          ? "in each of \(passes.count) passes, a loop"
          : (passes.count == 1 ? "in pass " : "in passes ") + list.joined(separator: " and ")
        let next = passes.count > 2 ? "" : ", so the frame was laid out again with what it made"
        let size = callers.isOne ? try size(of: callers.first) ?? "" : ""
        let rows = callers.rows.isEmpty ? "" : " in \(try views.list(of: callers.rows))"
        let isSent = callers.first.sendsPosition
        let isCut =
          further.map { $0.isAlike(callers.first) && !callers.views.contains($0.view) } ?? false
        let others = isCut ? " and others" : ""
        let title = "\(callers.first.name) of \(try views.list(of: callers.views))"
        return "\(title)\(others)\(rows)\(size) "
          + (isSent ? "sent a ScrollPosition" : "changed data") + " \(when)\(isSent ? "" : next)."
      }
    }
  }

  /// The views whose callbacks of one kind changed data.
  private struct Callers {
    let first: FrameAccount.Callback
    var views: [SeenView] = []
    /// The rows of those without an id.
    var rows: [SeenView] = []
    var passes: [Int] = []

    init(_ first: FrameAccount.Callback) {
      self.first = first
      take(first)
    }

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

extension FrameAccount.Author {
  /// Whether one sentence tells both.
  fileprivate func isAlike(_ other: Self) -> Bool {
    kind == other.kind && title == other.title && sendsPosition == other.sendsPosition
  }
}

extension FrameAccount.Callback {
  /// Whether one sentence tells both.
  fileprivate func isAlike(_ other: Self) -> Bool {
    name == other.name && sendsPosition == other.sendsPosition
  }
}
