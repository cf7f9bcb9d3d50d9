extension String {
  /// The text as a word of a shell, which gives it back exactly.
  var shellWord: String {
    let isPlain = utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || "-_./=,:+@%".utf8.contains($0)
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
