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
      for author in authors {
        try work.charge()
        let known = groups.firstIndex {
          $0.author.kind == author.kind && $0.author.title == author.title
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
    let names = try views.list(of: touched)
    let title = author.title?.onOneLine ?? ""
    switch author.kind {
    case .tap: return "onTapGesture of \(names) changed data, as it was tapped."
    case .button:
      return "The action of \(names) changed data, as it was tapped."
    case .swipe: return "The swipe button \(title) of \(names) changed data."
    case .reorder:
      return "A finger dragged \(names) to another place, and the move of the reorderContainer "
        + "changed data."
    case .task: return "The task of \(names) went on and changed data."
    case .later: return "What after() had put off changed data."
    case .environment: return "The value \(title) of the environment was changed."
    }
  }
}
