import LazyTestSupport
import RepositoryReading

@testable import LazyScripting

/// The names of lazylab and of a plugin with their parameters, as a table of Lua, from which whole
/// programs are made.
enum VocabularyTable {
  /// A chunk that returns the table.
  static func text(withPlugin path: String) throws -> String {
    let session = try LabSession(output: { _ in })
    defer { _ = session.close() }
    let text = Repository.files(in: [path]).first?.text ?? ""
    try session.addPlugins([
      PluginPlace(path: path, isFolder: false) { _ in .found(path: path, text: Array(text.utf8)) }
    ])
    try session.loadPlugins()
    let declarations = session.registry.registrations.map(\.declaration)
    let rows = declarations.map(\.wholeTable)
    return "return {\n" + rows.joined(separator: ",\n") + "\n}\n"
  }
}

extension Declaration {
  fileprivate var wholeTable: String {
    let written = parameters.map { parameter in
      let isLabel = parameter.place == .label
      return "{ name = \(Literal.quoted(parameter.name)), isLabel = \(isLabel), "
        + "isRequired = \(parameter.isRequired), kind = \(parameter.kind.luaTable) }"
    }
    return "{ name = \(Literal.quoted(name)), kind = '\(kind.rawValue)', rest = '\(rest)', "
      + (owner.map { "owner = \(Literal.quoted($0)), " } ?? "")
      + "takesWholeTable = \(takesWholeTable), result = \(result.luaTable),\n"
      + "  parameters = { \(written.joined(separator: ", ")) } }"
  }
}

extension ValueKind {
  /// A table with the name of the kind, what it is of at 1 and further, and its least value.
  fileprivate var luaTable: String {
    switch self {
    case .integer(let least): Self.table("integer", [], least: max(least, 0))
    case .whole(let range): Self.table("integer", [], least: range.lowerBound)
    case .function(let form), .table(let form): Self.table(title, [Literal.quoted(form)])
    case .object(let name): Self.table(title, [Literal.quoted(name)])
    case .cases(let names): Self.table(title, names.map(Literal.quoted))
    case .either(let kinds), .several(let kinds): Self.table(title, kinds.map(\.luaTable))
    case .array(let kind): Self.table(title, [kind.luaTable])
    default: Self.table(title, [])
    }
  }

  /// The name of the case.
  private var title: String {
    "\(self)".split(separator: "(", maxSplits: 1).first.map(String.init) ?? ""
  }

  private static func table(_ title: String, _ parts: [String], least: Int = 0) -> String {
    "{ kind = '\(title)', least = \(least), \(parts.joined(separator: ", ")) }"
  }
}
