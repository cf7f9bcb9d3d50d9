internal import LazyTrace

/// Views that moved alike for one reason.
struct MoveGroup {
  var views: [SeenView]
  /// The rows that contain them; empty if they are rows themselves.
  var rows: [SeenView] = []
  /// Whether it is also about views of other rows that are called otherwise, after their rows.
  var hasAlike = false
  /// Why they moved.
  private(set) var accounts: MoveAccounts
  /// How far they moved.
  private(set) var distances: MoveDistances
  /// How far they moved along the other axis for the same reason.
  var across: String?
  /// The axis along which they moved, if others moved along another one and that is not said.
  var shownAxis: Axis?
  /// Whether a finger dragged what moved.
  var isDragged = false

  /// Creates a group from an event; nil if the event is not about a move.
  init?(_ event: Event) {
    guard case .moved(let by, let cause, let subject, let known) = event.detail else { return nil }
    let account = known ?? MoveAccount(view: SeenView(id: event.id, name: "view"))
    accounts = MoveAccounts(account, cause: cause, subject: subject, axis: event.axis)
    distances = MoveDistances(by)
    (views, rows) = ([account.view], [account.row].compactMap(\.self))
  }

  /// How far the first of them moved, in points.
  var by: Double { distances.first }

  /// Why the first of them moved.
  var account: MoveAccount { accounts.first }

  /// The axis along which they moved, if it is not the one that scrolls.
  var axis: Axis? { accounts.axis }

  /// Adds another group that moved alike.
  mutating func take(_ other: MoveGroup) {
    let isFurther = MoveComparison(self, with: other).goesOnArriving
    views += other.views
    accounts.take(other.accounts, isFurther: isFurther)
    distances.take(other.distances)
  }

  /// The same views in two groups, if they are many and moved by two distances.
  var divided: [MoveGroup] {
    guard accounts.last == nil, distances.steps.count == views.count,
      let parts = distances.divided
    else { return [self] }
    return parts.map { places in
      var group = self
      group.views = places.map { views[$0] }
      group.distances = distances.at(places)
      group.accounts = accounts.at(places)
      return group
    }
  }

  /// Whether distances moved the views by different amounts, and what else did by the same one.
  var isSpaced: Bool {
    !distances.areUniform && accounts.last == nil && accounts.haveSpacing
      && !accounts.areOnOtherLines
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
    account.row?.id != nil && account.row?.id == account.view.id
  }

  private var isTransformed: Bool {
    account.reasons.allSatisfy { $0.kind == .transform }
  }

  /// How far they moved, with the direction if it is not the one that scrolls.
  var distance: String {
    distances.text(of: views.count) + ((axis ?? shownAxis).map { " \($0)ly" } ?? "")
      + (across.map { " and \($0)" } ?? "")
  }

  /// Whether another group may be the same move along the other axis.
  func mayJoin(_ other: MoveGroup) -> Bool {
    across == nil && axis != other.axis && !isDragged && !other.isDragged
      && distances.areUniform && other.distances.areUniform
      && [account, other.account].allSatisfy {
        !$0.isOutOfSight && !$0.isArrival && !$0.covers && $0.scroll == nil && $0.length == nil
      }
  }
}
