internal import LazyTrace

/// Why each of several views moved that moved alike.
struct MoveAccounts {
  /// What they are put down to in one word, and by which view.
  let cause: LedgerCause
  let subject: ViewID?
  /// The axis along which they moved, if it is not the one that scrolls.
  let axis: Axis?
  /// The accounts in the order of the views.
  private var all: [MoveAccount]
  /// Why the last of them moved, if it was by the lengths of more views than the first.
  private(set) var last: MoveAccount?

  init(_ account: MoveAccount, cause: LedgerCause, subject: ViewID?, axis: Axis?) {
    (self.cause, self.subject, self.axis) = (cause, subject, axis)
    all = [account.withoutFollowed]
  }

  /// Adds the account of another view; `isFurther` says whether more moved that one for the same
  /// reason.
  mutating func take(_ other: MoveAccounts, isFurther: Bool) {
    all += other.all
    if isFurther || other.first.reasons.count != first.reasons.count && !areOnOtherLines {
      last = other.first
    }
  }

  /// The accounts at some positions.
  func at(_ places: [Int]) -> MoveAccounts {
    var some = self
    some.all = places.map { all[$0] }
    return some
  }

  /// Why the first of them moved.
  var first: MoveAccount { all[0] }

  /// The account of the first view; of what was measured anew it names what stands before the
  /// last one.
  var ofAll: MoveAccount {
    var whole = first
    let last = all[all.count - 1].reasons
    guard last.count == whole.reasons.count else { return whole }
    for place in last.indices where last[place].kind == .remeasured {
      whole.reasons[place].causes = last[place].causes
    }
    return whole
  }

  /// Whether the same is said of why each of them moved.
  var areAlike: Bool { all.allSatisfy { $0.reasons == first.reasons } }

  /// Whether they are cells of a grid that moved to other lines, in which they may be aligned
  /// otherwise.
  var areOnOtherLines: Bool {
    let others = first.reasons.filter { $0.kind != .lines }
    return first.row == nil && axis == nil && others.count < first.reasons.count
      && others.allSatisfy { $0.kind == .alignment && $0.views.first?.name == "line" }
      && first.reasons.allSatisfy { $0.kind != .lines || $0.old == $0.new }
  }

  /// Whether the line of such a cell has the cells that it had.
  var areInOwnLine: Bool { first.reasons.contains { $0.kind == .lines && $0.isOfLine } }

  /// The share of other lines, if some of several cells are aligned otherwise in theirs, too.
  var otherLines: MoveReason? {
    guard areOnOtherLines, !areAlike, all.contains(where: { $0.reasons.count > 1 }) else {
      return nil
    }
    return first.reasons.first { $0.kind == .lines }
  }

  /// Whether each view moved because it was itself put elsewhere among the others.
  var areOfOwnPlace: Bool {
    first.row == nil && first.reasons.count == 1 && first.reasons[0].kind == .rearranged
      && first.reasons[0].views == [first.view]
  }

  /// Whether distances moved them.
  var haveSpacing: Bool { first.reasons.contains { $0.kind == .spacing && $0.new != nil } }

  /// Whether they left sight by data that came, went or changed places, in part where nobody knows
  /// how long what did is.
  var arePushedSomewhere: Bool {
    first.isOutOfSight && first.isGuess && axis == nil
      && first.reasons.contains {
        [.came, .went, .rearranged].contains($0.kind) && $0.count > $0.views.count
      }
  }

  /// Whether one thing moved many views by different distances.
  var areByOneReason: Bool {
    guard first.row == nil else { return false }
    guard axis == nil else {
      return first.reasons.contains { $0.kind == .lines && $0.old != $0.new }
    }
    return (first.reasons + first.changes).contains {
      [.remeasured, .lines, .placed].contains($0.kind)
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
