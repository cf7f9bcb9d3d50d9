internal import LazyTrace

/// The sizes that an entry has to do with, in words.
extension LedgerEntry {
  /// A phrase without an article for a changed length of the container, of the insets, or of both,
  /// that has to do with the entry.
  var sizeWords: String? { sizeWords(causes: "") }

  /// The same with what gave the container another length, in words.
  func sizeWords(causes: String) -> String? {
    guard let containerWords else { return insetWords }
    return containerWords + causes + (insetWords.map { ", and the " + $0 } ?? "")
  }

  /// A phrase without an article for a changed length of the container.
  var containerWords: String? {
    guard let old = oldContainer, let new = container else { return nil }
    return "container " + Self.lengthWords((old, new))
  }

  /// The sizes that moved an end of the content, each with its share; nil where they do not account
  /// for all of it.
  ///
  /// - Parameters:
  ///   - length: The length of the content before the frame and after it, if it changed.
  ///   - causes: What gave the container another length, in words.
  /// - Returns: The shares in words, largest first.
  func shares(of length: (old: Double, new: Double)?, causes: String) -> String? {
    var shares: [Share] = []
    if let length {
      shares.append(Share(by: length.new - length.old, text: Self.contentWords(length)))
    }
    if let old = oldInsets, let new = insets, let words = insetWords {
      shares.append(Share(by: new - old, text: "the " + words))
    }
    if let old = oldContainer, let new = container, let words = containerWords {
      shares.append(Share(by: old - new, text: "the " + words + causes))
    }
    guard shares.count > 1, abs(shares.reduce(-change) { $0 + $1.by }) < 1e-6 else { return nil }
    return shares.withAmounts
  }

  /// That something has another length.
  static func lengthWords(_ length: (old: Double, new: Double)) -> String {
    "is \(NumberFormat.decimal(length.new)) points long and was \(NumberFormat.decimal(length.old))"
  }

  /// A phrase for a changed length of the content.
  private static func contentWords(_ length: (old: Double, new: Double)) -> String {
    "the content " + lengthWords(length)
  }

  /// A phrase without an article for a changed length of the insets.
  var insetWords: String? {
    guard let old = oldInsets, let new = insets else { return nil }
    return Self.insetWords(from: old, to: new, at: insetEdge)
  }

  /// A phrase without an article for another inset at an edge, or for those at both.
  static func insetWords(from old: Double, to new: Double, at edge: String?) -> String {
    let (before, now) = (NumberFormat.decimal(old), NumberFormat.decimal(new))
    return edge.map { "\($0) inset of the scroll view is \(now) points and was \(before)" }
      ?? "insets of the scroll view take up \(now) points and took up \(before)"
  }
}
