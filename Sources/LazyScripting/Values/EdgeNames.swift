internal import LazyStacks
internal import Lua

/// Reads what scripts write for a set of edges or of axes.
enum EdgeNames {
  private static let sets: [(name: String, edges: Set<Edge>)] =
    Edge.allCases.map { ($0.rawValue, [$0]) }
    + [("horizontal", .horizontal), ("vertical", .vertical), ("all", .all)]

  /// One name, which may stand for several edges.
  static let one = ValueKind.cases(sets.map(\.name))
  /// Several names.
  static let several = ValueKind.array(one)

  /// The edges of a parameter; nil if none are given.
  static func edges(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Set<Edge>? {
    switch try reader.value(name, in: call) {
    case .string(let text): return set(text.description)
    case .table(let table):
      var edges: Set<Edge> = []
      for (_, value) in try table.entries() {
        guard let text = value.text, let set = set(text) else {
          let found = Literal.of(value, in: try reader.session.state)
          throw Mistake("\(name) of \(reader.title) is \(several.phrase), got \(found) in it")
        }
        edges.formUnion(set)
      }
      return edges
    default: return nil
    }
  }

  /// The names that a call can give a length: those of one edge, and those of two.
  private static let labels = sets.filter { $0.edges.count < Edge.allCases.count }

  /// Parameters that give each edge a length by its name.
  static func parameters(as kind: ValueKind, summary: String) -> [Parameter] {
    labels.map { name, edges in
      let names = Edge.allCases.filter(edges.contains).map(\.rawValue)
      let both = "The same at both edges, \(names.joined(separator: " and "))."
      return .label(name, as: kind, summary: edges.count == 1 ? summary : both)
    }
  }

  /// The lengths that a call gives to edges by their names; nil if it names none.
  static func lengths(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> [EdgeLength]? {
    let lengths = try labels.compactMap { name, edges in
      try reader.number(name, in: call).map { EdgeLength(edges: edges, length: $0) }
    }
    guard !lengths.isEmpty else { return nil }
    if let twice = Edge.allCases.first(where: { edge in
      lengths.count { $0.edges.contains(edge) } > 1
    }) {
      throw Mistake("\(reader.title) is given \(twice.rawValue) twice; give each edge one length")
    }
    guard !reader.has("edges", in: call), !reader.has("length", in: call) else {
      throw Mistake(
        "\(reader.title) takes edges by name, or edges and a length by position, not both"
      )
    }
    return lengths
  }

  private static func set(_ name: String) -> Set<Edge>? {
    sets.first { $0.name == name }?.edges
  }
}
