/// What came and went without being seen, as far as it is known.
struct UnseenChanges {
  /// Whether data came or went out of sight.
  var exist = false
  /// What came and went before everything in sight, if that is known.
  var words: String?
  /// What came and went before what is in sight, so that the offset followed.
  var before: String?
}
