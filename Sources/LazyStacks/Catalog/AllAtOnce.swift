/// Whether a lazy container evaluates all elements at once if their numbers of subviews differ.
struct AllAtOnce {
  var isNeeded = true
  /// The reason for that, for messages; nil if there is nothing to say.
  var reason: String?
}
