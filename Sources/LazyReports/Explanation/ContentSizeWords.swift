internal import LazyTrace

/// That the content got another length, in words.
struct ContentSizeWords {
  /// Why the content may have another length in a later pass, although all guesses stayed.
  static let guessedInLaterPass =
    "In a later pass, what had left the screen was guessed again, and what came into it counted as "
    + "it is."

  private let event: Event
  private let old: Double
  private let new: Double
  private let isEstimated: Bool
  private let owner: String

  /// Says it of the scroll view and the axis of an event; `places` says where scroll views are
  /// found that have no id.
  init(
    for event: Event,
    at places: [FrameAccount.ScrollPlace],
    old: Double,
    new: Double,
    isEstimated: Bool
  ) {
    self.event = event
    owner = event.owner(at: places).map { " of " + $0 } ?? ""
    self.old = old
    self.new = new
    self.isEstimated = isEstimated
  }

  /// The sentence.
  var sentence: String {
    let kind = isEstimated ? ", a guess" : ", as measured"
    return
      "The content\(owner) is taken to be "
      + "\(NumberFormat.decimal(new)) points long\(event.axisWords)"
      + "\(kind); it was \(NumberFormat.decimal(old))."
  }
}

extension Event {
  /// The offset that an event is about, at the beginning of a sentence.
  func offsetWords(at places: [FrameAccount.ScrollPlace]) -> String {
    "The content offset" + (owner(at: places).map { " of " + $0 } ?? "") + axisWords
  }

  /// Whose offset or content it is; nil if there is one scroll view alone.
  func owner(at places: [FrameAccount.ScrollPlace]) -> String? {
    if let id { return ViewWords.name(of: id) }
    guard let place = places.first(where: { $0.node == node }) else { return nil }
    let view = SeenView(name: "ScrollView", place: place.place)
    guard let around = place.around else {
      return place.place == nil ? "the outer ScrollView" : ViewWords.subject(of: view)
    }
    return "\(ViewWords.withoutComma(ViewWords.subject(of: view))) in "
      + ViewWords.withoutComma(ViewWords.subject(of: around))
  }

  fileprivate var axisWords: String { axis.map { " along the \($0.rawValue) axis" } ?? "" }
}
