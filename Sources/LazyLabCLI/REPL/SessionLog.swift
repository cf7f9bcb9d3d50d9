/// What happened in a session, as far as commands need it.
struct SessionLog {
  /// An entry that ran.
  struct Entry: Equatable {
    /// What was typed.
    var text: String
    /// Whether it returned a value, which became `_`.
    var hasValue: Bool
  }

  /// The entries that ran, in order.
  var entries: [Entry] = []
  /// The most recently loaded file.
  var lastFile: String?
  /// The recorder of entries and answers; nil unless the user wants a recording.
  var recorder: SessionRecorder?
}
