/// Finds the elements of edited data by their ids, for all versions of the data.
///
/// All ids are read when one is first asked for, O(*n*); those of new elements at the next request.
/// Some elements that a later version removed are no longer found in earlier versions.
public final class ElementIndex {
  private var tokens: [ViewID: [Int]] = [:]
  /// All elements with a lower token were looked at.
  private var covered: Int
  private var isRead: Bool
  /// The number of tokens from which those of removed elements are looked for.
  private var limit = 64
  private var stored = 0
  /// The maximum capacity that is reserved before ids are read.
  private static let mostRoom = 1_000_000

  /// Creates an index that knows no id yet.
  ///
  /// - Parameter firstToken: Elements with a lower token are not looked at: their ids can be
  ///   computed.
  public init(from firstToken: Int = 0) {
    covered = firstToken
    isRead = firstToken > 0
  }

  /// The first element with an id in a version; nil if there is none.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - version: The version of the data to search.
  ///   - other: The token of an element with this id that the index does not look at.
  ///   - poll: Called for each element that is looked at.
  ///   - read: The id of the element at an index of the version.
  /// - Returns: Its index in that version.
  /// - Throws: Errors of `poll` and `read`; the next call completes what was left out.
  public func index(
    of id: ViewID,
    in version: ElementVersion,
    or other: Int? = nil,
    poll: () throws -> Void = {},
    read: (_ index: Int) throws -> ViewID
  ) throws -> Int? {
    try cover(version, poll: poll, read: read)
    let candidates = (tokens[id] ?? []) + (other.map { [$0] } ?? [])
    return try candidates.compactMap { token in
      try poll()
      return version.index(of: token)
    }.min()
  }

  private func cover(
    _ version: ElementVersion,
    poll: () throws -> Void,
    read: (Int) throws -> ViewID
  ) throws {
    guard isRead else {
      // With room from the start: to make room for a million takes long and cannot be interrupted.
      var all = [ViewID: [Int]](minimumCapacity: min(version.count, Self.mostRoom))
      for index in 0..<version.count {
        try poll()
        try all[read(index), default: []].append(version.token(at: index))
      }
      tokens = all
      stored = version.count
      limit = max(limit, 2 * stored)
      covered = version.nextToken
      isRead = true
      return
    }
    try version.forEachNew(from: &covered) { token, index in
      try poll()
      try tokens[read(index), default: []].append(token)
      stored += 1
    }
    if stored > limit { try forgetGone(version, poll: poll) }
  }

  /// Drops the elements that were removed from the data, when they may be half of all.
  private func forgetGone(_ version: ElementVersion, poll: () throws -> Void) throws {
    tokens = try tokens.compactMapValues { known in
      let left = try known.filter { token in
        try poll()
        return version.index(of: token) != nil
      }
      return left.isEmpty ? nil : left
    }
    stored = tokens.values.reduce(0) { $0 + $1.count }
    limit = max(limit, 2 * stored)
  }
}
