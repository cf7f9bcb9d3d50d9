/// A check of `lazylab doctor`.
///
/// A check is a value in ``Tool/doctorChecks``; append a new one there.
struct DoctorCheck: Sendable {
  /// The result of a check.
  enum Finding: Equatable {
    /// It works; with a description.
    case works(String)
    /// It is missing, and nothing needs it.
    case absent(String)
    /// It does not work; with the problem and the remedy.
    case fails(String)
  }

  /// The name of what is checked, in one or two words.
  let name: String
  /// Runs the check.
  let look: @Sendable (Tool) -> Finding
}

extension DoctorCheck.Finding {
  /// The word before the text.
  var mark: String {
    switch self {
    case .works: "ok"
    case .absent: "none"
    case .fails: "FAILS"
    }
  }

  /// The text of the result.
  var text: String {
    switch self {
    case .works(let text), .absent(let text), .fails(let text): text
    }
  }

  /// Whether something must be done about it.
  var isFailure: Bool {
    if case .fails = self { true } else { false }
  }
}
