/// Names that enter the vocabulary together: those of one binding, or those of a plugin.
///
/// They are made when a name of one of their owners is first needed. A script that never sees an
/// event does not pay for the fields of events.
struct Contribution: Sendable {
  /// The origin of the names.
  let origin: Registration.Origin
  /// The owners of the names; nil stands for the globals.
  let owners: [String?]

  private let names: @Sendable () -> [Registration]
  private let words: @Sendable () -> [Term]

  /// Creates a contribution.
  ///
  /// - Parameters:
  ///   - owners: Every owner of `names` and `terms`, or nil for globals.
  ///   - names: The names; evaluated each time, so that it is best a static constant.
  ///   - terms: Words that are only explained.
  ///   - origin: The origin of the names.
  init(
    of owners: String?...,
    names: @autoclosure @escaping @Sendable () -> [Registration],
    terms: @autoclosure @escaping @Sendable () -> [Term] = [],
    by origin: Registration.Origin = .builtIn
  ) {
    self.owners = owners
    self.names = names
    words = terms
    self.origin = origin
  }

  /// The names, in order.
  var registrations: [Registration] { names() }

  /// The words that are neither called nor read, in order.
  var terms: [Term] { words() }
}
