internal import LazyScripting

/// What happened in a session, as far as commands need it.
struct SessionLog {
  /// The entries and files that ran, in order.
  var entries: [SessionEntry] = []
  /// What was typed since the beginning, as far as another session needs it to come as far.
  var inputs: [RecordedSession.Entry] = []
  /// The most recently loaded file.
  var lastFile: String?
  /// The recorder of entries and answers; nil unless the user wants a recording.
  var recorder: SessionRecorder?

  /// The last entry that was typed and ran.
  var lastTyped: String? {
    for case .typed(let text, _) in entries.reversed() { return text }
    return nil
  }
}
