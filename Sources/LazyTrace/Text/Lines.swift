extension String {
  /// The parts between line feeds, with empty ones.
  ///
  /// Swift takes a carriage return and the line feed behind it for one character, which is no line
  /// feed; so whoever splits a foreign text at characters misses lines.
  package var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
