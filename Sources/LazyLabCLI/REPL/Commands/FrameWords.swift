internal import LazyScripting

/// The window and the frames that a command's words name: `[WINDOW] [FIRST [LAST]]`.
struct FrameWords {
  /// The variable that holds the window; nil for the one used last.
  let name: String?
  /// The first frame; nil where none is named.
  let first: Int?
  /// The last frame; nil where it is not named.
  let last: Int?

  /// A remedy for words that cannot be meant.
  struct Mistake: Error {
    let text: String
  }

  /// Reads the words of a command.
  init(_ words: [String], of command: String) throws(Mistake) {
    let place = words.firstIndex { $0.first.map { $0.isNumber || $0 == "-" } ?? false }
    let (names, numbers) = (words[..<(place ?? words.count)], words[(place ?? words.count)...])
    let frames = numbers.compactMap { Int($0, radix: 10) }
    guard names.count < 2, numbers.count < 3, frames.count == numbers.count else {
      throw Mistake(
        text: "write .\(command) [WINDOW] [FIRST [LAST]], got '\(words.joined(separator: " "))'"
      )
    }
    if let wrong = frames.first(where: { $0 < 1 }) {
      throw Mistake(text: "frames of .\(command) are counted from 1, got \(wrong)")
    }
    if let first = frames.first, let last = frames.last, last < first {
      throw Mistake(text: "LAST of .\(command) is \(first) or more here, got \(last)")
    }
    name = names.first
    first = frames.first
    last = frames.count > 1 ? frames[1] : nil
  }

  /// Refuses frames that a window has not made yet.
  func check(among past: WindowPast, of command: String) throws(Mistake) {
    guard let wrong = [first, last].compactMap(\.self).first(where: { $0 > past.last }) else {
      return
    }
    let made = first.flatMap { last != nil && $0 < past.last ? "\($0) " : nil } ?? ""
    let words = (name.map { $0 + " " } ?? "") + made
    throw Mistake(
      text: "there is no frame \(wrong) yet; the last one is \(past.last): "
        + "write .\(command) \(words)\(past.last)"
    )
  }
}
