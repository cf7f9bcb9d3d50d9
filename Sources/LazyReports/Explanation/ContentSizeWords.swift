internal import LazyTrace

/// That the content got another length, in words.
struct ContentSizeWords {
  private let event: Event
  private let old: Double
  private let new: Double
  private let isEstimated: Bool

  /// Says it of the scroll view and the axis of an event.
  init(for event: Event, old: Double, new: Double, isEstimated: Bool) {
    self.event = event
    self.old = old
    self.new = new
    self.isEstimated = isEstimated
  }

  /// The sentence.
  var sentence: String {
    let kind = isEstimated ? ", a guess" : ", which is exact"
    return
      "The content\(event.ownerWords) is taken to be "
      + "\(NumberFormat.decimal(new)) points long\(event.axisWords)"
      + "\(kind); it was \(NumberFormat.decimal(old))."
  }
}

extension Event {
  /// The offset that an event is about, at the beginning of a sentence.
  var offsetWords: String { "The content offset" + ownerWords + axisWords }

  fileprivate var ownerWords: String { id.map { " of \(ViewWords.name(of: $0))" } ?? "" }

  fileprivate var axisWords: String { axis.map { " along the \($0.rawValue) axis" } ?? "" }
}
