/// The result of reading a file that a script names.
public enum FileReading: Sendable, Equatable {
  /// The content of the file.
  case bytes([UInt8])
  /// Why it cannot be read, in a sentence that names the file.
  case failure(String)
}
