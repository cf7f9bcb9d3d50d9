internal import LazyTrace

/// What moved, as far as words for the reasons depend on it.
struct Mover {
  /// Why it moved; nil if words are about nothing in particular.
  var account: MoveAccount?
  /// The axis along which it moved, if it is not the one that scrolls.
  var across: Axis?
  /// The axis along which it moved, if that is said.
  var along: Axis?
  /// Whether only one view moved.
  var isOne = true
  /// Whether distances moved several views by different amounts.
  var isSpaced = false
  /// The rows that contain what moved; empty if it is rows itself.
  var rows: [SeenView] = []

  /// The adjective for a length along the axis.
  var size: String { along.map { $0 == .horizontal ? "wide" : "high" } ?? "long" }

  /// The subject and verb for what moved.
  var it: String { isOne ? "it is" : "they are" }
  var object: String { isOne ? "it" : "them" }
}
