/// What happened in a session, as far as commands need it.
struct SessionLog {
  /// An entry that ran.
  struct Entry: Equatable {
    /// What was typed.
    var text: String
    /// Whether it returned a value, which became `_`.
    var hasValue: Bool
  }

  /// Something that ran, whether it raised an error or not.
  enum Run {
    /// What was typed.
    case entry(String)
    /// A file as it was when it was loaded.
    case file(ScriptSource)
  }

  /// Everything that ran in the session, in order.
  var runs: [Run] = []
  /// The entries that ran without an error, in order.
  var entries: [Entry] = []
  /// The most recently loaded file.
  var lastFile: String?
  /// The recorder of entries and answers; nil unless the user wants a recording.
  var recorder: SessionRecorder?
}
