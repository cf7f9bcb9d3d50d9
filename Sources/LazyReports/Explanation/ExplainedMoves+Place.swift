internal import LazyTrace

/// Where and how far something moved, in words.
extension ExplainedMoves {
  /// The rows in which a group moved; where the views are called otherwise in others, these apart.
  func rows(of group: Group) throws -> String {
    guard group.hasAlike else { return try views.list(of: group.rows) }
    return try views.list(of: Array(group.rows.prefix(1))) + ", and likewise those in "
      + views.list(of: Array(group.rows.dropFirst())) + ","
  }

  /// How far something was pushed out of sight; nil where nobody can say.
  func wayOut(of group: Group, isOne: Bool) throws -> String? {
    guard let account = group.account, account.isGuess else { return "by \(group.distance)" }
    // What a lazy layout has not placed has no place, not even a guessed one.
    let isPlaced = !account.reasons.contains { $0.kind == .placed }
    guard isPlaced, NumberFormat.change(group.by) != "0" else { return nil }
    // Of several views, the move of those before others is unknown.
    return isOne || group.isOwnPlace || group.isUniform && group.movesAlike
      ? "by about \(group.distance)"
      : try views.subject(of: [group.views[0]]) + " by about \(NumberFormat.change(group.by))"
  }

  /// That what moved has another length along the axis, too.
  func length(in account: MoveAccount, isOne: Bool) -> String {
    guard let old = account.oldLength, let new = account.length else { return "" }
    let size = account.axis == .horizontal ? "wide" : "high"
    let have = isOne ? "is" : "are each"
    let (now, before) = (NumberFormat.decimal(new), NumberFormat.decimal(old))
    return " and \(have) \(now) points \(size) (\(before) before)"
  }

  /// In what it moved, where that is not what scrolls, or moved itself.
  func whereabouts(_ group: Group, isInside: Bool, isOne: Bool) throws -> String {
    if isInside {
      let place = group.rows.count == 1 ? " within it" : " within them"
      guard let account = group.account, account.carriedBy != 0, !group.isContent else {
        return place
      }
      let all = NumberFormat.change(group.by + account.carriedBy)
      return " of \(isOne ? "its" : "their") own"
        + (group.isUniform ? ", \(all)\(place) in all" : "")
    }
    if let row = group.rows.first, movedRows.contains(row) {
      return isOne ? " within its place" : " within their places"
    }
    guard let account = group.account, let around = account.carrier ?? account.scroll else {
      return ""
    }
    let by = account.carrier == nil ? account.scrollBy : account.carriedBy
    // What a finger or a program did comes on top of that.
    let isAll = group.isUniform && !scrolls.offsets.areAsked
    return " within \(try views.list(of: [around]))"
      + (isAll ? " (\(NumberFormat.change(group.by + by)) on the screen)" : "")
  }
}
