extension Still {
  /// What a box is wherever it stands; boxes of many frames have it in common.
  struct Shape: Hashable {
    let label: String
    let words: String?
    let width: Double
    let height: Double
    let state: Still.State

    init(_ box: Still.Box) {
      label = box.label
      words = box.words == box.label ? nil : box.words
      (width, height) = (box.frame.size.width, box.frame.size.height)
      state = box.state
    }
  }
}
