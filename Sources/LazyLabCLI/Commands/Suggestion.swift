/// Finds the word that was probably meant.
enum Suggestion {
  /// The greatest length of a word that may have been meant as a name.
  private static let longestWord = 200

  /// The nearest of some names, if at most a third of the letters differ; the first of equals.
  static func nearest(to word: String, among names: [String]) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let letters = Array(word.lowercased().utf8)
    let limit = letters.count < 2 ? 0 : max(1, letters.count / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = self.distance(from: letters, to: Array(name.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    return best?.name
  }

  /// The number of letters to insert, remove, replace or swap with a neighbor.
  private static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var least = min(
          rows[row][column] + (isSame ? 0 : 1),
          rows[row][column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        current.append(least)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
