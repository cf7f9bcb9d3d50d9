internal import LazyTrace

extension ExplainedMoves {
  /// Views that moved alike for one reason.
  struct Group {
    private(set) var by: Double
    let cause: LedgerCause
    let subject: ViewID?
    private(set) var account: MoveAccount?
    /// The accounts of all of them, in the order of the views.
    private var accounts: [MoveAccount?]
    /// The axis along which they moved, if it is not the one that scrolls.
    let axis: Axis?
    var views: [SeenView]
    /// Why the last of them moved, if it was by the lengths of more views than the first.
    var lastAccount: MoveAccount?
    /// The rows that contain them; empty if they are rows themselves.
    var rows: [SeenView] = []
    /// Whether it is also about views of other rows that are called otherwise, after their rows.
    var hasAlike = false
    /// The axis along which they moved, if others moved along another one and that is not said.
    var shownAxis: Axis?
    /// How far they moved along the other axis for the same reason.
    var across: String?
    /// How far each of them moved.
    var steps: [Double]
    /// Whether a finger dragged what moved.
    var isDragged = false
    /// The smallest and the greatest distance that a view moved, in points.
    var least: Double
    var most: Double
    /// The distance that the last view moved, in points.
    var last: Double
    /// Whether none moved farther than the one before it.
    var isFalling = true

    /// Creates a group from an event; nil if the event is not about a move.
    init?(_ event: Event) {
      guard case .moved(let by, let cause, let subject, let account) = event.detail else {
        return nil
      }
      (self.by, self.cause, self.subject) = (by, cause, subject)
      self.account = account?.withoutFollowed
      axis = event.axis
      views = [account?.view ?? SeenView(id: event.id, name: "view")]
      rows = account?.row.map { [$0] } ?? []
      (least, most, last) = (by, by, by)
      (steps, accounts) = ([by], [self.account])
    }

    /// Adds another group that moved alike.
    mutating func take(_ other: Group) {
      views += other.views
      steps += other.steps
      accounts += other.accounts
      if goesOnArriving(in: other)
        || other.account?.reasons.count != account?.reasons.count && !isOnOtherLines
      {
        lastAccount = other.account
      }
      isFalling = isFalling && other.by <= last
      least = min(least, other.by)
      most = max(most, other.by)
      last = other.by
    }

    func isLike(_ other: Group) -> Bool {
      guard account?.isOutOfSight == other.account?.isOutOfSight,
        account?.isGuess == other.account?.isGuess, account?.covers == other.account?.covers,
        account?.isArrival == other.account?.isArrival, account?.row == other.account?.row,
        account?.scroll == other.account?.scroll, account?.carrier == other.account?.carrier,
        account?.length == other.account?.length,
        account?.shownIn == other.account?.shownIn,
        axis == other.axis, isDragged == other.isDragged
      else { return false }
      if isOnOtherLines, other.isOnOtherLines, isInOwnLine == other.isInOwnLine,
        account?.changes == other.account?.changes
      {
        return true
      }
      if isByOneReason, account?.changes == other.account?.changes,
        account?.reasons.map(\.kind) == other.account?.reasons.map(\.kind)
      {
        return hasReasons(as: other) {
          $0.views == $1.views && $0.old == $1.old && $0.new == $1.new && $0.isOwn == $1.isOwn
            && $0.isOfLine == $1.isOfLine
        }
      }
      if goesOn(in: other) || goesOnArriving(in: other) || isSpacedAlike(other) { return true }
      if isOwnPlace, other.isOwnPlace {
        return account?.isOutOfSight == true || distance == other.distance
      }
      if isPushedSomewhere, other.isPushedSomewhere, account?.changes == other.account?.changes {
        return hasReasons(as: other) {
          $0.kind == $1.kind && $0.views == $1.views && $0.count == $1.count
        }
      }
      guard cause == other.cause, subject == other.subject,
        account?.reasons == other.account?.reasons
      else { return false }
      return account?.isOutOfSight == true && account?.isGuess == true
        || NumberFormat.change(by) == NumberFormat.change(other.by)
    }

    /// Whether another group has as many reasons, each of them alike.
    private func hasReasons(
      as other: Group,
      by areAlike: (MoveReason, MoveReason) -> Bool
    ) -> Bool {
      (account?.reasons ?? []).elementsEqual(other.account?.reasons ?? [], by: areAlike)
    }

    /// Whether it is a cell of a grid that moved to another line, in which it may be aligned
    /// otherwise.
    private var isOnOtherLines: Bool {
      guard let account, account.row == nil, axis == nil else { return false }
      let others = account.reasons.filter { $0.kind != .lines }
      return others.count < account.reasons.count
        && others.allSatisfy { $0.kind == .alignment && $0.views.first?.name == "line" }
        && account.reasons.allSatisfy { $0.kind != .lines || $0.old == $0.new }
    }

    /// Whether the line of such a cell has the cells that it had.
    private var isInOwnLine: Bool {
      account?.reasons.contains { $0.kind == .lines && $0.isOfLine } ?? false
    }

    /// The account of the first view; of what was measured anew it names what stands before the
    /// last one.
    var accountOfAll: MoveAccount? {
      guard var all = account, let last = accounts.last??.reasons, last.count == all.reasons.count
      else { return account }
      for place in last.indices where last[place].kind == .remeasured {
        all.reasons[place].causes = last[place].causes
      }
      return all
    }

    /// The share of other lines, if some of several cells are aligned otherwise in theirs, too.
    var otherLines: MoveReason? {
      guard isOnOtherLines, accounts.contains(where: { $0?.reasons != account?.reasons }),
        accounts.contains(where: { $0?.reasons.count ?? 0 > 1 })
      else { return nil }
      return account?.reasons.first { $0.kind == .lines }
    }

    /// The same views in two groups, if they are many and moved by two distances.
    var divided: [Group] {
      guard lastAccount == nil, steps.count == views.count, steps.count > Self.mostSteps,
        Set(steps.map(NumberFormat.change)).count == 2
      else { return [self] }
      let first = NumberFormat.change(steps[0])
      return [true, false].map { isFirst in
        var group = self
        let places = steps.indices.filter { (NumberFormat.change(steps[$0]) == first) == isFirst }
        (group.views, group.steps) = (places.map { views[$0] }, places.map { steps[$0] })
        (group.by, group.account) = (group.steps[0], accounts[places[0]])
        group.accounts = places.map { accounts[$0] }
        (group.least, group.most, group.last) = (group.by, group.by, group.by)
        return group
      }
    }

    /// Whether the view moved because it was itself put elsewhere among the others.
    var isOwnPlace: Bool {
      guard let account, account.row == nil, account.reasons.count == 1 else { return false }
      return account.reasons[0].kind == .rearranged && account.reasons[0].views == [account.view]
    }

    /// Whether each of these views, and the one of another group, is moved by the lengths of those
    /// before it.
    private func goesOn(in other: Group) -> Bool {
      guard let last = lastAccount ?? account, let next = other.account, axis == nil,
        last.row == nil, last.reasons.count > 1,
        last.reasons.count < next.reasons.count + (lastAccount == nil ? 0 : 1),
        (last.reasons + next.reasons).allSatisfy({ $0.kind == .resized && $0.old != nil })
      else { return false }
      return next.reasons.starts(with: last.reasons)
    }

    /// Whether each of these views, and the one of another group, is moved by what came in before
    /// it, of which each has one more than the one before.
    private func goesOnArriving(in other: Group) -> Bool {
      guard let last = lastAccount ?? account, let next = other.account, axis == nil,
        last.row == nil, last.reasons.count == 1, next.reasons.count == 1,
        last.changes == next.changes
      else { return false }
      let (came, more) = (last.reasons[0], next.reasons[0])
      return [came, more].allSatisfy {
        $0.kind == .came && $0.new != nil && $0.views.count == $0.count && !$0.leavesOffset
      } && more.count > came.count && more.views.starts(with: came.views)
    }

    /// Whether distances moved it, and another one by others of them, and what else did moved both.
    private func isSpacedAlike(_ other: Group) -> Bool {
      guard hasSpacing, other.hasSpacing, account?.isGuess == false,
        account?.changes == other.account?.changes
      else { return false }
      return hasReasons(as: other) { own, next in
        own == next
          || own.kind == .spacing && next.kind == .spacing && own.old == next.old
            && own.new == next.new && own.new != nil
            && (own.by < 0) == (next.by < 0)
      }
    }

    private var hasSpacing: Bool {
      account?.reasons.contains { $0.kind == .spacing && $0.new != nil } ?? false
    }

    /// Whether distances moved the views by different amounts, and what else did by the same one.
    var isSpaced: Bool { !isUniform && lastAccount == nil && hasSpacing && !isOnOtherLines }

    /// Whether it left sight by data that came, went or changed places, in part where nobody knows
    /// how long what did is.
    private var isPushedSomewhere: Bool {
      guard let account, account.isOutOfSight, account.isGuess, axis == nil else { return false }
      return account.reasons.contains {
        [.came, .went, .rearranged].contains($0.kind) && $0.count > $0.views.count
      }
    }

    /// Whether one thing moved many views by different distances.
    private var isByOneReason: Bool {
      guard let account, account.row == nil else { return false }
      guard axis == nil else {
        return account.reasons.contains { $0.kind == .lines && $0.old != $0.new }
      }
      return (account.reasons + account.changes).contains {
        [.remeasured, .lines, .placed].contains($0.kind)
      }
    }

    /// Whether it is told to have moved in rows.
    var isInside: Bool {
      let isOwn = views == rows && views.allSatisfy { $0.id != nil }
      return !rows.isEmpty && (!isOwn || isContent) && !isDrawnElsewhere
    }

    /// Whether it is what stands in a row and has its id.
    var isContent: Bool { hasIDOfRow && !isTransformed }

    /// Whether all that stands in a row is drawn elsewhere, as its transform says.
    var isDrawnElsewhere: Bool { hasIDOfRow && isTransformed }

    /// The views as in any row: without its id, where theirs begin with that.
    var viewsInRow: [SeenView] {
      guard case .string(let row)? = rows.first?.id else { return views }
      return views.map { view in
        guard case .string(let id)? = view.id, id.hasPrefix(row), id != row else { return view }
        var view = view
        view.id = .string("…" + id.dropFirst(row.count))
        return view
      }
    }

    private var hasIDOfRow: Bool {
      guard let row = account?.row, row.id != nil else { return false }
      return row.id == account?.view.id
    }

    private var isTransformed: Bool {
      account?.reasons.allSatisfy { $0.kind == .transform } ?? true
    }

    /// Whether the same is said of why each of them moved.
    var movesAlike: Bool { accounts.allSatisfy { $0?.reasons == account?.reasons } }

    /// Whether all moved by the same distance.
    var isUniform: Bool { NumberFormat.change(least) == NumberFormat.change(most) }

    /// The smallest and the greatest distance, in the order of the views if they belong to the
    /// first and the last.
    private var ends: (Double, Double) {
      isFalling ? (most, least) : (least, most)
    }

    /// How far they moved, with the direction if it is not the one that scrolls.
    var distance: String {
      let distance = isUniform ? NumberFormat.change(by) : self.steps(upTo: Self.mostSteps)
      return distance + ((axis ?? shownAxis).map { " \($0)ly" } ?? "")
        + (across.map { " and \($0)" } ?? "")
    }

    /// Whether another group may be the same move along the other axis.
    func mayJoin(_ other: Group) -> Bool {
      guard let account, let next = other.account, across == nil, axis != other.axis,
        !isDragged, !other.isDragged, isUniform, other.isUniform
      else { return false }
      return [account, next].allSatisfy {
        !$0.isOutOfSight && !$0.isArrival && !$0.covers && $0.scroll == nil && $0.length == nil
      }
    }

    /// The greatest number of distances that are told one by one.
    private static let mostSteps = 6

    /// The distances in the order of the views; of many only the different ones, or the ends.
    private func steps(upTo most: Int) -> String {
      let texts = steps.map(NumberFormat.change)
      if texts.count <= most, texts.count == views.count { return texts.joined(separator: ", ") }
      var different: [String] = []
      for text in texts where !different.contains(text) && different.count <= 2 {
        different.append(text)
      }
      return different.count == 2
        ? different.joined(separator: " or ")
        : "\(NumberFormat.change(ends.0)) to \(NumberFormat.change(ends.1))"
    }
  }
}

extension MoveAccount {
  /// The same without what the offset followed by the same amount, if something else moved the
  /// view: that moved nothing.
  fileprivate var withoutFollowed: MoveAccount {
    guard reasons.count > 2,
      let kept = reasons.firstIndex(where: { $0.kind == .correction && !$0.views.isEmpty }),
      let followed = reasons.firstIndex(where: {
        $0.kind != .correction && abs($0.by + reasons[kept].by) < 1e-6
      })
    else { return self }
    var account = self
    account.reasons = reasons.indices.filter { $0 != kept && $0 != followed }.map { reasons[$0] }
    return account
  }
}
