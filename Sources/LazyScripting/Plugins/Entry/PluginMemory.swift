/// How much memory a plugin holds, as far as calls left more behind than they found.
///
/// Small growth is not looked at: it may be garbage, and looking costs a collection.
struct PluginMemory {
  /// What a plugin may hold in all.
  static let most = 256 << 20
  /// What a call may leave behind without being looked at.
  private static let small = 1 << 20

  /// The bytes that calls left behind.
  private(set) var held = 0
  /// The room of the last call.
  private(set) var lastRoom = 0

  private var starts: [Int] = []

  /// Notes that a call begins.
  ///
  /// - Parameters:
  ///   - memory: The bytes in use.
  ///   - allowance: What a call may use.
  /// - Returns: What this one may use.
  mutating func begin(inUse memory: Int, allowing allowance: Int) -> Int {
    starts.append(memory)
    lastRoom = max(1 << 16, min(allowance, Self.most - held))
    return lastRoom
  }

  /// Notes that a call ends.
  ///
  /// - Parameter measure: Gives the bytes in use, after a collection if asked for one.
  mutating func end(_ measure: (_ collects: Bool) -> Int) {
    guard let start = starts.popLast(), starts.isEmpty else { return }
    guard measure(false) - start > Self.small else { return }
    held = max(0, held + measure(true) - start)
  }
}
