/// What was done in a session, as far as commands need to know it.
struct SessionLog {
  /// An entry that ran.
  struct Entry: Equatable {
    /// What was typed.
    var text: String
    /// Whether it gave a value, which became `_`.
    var hasValue: Bool
  }

  /// The entries that ran, in order.
  var entries: [Entry] = []
  /// The file that was loaded last.
  var lastFile: String?
  /// Keeps what is entered and answered, while the user wants that.
  var recorder: SessionRecorder?
}
