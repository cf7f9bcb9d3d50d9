internal import Lua

/// Where two values first differ: the keys that lead there, and what is there.
struct ValueDifference {
  /// The keys, outermost first; empty if the values themselves differ.
  let path: [LuaValue]
  let left: LuaValue
  let right: LuaValue
}

/// Finds the first difference of two values, comparing tables field by field at any depth.
///
/// A pair of tables that was met before is not compared again, so tables that contain themselves
/// come to an end, and shared ones cost only once. Nothing here is recursive, because the depth of
/// a script's tables must not become the depth of the stack.
struct TableWalk {
  /// The greatest depth of nested tables.
  static let mostLevels = 10_000

  /// Two tables whose fields are being compared.
  private struct Level {
    let left: LuaTable
    let right: LuaTable
    let leftEntries: [(key: LuaValue, value: LuaValue)]
    let rightEntries: [(key: LuaValue, value: LuaValue)]
    var next = 0

    init(_ left: LuaTable, and right: LuaTable) throws(LuaError) {
      (self.left, self.right) = (left, right)
      (leftEntries, rightEntries) = (try left.entries(), try right.entries())
    }

    var key: LuaValue { leftEntries[next - 1].key }
  }

  private struct Pair: Hashable {
    let left: UInt
    let right: UInt
  }

  private let comparison: LuaComparison
  private let work: ScriptWork
  private var levels: [Level] = []
  private var met: Set<Pair> = []

  /// Creates a walk that charges each field to the script's limits.
  init(_ comparison: LuaComparison, charging work: ScriptWork) {
    self.comparison = comparison
    self.work = work
  }

  /// The first difference, in the order of the left table's keys; nil if there is none.
  mutating func difference(between left: LuaValue, and right: LuaValue) throws -> ValueDifference? {
    guard try isSame(left, as: right) else { return found(left, and: right) }
    while !levels.isEmpty {
      try work.note()
      let last = levels.count - 1
      guard levels[last].next < levels[last].leftEntries.count else {
        if let extra = try extraEntry(of: levels[last]) {
          return ValueDifference(path: path(to: last) + [extra.key], left: .nil, right: extra.value)
        }
        levels.removeLast()
        continue
      }
      let (key, value) = levels[last].leftEntries[levels[last].next]
      let other = try counterpart(of: key, in: levels[last])
      levels[last].next += 1
      guard try isSame(value, as: other) else { return found(value, and: other) }
    }
    return nil
  }

  private func found(_ left: LuaValue, and right: LuaValue) -> ValueDifference {
    ValueDifference(path: path(to: levels.count), left: left, right: right)
  }

  /// The keys that lead into the first levels.
  private func path(to count: Int) -> [LuaValue] { levels[..<count].map(\.key) }

  /// Whether two values do not differ themselves; tables are entered.
  private mutating func isSame(_ left: LuaValue, as right: LuaValue) throws -> Bool {
    if let isSame = try comparison.hasFields(left, of: right)
      ?? comparison.hasFields(right, of: left)
    {
      return isSame
    }
    guard case .table(let first) = left, case .table(let second) = right, first != second else {
      return try comparison.isEqual(left, to: right, depth: 0)
    }
    guard met.insert(Pair(left: first.identity, right: second.identity)).inserted else {
      return true
    }
    guard levels.count < Self.mostLevels else {
      throw Mistake("tables that are nested more than \(Self.mostLevels) deep are not compared")
    }
    levels.append(try Level(first, and: second))
    return true
  }

  private func counterpart(of key: LuaValue, in level: Level) throws -> LuaValue {
    if level.next < level.rightEntries.count, level.rightEntries[level.next].key == key {
      return level.rightEntries[level.next].value
    }
    return try level.right.rawGet(key)
  }

  /// A field of the right table that the left one lacks, given that the right one has all of the
  /// left one's.
  private func extraEntry(of level: Level) throws -> (key: LuaValue, value: LuaValue)? {
    guard level.rightEntries.count != level.leftEntries.count else { return nil }
    return try level.rightEntries.first { entry in
      try work.note()
      return try level.left.rawGet(entry.key) == .nil
    }
  }
}
