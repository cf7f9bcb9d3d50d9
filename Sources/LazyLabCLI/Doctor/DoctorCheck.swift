/// Something that `lazylab doctor` looks at.
///
/// A check is a value in ``Tool/doctorChecks``: who adds one appends it there.
struct DoctorCheck: Sendable {
  /// What was found.
  enum Finding: Equatable {
    /// It works; what it is.
    case works(String)
    /// It is not there, and nothing needs it.
    case absent(String)
    /// It does not work; what is wrong, and the remedy.
    case fails(String)
  }

  /// What is looked at, in one or two words.
  let name: String
  /// Looks.
  let look: @Sendable (Tool) -> Finding
}

extension DoctorCheck.Finding {
  /// The word in front of what is said.
  var mark: String {
    switch self {
    case .works: "ok"
    case .absent: "none"
    case .fails: "FAILS"
    }
  }

  /// What is said.
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
