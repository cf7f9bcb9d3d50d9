internal import LazyTrace

extension ExplainedAccount {
  /// What the events of a frame say of it as a whole.
  struct Facts {
    private(set) var account = FrameAccount()
    private(set) var diagnostics: [Diagnostic] = []
    /// The views that moves name as reasons.
    private(set) var told = Set<SeenView>()
    /// Those that are named for another reason than their length, such as that they came in: nobody
    /// who reads that has to be told that they came into sight.
    private(set) var toldToCome = Set<SeenView>()
    /// The ids of what moves say was pushed out of sight.
    private(set) var pushed = Set<ViewID>()
    private(set) var isScrolled = false
    /// Whether a scroll target behavior aligned something again.
    private(set) var isAligned = false
    private(set) var hasMoves = false
    /// Whether something moved because the insets changed.
    private(set) var isMovedByInsets = false
    /// What containers say of where they start.
    private var starts: [EstimateChange] = []
    /// How many views came in out of sight and are told to have pushed something.
    private(set) var pushing = 0

    init(_ events: ArraySlice<Event>, charging work: ReportWork) throws {
      for event in events {
        switch event.detail {
        case .frame(_, let told):
          account = told
          for start in told.starts where start.explains(starts) { take(start) }
        case .estimate(let change): starts.append(change)
        case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
        case .offset(_, _, let entries):
          isScrolled = true
          isAligned = isAligned || entries.contains(where: \.isAlignedAgain)
        case .moved(_, _, _, let account?):
          hasMoves = true
          if account.reasons.contains(where: { $0.kind == .insets }) { isMovedByInsets = true }
          if account.isOutOfSight, let id = account.view.id { pushed.insert(id) }
          pushing = max(pushing, Self.pushing(in: account))
          let named = try Self.named(in: account, charging: work)
          told.formUnion(named.all)
          toldToCome.formUnion(named.toCome)
          // Where a view stands in its line may answer to its own length.
          if event.axis == nil, account.isAlignedByItself { told.insert(account.view) }
        default: break
        }
      }
    }

    /// Takes over what is told to stand before a container otherwise.
    private mutating func take(_ start: FrameAccount.Start) {
      told.formUnion((start.reasons + start.reasons.flatMap(\.causes)).flatMap(\.views))
    }

    /// How many views came in out of sight and pushed one.
    private static func pushing(in account: MoveAccount) -> Int {
      account.reasons.reduce(0) { $1.kind == .came ? max($0, $1.count - $1.views.count) : $0 }
    }

    /// What reasons name; a view named for its width is not thereby named for its length.
    private static func named(
      in account: MoveAccount,
      charging work: ReportWork
    ) throws -> (all: Set<SeenView>, toCome: Set<SeenView>) {
      // What changed is named if an end, an anchor or a layout answers to it.
      let answers = account.reasons.contains { answering.contains($0.kind) }
      var (named, toCome) = (Set<SeenView>(), Set<SeenView>())
      for reason in account.reasons + (answers ? account.changes : [])
      where reason.kind != .alignment {
        try work.charge(reason.views.count)
        // That something changed its place does not say that it is in sight now.
        if reason.kind != .rearranged { named.formUnion(reason.views) }
        named.formUnion(reason.causes.lazy.flatMap(\.views))
        for part in [reason] + reason.causes where ![.resized, .rearranged].contains(part.kind) {
          toCome.formUnion(part.views)
        }
      }
      return (named, toCome)
    }

    private static let answering: Set<MoveReason.Kind> = [
      .anchor, .clamp, .correction, .lines, .placed,
    ]
  }
}

extension MoveAccount {
  /// Whether a view stands elsewhere in its line because it has another length itself.
  fileprivate var isAlignedByItself: Bool {
    reasons.contains {
      $0.kind == .alignment && $0.views.isEmpty && $0.old != nil && $0.setting == nil
    }
  }
}
