internal import Lua

/// The seeds with which a script repeats an experiment.
enum SeedList {
  /// How they are declared.
  static let kind = ValueKind.either([.integer(atLeast: 1), .array(.integer(atLeast: 0))])

  /// The greatest number of seeds.
  static let most = 1_000_000

  /// Reads a number of seeds, which begin at 1, or an array of them; nil if there is neither.
  static func read(_ value: LuaValue, of title: String) throws -> [UInt64]? {
    func mistake(_ value: LuaValue) -> Mistake {
      Mistake(
        "seeds of \(title) is a whole number from 1 to \(most), or an array of seeds, got "
          + Literal.of(value)
      )
    }
    switch value {
    case .nil: return nil
    case .table(let table):
      let seeds = try table.entries().enumerated().map { index, entry in
        guard entry.key == .integer(index + 1),
          let seed = entry.value.integer.flatMap({ UInt64(exactly: $0) })
        else { throw mistake(entry.value) }
        return seed
      }
      guard !seeds.isEmpty, seeds.count <= most else { throw mistake(value) }
      guard Set(seeds).count == seeds.count else {
        throw Mistake("seeds of \(title) has a seed twice; each runs once")
      }
      return seeds
    default:
      guard let count = value.integer, (1...most).contains(count) else { throw mistake(value) }
      return (1...count).compactMap { UInt64(exactly: $0) }
    }
  }
}
