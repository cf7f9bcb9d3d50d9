internal import LazyStacks

/// Where programs scrolled to, which callbacks changed data, and what the frame complained of.
struct ExplainedAccount {
  private let account: FrameAccount
  private let diagnostics: [Diagnostic]
  private let isScrolled: Bool
  private let work: ReportWork
  private let passes: Int

  init(_ events: ArraySlice<Event>, _ work: ReportWork) throws {
    var account = FrameAccount()
    var diagnostics: [Diagnostic] = []
    var isScrolled = false
    var passes = 0
    for event in events {
      switch event.detail {
      case .frame(let count, let told): (passes, account) = (count, told)
      case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
      case .offset: isScrolled = true
      default: break
      }
    }
    self.account = account
    self.diagnostics = diagnostics
    self.isScrolled = isScrolled
    self.work = work
    self.passes = passes
  }

  /// The lines; none where nothing of that happened.
  var lines: [String] {
    get throws {
      var lines: [String] = []
      if !account.gone.isEmpty {
        let names = try ViewWords(work).list(account.gone).startingSentence
        lines += try Paragraph.lines(
          "\(names) went with the data, and \(account.gone.count == 1 ? "was" : "were") in sight.",
          after: "  ",
          work
        )
      }
      for landing in account.landings {
        lines += try Paragraph.lines(sentence(landing), after: "  ", work)
      }
      for sentence in try callbacks { lines += try Paragraph.lines(sentence, after: "  ", work) }
      // Without movement a complaint alone is no explanation.
      guard !lines.isEmpty || isScrolled else { return lines }
      for diagnostic in diagnostics {
        let text = "\(diagnostic.code.rawValue): \(diagnostic.message.onOneLine)."
        lines += try Paragraph.lines(text, after: "  ", work)
      }
      return lines
    }
  }

  private func sentence(_ landing: FrameAccount.Landing) -> String {
    let name = ViewWords.name(landing.id)
    let place = landing.anchor.map { Self.place($0) } ?? "in sight"
    let asked = "The program asked for \(name) \(place)"
    let miss = NumberFormat.decimal(abs(landing.miss))
    if miss == "0" {
      return asked + (isScrolled ? ", and it stands there." : ": it is, so nothing had to move.")
    }
    let side = landing.miss > 0 ? "after" : "before"
    return landing.isAtEnd
      ? "\(asked): it stands \(miss) points \(side) that, where the content ends."
      : "\(asked), but it stands \(miss) points \(side) that."
  }

  private static func place(_ anchor: Double) -> String {
    switch anchor {
    case 0: "at the start of the visible rect"
    case 1: "at the end of the visible rect"
    case 0.5: "in the middle of the visible rect"
    default: "at \(NumberFormat.decimal(anchor)) of the visible rect"
    }
  }

  /// A callback with the passes in which it changed data, each once.
  private var callbacks: [String] {
    get throws {
      let views = ViewWords(work)
      var order: [String] = []
      var seen: [String: (views: [SeenView], passes: [Int])] = [:]
      for callback in account.callbacks {
        try work.charge()
        if seen[callback.name] == nil {
          order.append(callback.name)
          seen[callback.name] = ([], [])
        }
        if seen[callback.name]?.views.contains(callback.view) == false {
          seen[callback.name]?.views.append(callback.view)
        }
        if seen[callback.name]?.passes.last != callback.pass {
          seen[callback.name]?.passes.append(callback.pass)
        }
      }
      return try order.map { name in
        let (told, passes) = seen[name] ?? ([], [])
        let list = passes.map(\.description)
        let when =
          passes.count > 2
          ? "in each of \(passes.count) passes, a loop"
          : (passes.count == 1 ? "in pass " : "in passes ") + list.joined(separator: " and ")
        let next = passes.count > 2 ? "" : ", so the frame was laid out again with what it made"
        return "\(name) of \(try views.list(told)) changed data \(when)\(next)."
      }
    }
  }
}
