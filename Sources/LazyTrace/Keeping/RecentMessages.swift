import DequeModule

/// The messages of the diagnostics that were reported last, so that each is reported once.
///
/// Only the ``limit`` most recent ones are kept; a message that comes back after as many others is
/// reported again.
package struct RecentMessages {
  /// How many messages are remembered.
  package static let limit = 4_096

  private var known: Set<String> = []
  private var order: Deque<String> = []

  /// Remembers nothing yet.
  package init() {}

  /// How many are kept.
  package var count: Int { order.count }

  /// Remembers a message.
  ///
  /// - Returns: Whether it is new.
  package mutating func insert(_ message: String) -> Bool {
    guard known.insert(message).inserted else { return false }
    order.append(message)
    if order.count > Self.limit, let oldest = order.popFirst() { known.remove(oldest) }
    return true
  }
}
