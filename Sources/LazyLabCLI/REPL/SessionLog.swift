internal import LazyScripting

/// What happened in a session, as far as commands need it.
struct SessionLog {
  /// Something that ran, whether it raised an error or not.
  enum Run {
    /// What was typed.
    case entry(String)
    /// A file as it was when it was loaded.
    case file(ScriptSource)
    /// A key that scrolled a window, the one used last or one by its variable.
    case scroll(WindowScroll, window: String?)
    /// What was measured, with the number of its runs.
    case repeated(String, times: Int)
  }

  /// Everything that ran in the session, in order.
  var runs: [Run] = []
  /// The entry that runs now; nil between entries.
  var present: String?
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
