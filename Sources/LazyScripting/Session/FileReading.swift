/// The result of reading a file that a script names.
public enum FileReading: Sendable, Equatable {
  /// Everything in it.
  case bytes([UInt8])
  /// Why it cannot be read, in a sentence that names it.
  case failure(String)
}
