internal import LazyTrace

/// What moved by itself in one frame, for reasons that have to do with the offset.
struct FrameMoves {
  /// Whether anything moved by itself.
  private(set) var exist = false
  /// Whether anything besides scroll views did.
  private(set) var areOfViews = false
  /// Whether anything moved because data came, went or changed places.
  private(set) var areOfEdits = false
  /// The accounts of what an anchor moved.
  private(set) var anchored: [MoveAccount] = []
  /// The accounts of what moved beside what the offset keeps in its place.
  private(set) var leftBehind: [MoveAccount] = []
  /// The accounts of what a lazy layout placed elsewhere.
  private(set) var placed: [MoveAccount] = []
  /// Whether an edge let go of a view, or holds another one now.
  private(set) var haveHeld = false
  /// Whether a lazy layout placed something elsewhere across its axis.
  private(set) var placeAcross = false

  mutating func note(_ account: MoveAccount?, isAcross: Bool) {
    exist = true
    areOfViews = areOfViews || account?.view.name != "ScrollView"
    areOfEdits =
      areOfEdits || account.map { ($0.reasons + $0.changes).contains { $0.kind.isEdit } } ?? true
    guard let account else { return }
    keep(account)
    let isPlaced = account.reasons.contains { $0.kind == .placed }
    placeAcross = placeAcross || isAcross && isPlaced
  }

  /// Keeps what moved for reasons that have to do with the offset.
  private mutating func keep(_ account: MoveAccount) {
    for kind in Set(account.reasons.map(\.kind)) {
      switch kind {
      case .anchor: anchored.append(account)
      case .correction: leftBehind.append(account)
      case .placed: placed.append(account)
      case .held: haveHeld = true
      default: break
      }
    }
  }

  /// What has another length in lazy layouts that moved others for that.
  var resized: Set<ViewID?> {
    Set(
      placed.lazy.flatMap(\.changes).filter { $0.kind == .resized }
        .flatMap { $0.views.map(\.id) }
    )
  }
}

extension MoveReason.Kind {
  /// Whether data came, went or changed places.
  fileprivate var isEdit: Bool {
    switch self {
    case .came, .went, .rearranged, .lines, .placed, .unseen, .correction: true
    case .resized, .spacing, .start, .alignment, .padding, .anchor, .target, .clamp, .insets,
      .transform, .remeasured, .held, .shortened:
      false
    }
  }
}
