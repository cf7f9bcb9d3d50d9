/// A word of the vocabulary that is neither called nor read: a string that a parameter takes, a
/// part of a definition, a kind of event.
struct Term: Sendable, Equatable {
  /// The word itself.
  var name: String
  /// The owner that lists it: `Estimators`, `Event`.
  var owner: String
  /// How a script writes it.
  var form: String
  /// One sentence or more about its meaning.
  var summary: String
}

extension Term {
  /// The parts of a definition under a name, as terms of what it defines.
  static func parts(of owner: String, defined definition: Declaration) -> [Term] {
    definition.labels.map { label in
      let form =
        switch label.kind {
        case .function(let form): "\(label.name) = \(form)"
        default: "\(label.name) = \(label.defaultValue ?? "{ … }")"
        }
      return Term(name: label.name, owner: owner, form: form, summary: label.summary)
    }
  }
}
