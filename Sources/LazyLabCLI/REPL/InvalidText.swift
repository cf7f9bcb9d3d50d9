/// An entry that is not valid UTF-8.
struct InvalidText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A message with the position and value of the first byte that is not UTF-8.
  var complaint: String {
    var place = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isOwn = bytes[place...].starts(with: "\u{fffd}".utf8)
      if scalar == "\u{fffd}", !isOwn { break }
      place += UTF8.width(scalar)
    }
    return
      "byte \(place + 1) of the line, \(bytes[place]), is not UTF-8; in a string it is written "
      + "\"\\\(bytes[place])\""
  }
}
