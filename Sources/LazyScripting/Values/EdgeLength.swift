internal import LazyStacks
internal import Lua

/// A length at some edges of a view.
struct EdgeLength {
  let edges: Set<Edge>
  let length: Double

  /// The lengths that a call gives: to edges by name, or one to all edges or to those before it.
  static func all(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> [EdgeLength] {
    try EdgeNames.lengths(in: call, by: reader) ?? [EdgeLength(in: call, by: reader)]
  }

  init(edges: Set<Edge>, length: Double) {
    self.edges = edges
    self.length = length
  }

  private init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let first = try reader.value("edges", in: call).number
    let second = try reader.number("length", in: call)
    switch (first, second) {
    case (let length?, nil): self.init(edges: .all, length: length)
    case (nil, let length?):
      let edges = try EdgeNames.edges("edges", in: call, by: reader)
      self.init(edges: edges ?? .all, length: length)
    case (nil, nil): throw Mistake("\(reader.title) needs length, \(ValueKind.length.phrase)")
    case (_?, _?): throw Mistake("\(reader.title) takes edges and then one length")
    }
  }
}
