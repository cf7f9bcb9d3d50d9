/// What came and went without being seen, as far as it is known.
struct UnseenChanges {
  /// Whether data came or went out of sight.
  let exist: Bool
  /// What came and went before everything in sight, if that is known.
  let words: String?
  /// By how many places that shifts what follows.
  let shift: Int
  /// The name of the container in which it did.
  let container: String?
  /// What came and went before what is in sight, so that the offset followed.
  let before: String?
}
