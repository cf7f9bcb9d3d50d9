/// An example for each name of lazylab's vocabulary, as help shows it.
///
/// Examples of fields are made from one of their class. Names of plugins have none.
enum NameExamples {
  private static let names = [views, modifiers, objects].map(RecordTable.init)
  private static let classes = RecordTable(fields)

  /// The lines of the example of a name; nil where there is none.
  static func lines(for declaration: Declaration, in registry: Registry) -> [String]? {
    let title = declaration.title
    if let lines = names.lazy.compactMap({ $0.lines(of: title) }).first { return lines }
    guard declaration.kind == .field, let owner = declaration.owner else { return nil }
    let name = declaration.name
    return classes.lines(of: owner)?.map { line in
      line.replacing("FIELD", with: name)
        .replacing("KIND", with: kind(ofEventsWith: name, in: registry))
    }
  }

  /// The first kind of events that has a field; the commonest kind for what all of them have.
  private static func kind(ofEventsWith field: String, in registry: Registry) -> String {
    registry.terms(of: "Event").first { $0.summary.contains("`\(field)`") }?.name ?? "visible"
  }
}
