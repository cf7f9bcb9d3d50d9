/// A word of the vocabulary that is neither called nor read: a string that a parameter takes, a
/// part of a definition, a kind of event.
struct Term: Sendable, Equatable {
  /// The word itself.
  var name: String
  /// What lists it: `Estimators`, `Event`.
  var owner: String
  /// How a script writes it.
  var form: String
  /// One sentence or more about its meaning.
  var summary: String
}
