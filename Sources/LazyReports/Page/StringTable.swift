/// Texts by number, each only once.
struct StringTable: Equatable, Sendable {
  private(set) var texts: [String] = []
  /// About how many bytes of JSON they take.
  private(set) var bytes = 0
  private var places: [String: Int] = [:]

  /// The number of a text, from 0.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    let place = texts.count
    texts.append(text)
    places[text] = place
    bytes += text.utf8.count + 3
    return place
  }
}
