internal import LazyTrace

/// Names views in sentences: by their ids, otherwise by their names and places.
struct ViewWords {
  private let work: ReportWork
  /// The noun before an id that is a number.
  private let noun: String
  /// The ids that several views share while different things are said about them.
  private let shared: Set<ViewID>

  init(charging work: ReportWork, hasGrids: Bool = false, shared: Set<ViewID> = []) {
    self.work = work
    self.shared = shared
    noun = hasGrids ? "cell" : "row"
  }

  /// The views separated by commas; those without ids by name and place.
  func list(of views: [SeenView]) throws -> String {
    let distinct = distinct(views)
    return try distinct.contains(where: isShared)
      ? mixedList(of: distinct) : plainList(of: distinct)
  }

  /// The views, with consecutive ones of the same id as one, unless they are parts of an element.
  func distinct(_ views: [SeenView]) -> [SeenView] {
    var distinct: [SeenView] = []
    for view in views {
      if let id = view.id, distinct.last?.id == id, !view.isPart,
        !isShared(view) || distinct.last == view
      {
        continue
      }
      distinct.append(view)
    }
    return distinct
  }

  private func isShared(_ view: SeenView) -> Bool {
    view.id != nil && (view.isPart || view.id.map(shared.contains) ?? false)
  }

  /// The views separated by commas, if some share an id; these last, by their names, too: what
  /// follows them would seem to be of the same element.
  private func mixedList(of views: [SeenView]) throws -> String {
    let whole = views.filter { !isShared($0) }
    var parts = whole.isEmpty ? [] : [try plainList(of: whole)]
    var start = 0
    while start < views.count {
      try work.charge()
      let view = views[start]
      start += 1
      guard isShared(view), let id = view.id else { continue }
      let alike = view.isPart ? views[start...].prefix { $0 == view }.count : 0
      try work.charge(alike)
      parts.append("\(Self.part(view, 1 + alike)) of \(name(of: id))")
      start += alike
    }
    return parts.joined(separator: ", ")
  }

  /// Views of an element, or the only one that is meant.
  private static func part(_ view: SeenView, _ count: Int) -> String {
    let name = view.name.onOneLine
    guard count == 1 else { return "\(count) \(name) views" }
    return view.isPart ? name.withArticle : "the \(name)"
  }

  private func plainList(of views: [SeenView]) throws -> String {
    let ids = views.compactMap(\.id)
    guard ids.count == views.count, !ids.isEmpty else { return try unnamed(views) }
    return try list(of: ids)
  }

  /// The views as the subject of a sentence.
  func subject(of views: [SeenView]) throws -> String {
    let isPlaced = views.last.map { $0.id == nil && $0.place != nil } ?? false
    return try list(of: views) + (isPlaced ? "," : "")
  }

  /// A sentence about some views, of which verbs say something of one or of several.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - place: Where they are, in words.
  ///   - one: What is said of one of them.
  ///   - many: What is said of several; nil if that is the same.
  /// - Returns: The sentence.
  /// - Throws: What the meter throws.
  func sentence(
    _ views: [SeenView],
    in place: String = "",
    _ one: String,
    many: String? = nil
  ) throws -> String {
    let subject = try place.isEmpty ? subject(of: views) : list(of: views)
    return subject.startingSentence(sparing: views.compactMap(\.id).prefix(1)) + place + " "
      + (distinct(views).count == 1 ? one : many ?? one) + "."
  }

  /// The ids separated by commas, after a noun if they are numbers.
  func list(of ids: [ViewID]) throws -> String {
    let text = try FoldedIDs.text(of: ids, charging: work)
    guard ids.allSatisfy({ $0.isNumber }), !ids.isEmpty else { return text }
    return ids.count == 1 ? "\(noun) \(text)" : "\(noun)s \(text)"
  }

  /// One id, after a noun if it is a number.
  func name(of id: ViewID) -> String { Self.name(of: id, noun: noun) }

  static func name(of id: ViewID, noun: String = "row") -> String {
    id.isNumber ? "\(noun) \(FoldedIDs.text(of: id))" : FoldedIDs.text(of: id)
  }

  /// A subject before a clause that ends the commas around a place.
  static func withoutComma(_ subject: String) -> String {
    subject.hasSuffix(",") ? String(subject.dropLast()) : subject
  }

  /// A view as the subject of a sentence: by its id, otherwise by its name and place.
  static func subject(of view: SeenView) -> String {
    if let id = view.id { return name(of: id) }
    return unnamed([view]) + (view.place == nil ? "" : ",")
  }

  private func unnamed(_ views: [SeenView]) throws -> String {
    var parts: [String] = []
    var start = 0
    while start < views.count {
      try work.charge()
      let ids = views[start...].prefix { $0.id != nil }.compactMap(\.id)
      guard ids.isEmpty else {
        try work.charge(ids.count)
        parts.append(try list(of: ids))
        start += ids.count
        continue
      }
      var end = start + 1
      while end < views.count, views[end].id == nil, views[end].name == views[start].name,
        views[end].place == views[end - 1].place.map({ $0 + 1 }), views[end].place != nil,
        views[end].outerName == views[start].outerName,
        views[end].outerPlace == views[start].outerPlace
      {
        try work.charge()
        end += 1
      }
      parts.append(Self.unnamed(views[start..<end]))
      start = end
    }
    return parts.joined(separator: ", ")
  }

  static func unnamed(_ views: ArraySlice<SeenView>) -> String {
    guard let first = views.first, let last = views.last else { return "" }
    let name = first.name.onOneLine
    if let address = first.address { return "the \(name) \(FoldedIDs.text(of: address))" }
    let outer = first.outerName.map { " of \(single($0, at: first.outerPlace))" } ?? ""
    guard views.count > 1, let start = first.place, let end = last.place else {
      return single(name, at: first.place) + outer
    }
    return "the \(name) views, children \(start) … \(end)" + outer
  }

  /// One view by its name and its position among its siblings.
  private static func single(_ name: String, at place: Int?) -> String {
    "the \(name.onOneLine)" + (place.map { ", child \($0)" } ?? "")
  }
}

extension ViewID {
  /// Whether the id reads as a number, so that it needs a noun in a sentence.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension String {
  /// A name as one of several.
  var withArticle: String {
    (first.map { "AEIOU".contains($0) } ?? false || hasPrefix("HS") ? "an " : "a ") + self
  }

  /// The words with the first letter capitalized; ids that are text stay as they are.
  func startingSentence(sparing ids: some Sequence<ViewID>) -> String {
    guard
      hasPrefix("the ") || hasPrefix("a ") || hasPrefix("an ") || hasPrefix("row ")
        || hasPrefix("rows ") || hasPrefix("cell"),
      !ids.contains(where: { !$0.isNumber && hasPrefix(FoldedIDs.text(of: $0)) })
    else { return self }
    return capitalizedFirst
  }

  /// The words with the first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
