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
    let owner = event.id.map { " of \(ViewWords.name(of: $0))" } ?? ""
    let axis = event.axis.map { " along the \($0.rawValue) axis" } ?? ""
    let kind = isEstimated ? ", a guess" : ", which is exact"
    return "The content\(owner) is taken to be \(NumberFormat.decimal(new)) points long\(axis)"
      + "\(kind); it was \(NumberFormat.decimal(old))."
  }
}
