internal import LazyReports
internal import LazyStacks

extension EventBinding {
  /// The meaning of each kind of event.
  static let terms: [Term] = declarations.map(term)

  /// What help and the reference say about a kind of event.
  static func term(for declaration: EventDeclaration) -> Term {
    let names = declaration.fields.map { "`\($0.name)`" }
    let kind = declaration.kind.rawValue
    return Term(
      name: kind,
      owner: "Event",
      form: "kind = \"\(kind)\"",
      summary: "\(declaration.summary) It has \(names.isEmpty ? "nothing" : names.enumeration)."
    )
  }
}
