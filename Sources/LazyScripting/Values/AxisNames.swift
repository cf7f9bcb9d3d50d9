internal import LazyStacks
internal import Lua

/// The names of axes, as parameters take them.
enum AxisNames {
  private static let names = ["vertical", "horizontal"]

  /// One name, `both`, or a table of names.
  static let kind = ValueKind.either([.cases(names + ["both"]), .array(.cases(names))])

  /// The axes of a parameter; nil if none are given.
  static func axes(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Set<Axis>? {
    switch try reader.value(name, in: call) {
    case .string(let text): return Axis(rawValue: text.description).map { [$0] } ?? .both
    case .table(let table):
      let axes = try table.entries().map { entry in
        guard let axis = entry.value.text.flatMap(Axis.init) else {
          let found = Literal.of(entry.value, in: try reader.session.state)
          throw Mistake("\(name) of \(reader.title) is \(kind.phrase), got \(found) in it")
        }
        return axis
      }
      guard !axes.isEmpty else {
        throw Mistake("\(name) of \(reader.title) is \(kind.phrase), got an empty table")
      }
      return Set(axes)
    default: return nil
    }
  }
}
