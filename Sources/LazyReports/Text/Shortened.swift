/// Keeps texts that scripts made, which may be megabytes long, out of messages.
extension String {
  /// The text if it is not longer than a limit, else its beginning and an ellipsis.
  ///
  /// Characters are Unicode's scalars, so that this takes no longer than reading the text once.
  public func shortened(to limit: Int) -> String {
    guard let end = end(ofFirst: limit) else { return self }
    return self[..<end] + "…"
  }

  /// The text if it is not longer than a limit, else its beginning and how many characters were
  /// left out.
  public func shortenedWithCount(to limit: Int) -> String {
    guard let end = end(ofFirst: limit) else { return self }
    return self[..<end] + "… (\(self[end...].unicodeScalars.count) more characters)"
  }

  /// Where the first characters end; nil if there are no more.
  private func end(ofFirst limit: Int) -> Index? {
    guard utf8.count > limit else { return nil }
    let scalars = unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    return end == scalars.endIndex ? nil : end
  }
}
