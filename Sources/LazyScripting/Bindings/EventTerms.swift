internal import LazyStacks

extension EventBinding {
  /// The meaning of each kind of event.
  static let terms: [Term] = Event.Kind.builtIn.map(term)

  /// What help and the reference say about a kind of event.
  static func term(for kind: Event.Kind) -> Term {
    let names = kind.fields.map { "`\($0.name)`" }
    return Term(
      name: kind.name,
      owner: "Event",
      form: "kind = \"\(kind.name)\"",
      summary: "\(kind.summary) It has \(names.isEmpty ? "nothing" : names.enumeration)."
    )
  }
}

extension Registry {
  /// The built-in names, with kinds of events beside the built-in ones.
  init(adding added: [Event.Kind]) {
    self = .builtIn
    guard !added.isEmpty else { return }
    let kinds = Event.Kind.builtIn + added
    let (methods, fields) = (
      TraceBinding.registrations(for: kinds), EventBinding.registrations(for: kinds)
    )
    let terms = kinds.map(EventBinding.term)
    replace(with: Contribution(of: "Trace", names: methods))
    replace(with: Contribution(of: "Event", names: fields, terms: terms))
  }
}
