public import LazyTrace

/// Events as text of whole lines, which a file takes from time to time.
public protocol EventText {
  /// The text that was added since it was last forgotten.
  var bytes: [UInt8] { get }
  /// How many bytes there are.
  var count: Int { get }
  /// Forgets the text.
  mutating func removeAll()
  /// Adds an event of a window.
  mutating func append(_ event: Event, window: Int)
  /// Adds what stands at the end.
  mutating func finish()
}
