internal import LazyTrace

/// What the events of a frame say that decides which advice fits it.
struct RemedyFacts {
  let lengths: MeasuredLengths
  private(set) var moves = MoveFacts()
  private(set) var room = RoomFacts()
  private(set) var arrivals = ArrivalFacts()
  private(set) var edits = EditFacts()
  private(set) var layout = LayoutFacts()
  private(set) var offsets = OffsetFacts()
  private(set) var anchors = AnchorFacts()
  private(set) var authors = AuthorFacts()
  private(set) var settings: ScrollTraits = []

  init(
    _ events: ArraySlice<Event>,
    lengths: MeasuredLengths,
    charging work: ReportWork
  ) throws {
    self.lengths = lengths
    var scrolled = Set<ViewID?>()
    for event in events {
      switch event.detail {
      case .moved(let by, _, _, let account):
        moves.exist = true
        if let account { take(account, by: by, isAcross: event.axis != nil) }
      case .offset(_, _, let entries):
        try work.charge(entries.count)
        for entry in entries { take(entry) }
        if entries.contains(where: \.isAskedFor) { scrolled.insert(event.id) }
      case .estimate(let change):
        layout.take(change)
        edits.take(change)
      case .visible(let ids):
        arrivals.visible = ids
        if !scrolled.contains(event.id), lengths.isExchanged(event) { edits.isExchanged = true }
      case .body(_, reason: .update):
        if let id = event.id { edits.noteEvaluation(of: id) }
      case .measure:
        if let id = event.id, lengths.hasChangedNow(id) { edits.noteOtherLength(of: id) }
      case .frame(_, let account): take(account)
      default: break
      }
    }
    if !layout.isOfOtherSize, !authors.haveSettings { edits.countOtherLengths() }
  }

  private mutating func take(_ account: MoveAccount, by distance: Double, isAcross: Bool) {
    moves.take(account, isAcross: isAcross)
    room.take(account, by: distance)
    arrivals.take(account)
    edits.take(account)
  }

  private mutating func take(_ entry: LedgerEntry) {
    offsets.take(entry, lengths: lengths)
    anchors.take(entry)
  }

  private mutating func take(_ account: FrameAccount) {
    authors = AuthorFacts(account)
    settings = account.scrollTraits
    layout.take(account)
    edits.take(account)
    offsets.take(account)
    // Another size of the window, or of all text, explains other lengths beside a scroll view.
    if account.window != nil || authors.haveSettings { room.forget() }
  }

  /// Whether what came in is behind something in sight that kept its place.
  ///
  /// Then there is no place to keep.
  var comesBehind: Bool { lengths.keepsFirst(but: arrivals.moved) || arrivals.areBehind }
}
