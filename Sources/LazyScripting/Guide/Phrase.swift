/// Words as a person asks about them, in the form in which they are compared.
public struct Phrase: Sendable, Equatable {
  /// The words in small letters, singular, without quotes around them.
  let words: [String]

  /// Reads words with spaces between them.
  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map(Self.compared).filter { !$0.isEmpty }
  }

  /// The words with a space between each two.
  var text: String { words.joined(separator: " ") }

  /// A word in the form in which words are compared.
  public static func compared(_ word: some StringProtocol) -> String {
    let quotes = "\"'“”‘’?!"
    let bare = word.lowercased().drop { quotes.contains($0) }.reversed()
      .drop { quotes.contains($0) }.reversed()
    let text = String(bare)
    return text.count > 3 && text.hasSuffix("s") ? String(text.dropLast()) : text
  }
}
