public import LazyTrace

/// Says what would have moved in a frame under another profile than that of its window.
public enum OtherProfile {
  /// A sentence about a frame; nil where the same moves, and programs land at the same places.
  ///
  /// - Parameters:
  ///   - name: The name of the other profile.
  ///   - events: The events of the frame as it was.
  ///   - others: The events of the frame that the other profile makes of the same state.
  /// - Returns: The sentence.
  public static func sentence(
    of name: String,
    for events: some Sequence<Event>,
    insteadOf others: some Sequence<Event>
  ) -> String? {
    let (moves, otherMoves) = (Moves(events), Moves(others))
    guard moves != otherMoves else { return nil }
    let parts = otherMoves.missed(beside: moves) + otherMoves.words
    let text =
      parts.isEmpty ? "nothing in sight would move by itself" : parts.joined(separator: "; ")
    return "In \(name): \(text)."
  }
}

/// What moved by itself in a frame, and where programs landed.
private struct Moves: Equatable {
  /// Views that moved alike.
  private struct Group: Equatable {
    var ids: [ViewID] = []
    var by: Double
    var isOutOfSight: Bool
    var isGuess: Bool

    /// Whether both moved alike.
    func isAlike(_ other: Group) -> Bool {
      by == other.by && isOutOfSight == other.isOutOfSight && isGuess == other.isGuess
    }

    var words: String {
      let names = FoldedIDs.text(of: ids, atMost: 3)
      let distance = NumberFormat.change(by).trimmingPlus
      let about = isGuess ? "about " : ""
      let way = isOutOfSight ? "pushed out of sight, by" : "moved by"
      return "\(names) would be \(way) \(about)\(distance)"
    }
  }

  private var groups: [Group] = []
  private var landings: [FrameAccount.Landing] = []

  init(_ events: some Sequence<Event>) {
    for event in events {
      switch event.detail {
      case .moved(let by, _, _, let account):
        guard let id = event.id, let account, account.isRow, !account.isArrival else { continue }
        let group = Group(
          by: by,
          isOutOfSight: account.isOutOfSight,
          isGuess: account.isGuess
        )
        let place = groups.lastIndex { $0.isAlike(group) }
        if place == nil { groups.append(group) }
        groups[place ?? groups.count - 1].ids.append(id)
      case .frame(_, let account): landings += account.landings
      default: break
      }
    }
  }

  /// What moved, a part for each stretch that moved alike; the first ones if there are many.
  var words: [String] {
    let told = groups.prefix(Self.mostTold).map(\.words)
    return told + (groups.count > told.count ? ["more moved"] : [])
  }

  private static let mostTold = 2

  /// Where programs would land that landed elsewhere.
  func missed(beside others: Moves) -> [String] {
    landings.compactMap { landing in
      guard let other = others.landings.first(where: { $0.id == landing.id }),
        abs(landing.miss - other.miss) > 0.5
      else { return nil }
      let distance = NumberFormat.change(abs(landing.miss - other.miss)).trimmingPlus
      let about = landing.isGuess || other.isGuess ? "about " : ""
      let side = landing.miss > other.miss ? "after" : "before"
      let id = FoldedIDs.text(of: [landing.id])
      return "\(id) would stand \(about)\(distance) points \(side) where it stands"
    }
  }
}

extension String {
  /// The text without a plus at its start.
  fileprivate var trimmingPlus: String { hasPrefix("+") ? String(dropFirst()) : self }
}
