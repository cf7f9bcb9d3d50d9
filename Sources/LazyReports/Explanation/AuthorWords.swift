internal import LazyTrace

/// Names in sentences who changed data before the first pass of a frame.
struct AuthorWords {
  private let authors: [FrameAccount.Author]
  private let views: ViewWords
  private let work: ReportWork

  init(_ authors: [FrameAccount.Author], views: ViewWords, charging work: ReportWork) {
    self.authors = authors
    self.views = views
    self.work = work
  }

  /// A sentence for each kind of author, with all of its views.
  var sentences: [String] {
    get throws {
      var groups: [(author: FrameAccount.Author, views: [SeenView])] = []
      for author in authors.prefix(FrameAccount.mostOrigins) {
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
      return try groups.map(sentence)
    }
  }

  private func sentence(about author: FrameAccount.Author, touched: [SeenView]) throws -> String {
    let isCut = authors.count > FrameAccount.mostOrigins && author.kind == authors.last?.kind
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
}
