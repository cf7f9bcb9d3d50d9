/// Finds the name that a misspelt one was meant to be.
enum Suggestion {
  /// The nearest of some names, if one is near enough to be meant; the first of equals.
  ///
  /// The first words of one alone, or else its last ones, are near, too: `median` is meant as
  /// `medianOfFirstScreen`.
  static func nearest(to name: String, among names: [String]) -> String? {
    guard name.utf8.count <= ScriptName.longest else { return nil }
    let written = Array(name.lowercased().utf8)
    let limit = written.count < 3 ? 0 : max(1, written.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - written.count) <= limit else { continue }
      let distance = editDistance(from: written, to: other)
      if distance <= limit, distance < best?.distance ?? Int.max {
        best = (candidate, distance)
      }
    }
    guard written.count > 3, best?.distance ?? Int.max > 1 else { return best?.name }
    let begun = names.filter {
      $0.hasPrefix(name) && $0.dropFirst(name.count).first?.isUppercase == true
    }
    if Set(begun).count == 1 { return begun[0] }
    if let best { return best.name }
    let end = name.prefix(1).uppercased() + name.dropFirst()
    let ended = names.filter { $0.hasSuffix(end) && $0 != end }
    return Set(ended).count == 1 ? ended[0] : nil
  }

  /// `"; did you mean 'spacing'?"`, or nothing if no name is near.
  static func clause(for name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of letters to insert, remove, replace or swap with a neighbor.
  static func editDistance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
        let swaps =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if swaps { distance = min(distance, beforeLast[column - 1] + 1) }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
