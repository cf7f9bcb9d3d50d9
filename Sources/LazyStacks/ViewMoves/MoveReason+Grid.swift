extension MoveReason {
  /// The same with a share that is a multiple of about a millionth of a point.
  var onGrid: MoveReason {
    var reason = self
    reason.by = by.onGrid
    return reason
  }
}

extension Double {
  /// The nearest multiple of about a millionth of a point.
  var onGrid: Double {
    abs(self) < 1e9 ? (self * 1_048_576).rounded() / 1_048_576 : self
  }
}
