/// Why a view was evaluated or measured; a view off screen is never evaluated without one (I5).
public enum LoadReason: String, Sendable, CaseIterable {
  /// It belongs to a container that loads all its subviews at once, or stands in a lazy one outside
  /// a `ForEach`.
  case eager
  /// It is, or is about to be, in the visible rect.
  case visible
  /// It lies between what was placed and the visible rect (rule R3).
  case walk
  /// It is the target of a programmatic scroll (rule R14).
  case target
  /// It is the next one in the forward direction while nothing moves (rule R13).
  case lookahead
  /// It is near the visible rect, and the frame had time left while something scrolled (rule R12).
  case prefetch
  /// Its size is the sample for the size of the container (rule R6, claim 24).
  case sample
  /// Its body is needed to count its subviews: elements have different numbers, and one at or
  /// behind it is needed.
  case resolve
  /// It is the header or the footer of a section that is partly in the visible rect (rule R15).
  case pinned
  /// Its data or parameters changed (rule R16).
  case update
  /// A state that it read was changed.
  case state
  /// A field of a model that it read was changed.
  case model
  /// Something else was changed in place in a property of a model, or a state, that it read.
  case inPlace
  /// A value of the environment that it read changed.
  case environment
}
