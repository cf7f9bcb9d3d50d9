internal import LazyTrace

/// Compares the moves of two groups of views, to tell of both as one.
struct MoveComparison {
  private let own: MoveGroup
  private let other: MoveGroup

  init(_ own: MoveGroup, with other: MoveGroup) {
    (self.own, self.other) = (own, other)
  }

  private var account: MoveAccount { own.account }
  private var next: MoveAccount { other.account }

  /// Whether both moved alike.
  var isLike: Bool {
    guard account.isOutOfSight == next.isOutOfSight,
      account.isGuess == next.isGuess, account.covers == next.covers,
      account.isArrival == next.isArrival, account.row == next.row,
      account.scroll == next.scroll, account.carrier == next.carrier,
      account.length == next.length,
      account.shownIn == next.shownIn,
      own.axis == other.axis, own.isDragged == other.isDragged
    else { return false }
    if own.accounts.areOnOtherLines, other.accounts.areOnOtherLines,
      own.accounts.areInOwnLine == other.accounts.areInOwnLine,
      account.changes == next.changes
    {
      return true
    }
    if own.accounts.areByOneReason, account.changes == next.changes,
      account.reasons.map(\.kind) == next.reasons.map(\.kind)
    {
      return hasReasons {
        $0.views == $1.views && $0.old == $1.old && $0.new == $1.new && $0.isOwn == $1.isOwn
          && $0.isOfLine == $1.isOfLine
      }
    }
    if goesOn || goesOnArriving || isSpacedAlike { return true }
    if own.accounts.areOfOwnPlace, other.accounts.areOfOwnPlace {
      return account.isOutOfSight || own.distance == other.distance
    }
    if own.accounts.arePushedSomewhere, other.accounts.arePushedSomewhere,
      account.changes == next.changes
    {
      return hasReasons {
        $0.kind == $1.kind && $0.views == $1.views && $0.count == $1.count
      }
    }
    return own.accounts.cause == other.accounts.cause
      && own.accounts.subject == other.accounts.subject && account.reasons == next.reasons
      && (account.isOutOfSight && account.isGuess || own.distance == other.distance)
  }

  /// Whether both have as many reasons, each of them alike.
  private func hasReasons(
    by areAlike: (MoveReason, MoveReason) -> Bool
  ) -> Bool {
    account.reasons.elementsEqual(next.reasons, by: areAlike)
  }

  /// Whether each of the views, and the one of the other group, is moved by the lengths of those
  /// before it.
  private var goesOn: Bool {
    let last = own.accounts.last ?? account
    guard own.axis == nil, last.row == nil, last.reasons.count > 1,
      last.reasons.count < next.reasons.count + (own.accounts.last == nil ? 0 : 1),
      (last.reasons + next.reasons).allSatisfy({ $0.kind == .resized && $0.old != nil })
    else { return false }
    return next.reasons.starts(with: last.reasons)
  }

  /// Whether each of the views, and the one of the other group, is moved by what came in before
  /// it, of which each has one more than the one before.
  var goesOnArriving: Bool {
    let last = own.accounts.last ?? account
    guard own.axis == nil, last.row == nil, last.reasons.count == 1, next.reasons.count == 1,
      last.changes == next.changes
    else { return false }
    let (came, more) = (last.reasons[0], next.reasons[0])
    return came.isNamedArrival && more.isNamedArrival && more.count > came.count
      && more.views.starts(with: came.views)
  }

  /// Whether distances moved one, and others of them the other one, and what else did moved both.
  private var isSpacedAlike: Bool {
    guard own.accounts.haveSpacing, other.accounts.haveSpacing, account.isGuess == false,
      account.changes == next.changes
    else { return false }
    return hasReasons { own, next in
      own == next
        || own.kind == .spacing && next.kind == .spacing && own.old == next.old
          && own.new == next.new && own.new != nil
          && (own.by < 0) == (next.by < 0)
    }
  }
}

extension MoveReason {
  /// Whether it is what came in, all of it by name and with its length, and the offset answered.
  fileprivate var isNamedArrival: Bool {
    kind == .came && new != nil && views.count == count && !leavesOffset
  }
}
