internal import LazyReports

extension String {
  /// The text as a word of a shell, which gives it back exactly and can be pasted: it has no
  /// control characters but tabs and line feeds.
  var shellWord: String {
    let isPlain = utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || "-_./=,:+@%".utf8.contains($0)
    }
    guard !isPlain || isEmpty else { return self }
    var word = "'"
    for scalar in unicodeScalars {
      if scalar == "'" {
        word += "'\\''"
      } else if String(scalar).withoutEffects != String(scalar) {
        let bytes = String(scalar).utf8.map { "\\" + String(Int($0) | 0x200, radix: 8).suffix(3) }
        word += "'\"$(printf '\(bytes.joined())')\"'"
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word + "'"
  }
}
