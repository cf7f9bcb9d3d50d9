extension ArraySlice<UInt8> {
  /// How many places of a text are no UTF-8, each of which is shown as U+FFFD.
  var countOfReplacements: Int {
    guard contains(where: { $0 >= 0x80 }) else { return 0 }
    let shown = String(decoding: self, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" }
    return shown == 0 ? 0 : shown - ranges(of: Array("\u{FFFD}".utf8)).count
  }
}
