/// The list of completions of a word, and which of them is chosen.
struct CompletionMenu: Equatable, Sendable {
  let candidates: [Completion.Candidate]
  /// The range of the buffer that holds the choice, in characters.
  private(set) var range: Range<Int>
  /// The index of the candidate that is in the text now; nil while none is chosen.
  private(set) var chosen: Int?

  init(_ candidates: [Completion.Candidate], replacing range: Range<Int>) {
    self.candidates = candidates
    self.range = range
  }

  /// The longest text with which all candidates begin.
  static func sharedStart(of candidates: [Completion.Candidate]) -> String {
    guard var shared = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      while !candidate.text.hasPrefix(shared) { shared.removeLast() }
    }
    return String(shared)
  }

  /// Puts the next or the previous candidate into the text.
  mutating func choose(by step: Int, in buffer: inout EditBuffer) {
    let start = chosen ?? (step > 0 ? -1 : 0)
    let next = (start + step + candidates.count) % candidates.count
    chosen = next
    buffer.replace(range, with: candidates[next].text)
    range = range.lowerBound..<buffer.cursor
  }

  /// The candidates that fit into a number of lines, around the chosen one.
  func shown(atMost count: Int) -> Range<Int> {
    let first = max(0, min((chosen ?? 0) - count / 2, candidates.count - count))
    return first..<min(candidates.count, first + count)
  }
}
