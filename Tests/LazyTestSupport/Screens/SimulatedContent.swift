import LazyStacks

/// The views of a ``RandomProgram``, as they are described to the simulator.
final class SimulatedContent {
  /// A subview without its length, which is looked up when it is measured.
  private struct Row: Equatable {
    var id: Int
    var version: Int

    init(_ item: NaiveItem) {
      id = item.id
      version = item.version
    }
  }

  private struct Element: Equatable {
    var id: Int
    var isSection: Bool
    var header: Row?
    var rows: [Row]
    var footer: Row?

    init(_ element: NaiveElement) {
      id = element.id
      isSection = element.isSection
      header = element.header.map(Row.init)
      rows = element.rows.map(Row.init)
      footer = element.footer.map(Row.init)
    }
  }

  /// The data of a part, which reports its edits or does not.
  private enum Source {
    case compared(CollectionElements<Element>)
    case told(EditableElements<Element>)
    case range(RangeElements)
  }

  private final class Lengths {
    let spelling: Spelling
    var width = 390.0
    var byID: [Int: Double] = [:]

    init(_ spelling: Spelling) { self.spelling = spelling }

    func view(_ id: Int) -> Content { spelling.row { [self] in byID[id] ?? -1 } }
  }

  private let program: RandomProgram
  private let spelling: Spelling
  private let lengths: Lengths
  private var sources: [Source] = []

  init(_ program: RandomProgram, _ spelling: Spelling = Spelling()) {
    self.program = program
    self.spelling = spelling
    let lengths = Lengths(spelling)
    self.lengths = lengths
    sources = program.parts.indices.map { index in
      let elements = program.parts[index].elements.map(Element.init)
      let count = program.subviewsPerElement(ofPart: index)
      func id(_ element: Element) -> ViewID { .integer(element.id) }
      func view(_ element: Element) -> Content { Self.view(element, lengths) }
      if spelling.usesRanges, let range = program.parts[index].range {
        return .range(RangeElements(range) { lengths.view($0) })
      }
      return program.parts[index].isTold
        ? .told(EditableElements(elements, id: id, subviewsPerElement: count, content: view))
        : .compared(CollectionElements(elements, id: id, subviewsPerElement: count, content: view))
    }
    learnLengths(program.parts)
  }

  private static func view(_ element: Element, _ lengths: Lengths) -> Content {
    let isRow = !element.isSection && element.rows.first?.id == element.id
    if isRow { return lengths.view(element.id) }
    let rows = CollectionElements(
      element.rows,
      id: { .integer($0.id) },
      content: { lengths.view($0.id) }
    )
    guard element.isSection else { return ForEach(rows).content }
    return Section(
      header: element.header.map { [lengths.view($0.id).id(.integer($0.id))] } ?? [],
      footer: element.footer.map { [lengths.view($0.id).id(.integer($0.id))] } ?? [],
      children: [ForEach(rows).content]
    ).content
  }

  /// The scroll view with the wrapped stack or grid.
  var scrollView: Content {
    spelling.scrollView(spelling.inside(program.surroundings, container))
  }

  /// The stack or the grid.
  private var container: Content {
    var pinned: PinnedScrollableViews = []
    if program.pinned.contains(.headers) { pinned.insert(.sectionHeaders) }
    if program.pinned.contains(.footers) { pinned.insert(.sectionFooters) }
    let children = zip(program.parts, sources).map { child($0, $1) }
    guard let grid = program.grid else {
      return spelling.rows(program.spacing, pinned, children)
    }
    return spelling.grid(grid.gridItems, program.spacing, pinned, children)
  }

  private func child(_ part: NaivePart, _ source: Source) -> Content {
    let elements =
      switch source {
      case .compared(let source): ForEach(source).content
      case .told(let source): ForEach(source).content
      case .range(let source): ForEach(source).content
      }
    guard part.isSection else { return elements }
    return Section(
      header: part.header.map { [lengths.view($0.id).id(.integer($0.id))] } ?? [],
      footer: part.footer.map { [lengths.view($0.id).id(.integer($0.id))] } ?? [],
      children: [elements]
    ).content
  }
}

extension SimulatedContent {
  /// Makes edits; those of data that do not report them happen inside an update.
  func make(_ changes: PartChanges) {
    learnLengths(changes.parts)
    for told in changes.told {
      if case .told(let source) = sources[told.part] { Self.make(told.edit, in: source) }
    }
    guard changes.needsUpdate else { return }
    for (part, source) in zip(changes.parts, sources) {
      if case .compared(let source) = source { source.elements = part.elements.map(Element.init) }
    }
  }

  private static func make(_ edit: ToldEdit, in source: EditableElements<Element>) {
    switch edit {
    case .insert(let element, let index): source.insert(Element(element), at: index)
    case .remove(let index): source.remove(at: index)
    case .move(let from, let to): source.move(from: from, to: to)
    case .replace(let index, let element): source.replace(at: index, with: Element(element))
    }
  }

  /// Takes over another width of the window, which changes the lengths of subviews.
  func learnWidth(_ width: Double, _ parts: [NaivePart]) {
    lengths.width = width
    learnLengths(parts)
  }

  /// Takes over the present lengths of the subviews.
  func learnLengths(_ parts: [NaivePart]) {
    for item in parts.flatMap(\.items) { lengths.byID[item.id] = item.length(in: lengths.width) }
  }

  /// The id by which a program names a subview; nil if the subview does not exist.
  ///
  /// Rows of sections are named by their own ids and by paths in turns. In an eager stack a path
  /// does not lead to a part of an element.
  func id(of item: Int, in parts: [NaivePart]) -> ViewID? {
    guard parts.flatMap(\.items).contains(where: { $0.id == item }) else { return nil }
    let section = parts.flatMap(\.elements).first { element in
      element.id != item && element.rows.contains { $0.id == item }
    }
    guard let section, item.isMultiple(of: 2), !spelling.isEager else { return .integer(item) }
    return .path([.integer(section.id), .integer(item)])
  }
}

extension RandomProgram {
  /// How many subviews each element of a part has, remembered from its first element.
  fileprivate func subviewsPerElement(ofPart index: Int) -> Int {
    if let first = parts[index].elements.first { return first.count }
    for edits in operations.compactMap(\.edits) {
      for edit in edits where edit.part == index {
        if let first = edit.edit.newElements.first { return first.count }
      }
    }
    return 1
  }
}

extension NaivePart {
  /// The ids of the elements if each is one row and the ids are consecutive.
  var range: Range<Int>? {
    let ids = elements.map(\.id)
    guard let first = ids.first, ids == Array(first..<(first + ids.count)),
      elements.allSatisfy({ !$0.isSection && $0.rows.count == 1 })
    else { return nil }
    return first..<(first + ids.count)
  }
}

extension NaiveGrid {
  /// The columns as SwiftUI describes them.
  var gridItems: [GridItem] {
    switch self {
    case .fixed(let lengths, let spacing): lengths.map { GridItem(.fixed($0), spacing: spacing) }
    case .flexible(let count, let spacing):
      Array(repeating: GridItem(.flexible(), spacing: spacing), count: count)
    case .adaptive(let minimum, let spacing):
      [GridItem(.adaptive(minimum: minimum), spacing: spacing)]
    }
  }
}
