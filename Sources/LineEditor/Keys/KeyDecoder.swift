/// Turns the bytes that a terminal sends into keys.
///
/// Bytes may arrive in any pieces: an incomplete sequence waits for the rest. Escape alone cannot
/// be distinguished from the start of a sequence; after a moment without input the caller calls
/// ``finish()``.
public struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  private var pasted: PastedText?
  /// The greatest length of a sequence; terminals send no longer ones, which are dropped.
  private static let longestSequence = 64

  /// Creates a decoder that waits for nothing.
  public init() {}

  /// Whether bytes are pending that may be the start of a key.
  public var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Takes bytes and returns the keys that they complete, in order.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var place = 0
    while place < pending.count {
      if pasted != nil {
        guard let text = takePaste(at: &place) else { break }
        keys.append(.paste(text))
      } else {
        guard let (key, length) = next(at: place) else { break }
        place += length
        if let key { Self.append(key, to: &keys) } else { pasted = PastedText() }
      }
    }
    pending.removeFirst(place)
    return keys
  }

  /// Decodes the pending bytes as they are, because no more bytes belong to them.
  public mutating func finish() -> [Key] {
    guard isWaiting else { return [] }
    let rest = pending
    pending = []
    if rest == [Self.escape] { return [.named(.escape)] }
    if rest.count == 2, rest[0] == Self.escape {
      return [.meta(Character(Unicode.Scalar(rest[1])))]
    }
    return rest.first == Self.escape ? [.unknown] : rest.map { .invalid($0) }
  }

  /// The key that begins at a place, and its number of bytes; nil if more bytes are needed.
  ///
  /// If the key itself is nil, a paste begins.
  private func next(at place: Int) -> (key: Key?, length: Int)? {
    let byte = pending[place]
    if byte == Self.escape { return escapeSequence(at: place) }
    if byte < 32 || byte == 127 { return (Self.control(byte), 1) }
    return character(at: place)
  }

  private static let escape: UInt8 = 0x1b

  /// Appends a key; text that arrives together is one key, so that it is drawn once.
  private static func append(_ key: Key, to keys: inout [Key]) {
    if case .text(let more) = key, case .text(let text)? = keys.last {
      keys[keys.count - 1] = .text(text + more)
    } else {
      keys.append(key)
    }
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 9: .named(.tab)
    // The terminal driver turns Return into a line feed while no editor reads.
    case 10, 13: .named(.enter)
    case 8, 127: .named(.backspace)
    case 0: .control(" ")
    case 1...26: .control(Character(Unicode.Scalar(byte + 96)))
    default: .control(Character(Unicode.Scalar(byte + 64)))
    }
  }

  private func character(at place: Int) -> (key: Key?, length: Int)? {
    let first = pending[place]
    if first < 128 { return (.text(String(Unicode.Scalar(first))), 1) }
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard (0xc2...0xf4).contains(first) else { return (.invalid(first), 1) }
    let end = min(place + length, pending.count)
    let continues = pending[(place + 1)..<end].allSatisfy { $0 & 0xc0 == 0x80 }
    guard continues else { return (.invalid(first), 1) }
    guard end == place + length else { return nil }
    guard let text = String(validating: pending[place..<end], as: UTF8.self) else {
      return (.invalid(first), 1)
    }
    return (.text(text), length)
  }

  private func escapeSequence(at place: Int) -> (key: Key?, length: Int)? {
    guard place + 1 < pending.count else { return nil }
    switch pending[place + 1] {
    case UInt8(ascii: "["): return controlSequence(at: place)
    case UInt8(ascii: "O"):
      guard place + 2 < pending.count else { return nil }
      return (EscapeSequence(final: pending[place + 2], parameters: []).key, 3)
    case Self.escape: return (.named(.escape), 1)
    case 10, 13: return (.named(.enter, .meta), 2)
    case 8, 127: return (.named(.backspace, .meta), 2)
    case let byte where byte < 32: return (.named(.escape), 1)
    default:
      guard let (key, length) = character(at: place + 1) else { return nil }
      guard case .text(let text)? = key, let letter = text.first else { return (.unknown, 1) }
      return (.meta(letter), length + 1)
    }
  }

  private func controlSequence(at place: Int) -> (key: Key?, length: Int)? {
    var end = place + 2
    while end < pending.count, (0x20...0x3f).contains(pending[end]) { end += 1 }
    guard end - place <= Self.longestSequence else { return (.unknown, end - place) }
    guard end < pending.count else { return nil }
    guard (0x40...0x7e).contains(pending[end]) else { return (.unknown, end - place) }
    let text = String(decoding: pending[(place + 2)..<end], as: UTF8.self)
    let parameters = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let sequence = EscapeSequence(final: pending[end], parameters: parameters)
    return (sequence.beginsPaste ? nil : sequence.key, end + 1 - place)
  }

  /// The text of a paste, once its end has arrived.
  private mutating func takePaste(at place: inout Int) -> String? {
    let text = pasted?.take(pending[place...])
    place = pending.count
    guard let text else { return nil }
    place -= text.rest
    pasted = nil
    return text.text
  }
}
