extension Double {
  /// The shortest text that reads back as the same number, without a point where it is whole.
  package var shortestText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
