/// The file that a command's words name: `[--force] FILE`.
struct Target {
  /// The path, which may contain spaces.
  let path: String
  /// Whether the file replaces what is there, whatever that is.
  let isForced: Bool

  private static let force = "--force"

  init(_ words: [String]) {
    isForced = words.first == Self.force
    path = words.dropFirst(isForced ? 1 : 0).joined(separator: " ")
  }
}
