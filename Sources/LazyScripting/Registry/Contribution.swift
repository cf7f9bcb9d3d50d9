/// Names that enter the vocabulary together: those of one binding, or those of a plugin.
///
/// They are made when somebody asks for a name of one of their owners. A script that never sees an
/// event does not pay for the fields of events.
struct Contribution: Sendable {
  /// Who brought the names.
  let origin: Registration.Origin
  /// Whom the names belong to; nil among them stands for the globals.
  let owners: [String?]

  private let names: @Sendable () -> [Registration]
  private let words: @Sendable () -> [Term]

  /// Names with their owners.
  ///
  /// - Parameters:
  ///   - owners: Every owner of `names` and `terms`, or nil for globals.
  ///   - names: The names; evaluated each time, so that it is best a static constant.
  ///   - terms: Words that are only explained.
  ///   - origin: Who brought the names.
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
