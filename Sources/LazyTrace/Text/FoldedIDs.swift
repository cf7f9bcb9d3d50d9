package import LazyViews

/// Writes lists of ids for people: runs of more than four are shown by their first and last.
package enum FoldedIDs {
  /// The ids with commas between them, such as `header, row-1 … row-8`; `(none)` if there are none.
  ///
  /// Ids belong to a run if they have a common beginning and numbers that increase by one. After
  /// `limit` ids and runs the rest is only counted.
  package static func text(of ids: [ViewID], atMost limit: Int = .max) -> String {
    text(of: ids, atMost: limit) { _ in }
  }

  /// Writes ids, and calls a function with the text of each before the next one; its error ends
  /// the text.
  package static func text(
    of ids: [ViewID],
    atMost limit: Int = .max,
    noting note: (String) throws -> Void
  ) rethrows -> String {
    guard !ids.isEmpty else { return "(none)" }
    var parts: [String] = []
    var start = 0
    var first = NumberedName(ids[0])
    while start < ids.count {
      if parts.count >= limit {
        parts.append("… and \(ids.count - start) more")
        break
      }
      var end = start + 1
      var last = first
      while end < ids.count {
        try note("")
        let next = NumberedName(ids[end])
        first = next
        guard next.follows(last) else { break }
        last = next
        end += 1
      }
      if end - start > longestSpelledOut {
        parts.append(text(of: ids[start]) + " … " + text(of: ids[end - 1]))
        try note(parts[parts.count - 1])
      } else {
        for id in ids[start..<end] {
          parts.append(text(of: id))
          try note(parts[parts.count - 1])
        }
      }
      start = end
    }
    return parts.joined(separator: ", ")
  }

  /// One id as lists write it; a text that could be taken for something else is quoted.
  package static func text(of id: ViewID) -> String {
    guard case .string(let name) = id else { return id.description }
    let text = name.onOneLine
    return isAmbiguous(text) ? "\"" + text + "\"" : text
  }

  private static let longestSpelledOut = 4

  private static func isAmbiguous(_ text: String) -> Bool {
    text.isEmpty || text.first == " " || text.last == " " || text == "(none)" || text == "true"
      || text == "false" || text.unicodeScalars.contains { $0 == "," || $0 == "…" }
      || Double(text) != nil
  }
}

/// An id split into its beginning and the number at its end.
private struct NumberedName {
  private var outer: [ViewID] = []
  private let beginning: Substring?
  private let number: Int?
  private let digits: Int

  init(_ id: ViewID) {
    switch id {
    case .integer(let value):
      (beginning, number, digits) = (nil, value, 0)
    case .string(let text):
      let start = text.endIndexWithoutDigits
      beginning = text[..<start]
      number = Int(text[start...], radix: 10)
      digits = text.utf8.distance(from: start, to: text.endIndex)
    case .path(let ids):
      self = ids.last.map(NumberedName.init) ?? NumberedName(.string(""))
      outer = Array(ids.dropLast())
    case .number, .boolean:
      (beginning, number, digits) = (nil, nil, 0)
    }
  }

  func follows(_ other: NumberedName) -> Bool {
    guard let number, let before = other.number, before < Int.max, number == before + 1 else {
      return false
    }
    guard outer == other.outer else { return false }
    return beginning == other.beginning && isCountedOn(from: other)
  }

  /// Whether leading zeros agree: `09` is followed by `10`, `9` by `10`, but `9` not by `010`.
  private func isCountedOn(from other: NumberedName) -> Bool {
    digits == other.digits || digits == other.digits + 1 && number?.description.utf8.count == digits
  }
}
