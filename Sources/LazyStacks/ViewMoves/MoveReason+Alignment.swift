/// Shares of a view that is aligned in the room around it.
extension MoveReason {
  /// The shares of a container's length and of a view's own in the move of its start, if the view
  /// is aligned in the container by a fraction of both; nil if it is not, or its own is the same.
  static func alignments(
    by: Double,
    in changes: (around: Double, own: Double)
  ) -> (around: Double, own: Double)? {
    guard abs(changes.own) > Double.tolerance, !changes.around.isNearly(changes.own) else {
      return nil
    }
    // The same fraction of both lengths is before its start.
    let fraction = by / (changes.around - changes.own)
    guard (0...1).contains(fraction) else { return nil }
    return (fraction * changes.around, -fraction * changes.own)
  }

  /// Where a view starts in the room around it, and what both are long.
  struct Aligned {
    var start: Double
    var room: Double
    var own: Double

    /// The fraction of the room left over that is before the view; nil if none is left over.
    fileprivate var fraction: Double? {
      let left = room - own
      return abs(left) > Double.tolerance ? start / left : nil
    }
  }

  /// The shares of another alignment, of the room and of a view's own length in the move of its
  /// start; nil if it is not aligned by a fraction of the room left over.
  static func alignments(
    from old: Aligned,
    to new: Aligned
  ) -> (setting: Double, around: Double, own: Double)? {
    guard let fraction = new.fraction, (0...1).contains(fraction) else { return nil }
    let setting = fraction * (old.room - old.own) - old.start
    return (setting, fraction * (new.room - old.room), -fraction * (new.own - old.own))
  }
}
