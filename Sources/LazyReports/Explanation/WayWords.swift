internal import LazyTrace

/// Says where and how far a group of views moved.
struct WayWords {
  let group: MoveGroup
  /// Whether the group is one view for the reader.
  let isOne: Bool
  let views: ViewWords
  /// The rows that are told to have moved themselves.
  let movedRows: Set<SeenView>
  /// Whether a finger or a program scrolled anything, besides what moved by itself.
  let isAsked: Bool

  /// The rows in which a group moved; where the views are called otherwise in others, these apart.
  var rows: String {
    get throws {
      guard group.hasAlike else { return try views.list(of: group.rows) }
      return try views.list(of: Array(group.rows.prefix(1))) + ", and likewise those in "
        + views.list(of: Array(group.rows.dropFirst())) + ","
    }
  }

  /// How far something was pushed out of sight; nil where nobody can say.
  var wayOut: String? {
    get throws {
      let account = group.account
      guard account.isGuess else { return "by \(group.distance)" }
      // What a lazy layout has not placed has no place, not even a guessed one.
      let isPlaced = !account.reasons.contains { $0.kind == .placed }
      guard isPlaced, NumberFormat.change(group.by) != "0" else { return nil }
      // Of several views, the move of those before others is unknown.
      let isKnown =
        isOne || group.accounts.areOfOwnPlace
        || group.distances.areUniform && group.accounts.areAlike
      return isKnown
        ? "by about \(group.distance)"
        : try views.subject(of: [group.views[0]]) + " by about \(NumberFormat.change(group.by))"
    }
  }

  /// That what moved has another length along the axis, too.
  var length: String {
    let account = group.account
    guard let old = account.oldLength, let new = account.length else { return "" }
    let size = account.axis == .horizontal ? "wide" : "high"
    let have = isOne ? "is" : "are each"
    let (now, before) = (NumberFormat.decimal(new), NumberFormat.decimal(old))
    return " and \(have) \(now) points \(size) (\(before) before)"
  }

  /// In what it moved, where that is not what scrolls, or moved itself.
  var whereabouts: String {
    get throws {
      guard !group.isInside else { return insideRows }
      if let row = group.rows.first, movedRows.contains(row) {
        return isOne ? " within its place" : " within their places"
      }
      let account = group.account
      guard let around = account.carrier ?? account.scroll else { return "" }
      let by = account.carrier == nil ? account.scrollBy : account.carriedBy
      // What a finger or a program did comes on top of that, and another axis has another amount.
      let isAll = group.distances.areUniform && !isAsked && group.across == nil
      return " within \(try views.list(of: [around]))"
        + (isAll ? " (\(NumberFormat.change(group.by + by)) on the screen)" : "")
    }
  }

  /// That it moved in rows that moved, too.
  private var insideRows: String {
    let place = group.rows.count == 1 ? " within it" : " within them"
    let account = group.account
    guard account.carriedBy != 0, !group.isContent else { return place }
    let all = NumberFormat.change(group.by + account.carriedBy)
    return " of \(isOne ? "its" : "their") own"
      + (group.distances.areUniform ? ", \(all)\(place) in all" : "")
  }
}
