/// How much memory a plugin holds: what its calls left behind.
///
/// Small growth is ignored, because it may be garbage, and finding out costs a collection.
struct PluginMemory {
  /// The greatest amount that a plugin may hold in all, in bytes.
  static let most = 256 << 20
  /// The amount that a call may leave behind without being measured, in bytes.
  private static let small = 1 << 20

  /// How much memory calls left behind, in bytes.
  private(set) var held = 0
  /// The limit of the last call, in bytes.
  private(set) var lastRoom = 0

  private var starts: [Int] = []

  /// Notes that a call begins.
  ///
  /// - Parameters:
  ///   - memory: The memory in use, in bytes.
  ///   - allowance: The limit of any call, in bytes.
  /// - Returns: The limit of this call, in bytes.
  mutating func begin(inUse memory: Int, allowing allowance: Int) -> Int {
    starts.append(memory)
    lastRoom = max(1 << 16, min(allowance, Self.most - held))
    return lastRoom
  }

  /// Notes that a call ends.
  ///
  /// - Parameter measure: Returns the memory in use, in bytes, after a collection if asked for one.
  mutating func end(_ measure: (_ collects: Bool) -> Int) {
    guard let start = starts.popLast(), starts.isEmpty else { return }
    guard measure(false) - start > Self.small else { return }
    held = max(0, held + measure(true) - start)
  }
}
