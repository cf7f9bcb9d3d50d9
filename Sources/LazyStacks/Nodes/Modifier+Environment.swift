extension [Modifier] {
  /// The innermost value of a name.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    guard !isEmpty else { return nil }
    for case .environment(let entry) in self where entry.name == name { return entry }
    return nil
  }
}
