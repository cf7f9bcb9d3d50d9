/// An element of the data: a row, several rows, or a section with rows of its own (claim 56).
public struct NaiveElement: Equatable, Sendable {
  /// The identity; for a row it is the row's own.
  public var id: Int
  /// Whether the element is a section.
  public var isSection: Bool
  /// The view above the rows.
  public var header: NaiveItem?
  /// The rows; at least one if the element is not a section.
  public var rows: [NaiveItem]
  /// The view below the rows.
  public var footer: NaiveItem?

  /// Creates an element that is a row.
  public init(_ row: NaiveItem) {
    id = row.id
    isSection = false
    rows = [row]
  }

  /// Creates an element with several rows, which have ids of their own.
  public init(group id: Int, _ rows: [NaiveItem]) {
    self.id = id
    isSection = false
    self.rows = rows
  }

  /// Creates an element that is a section.
  public init(section id: Int, header: NaiveItem?, rows: [NaiveItem], footer: NaiveItem?) {
    self.id = id
    isSection = true
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// The subviews, in order.
  var items: [NaiveItem] {
    guard isSection else { return rows }
    let inside = rows.map { $0.inside(id) }
    return (header.map { [$0.inside(id, as: .header)] } ?? []) + inside
      + (footer.map { [$0.inside(id, as: .footer)] } ?? [])
  }

  /// How many subviews the element has.
  public var count: Int { items.count }
}

/// A `ForEach` over elements with the same number of subviews, optionally in a section of its own.
public struct NaivePart: Equatable, Sendable {
  /// The identity of the section.
  public var id: Int
  /// Whether a section surrounds the elements.
  public var isSection = false
  /// The view above the elements.
  public var header: NaiveItem?
  /// The data.
  public var elements: [NaiveElement]
  /// The view below the elements.
  public var footer: NaiveItem?
  /// Whether the data report each edit; otherwise an update compares the elements (R10).
  public var isTold = false

  /// Creates a part without a section of its own.
  public init(id: Int, _ elements: [NaiveElement]) {
    self.id = id
    self.elements = elements
  }

  /// The subviews, in order.
  public var items: [NaiveItem] {
    let inside = elements.flatMap { element in
      element.items.enumerated().map { place, item in
        var copy = item
        copy.kind = .element(of: id, place: place)
        return copy
      }
    }
    guard isSection else { return inside }
    return (header.map { [$0.described(in: id, as: .header)] } ?? []) + inside.map { $0.inside(id) }
      + (footer.map { [$0.described(in: id, as: .footer)] } ?? [])
  }
}

extension NaiveItem {
  fileprivate func inside(_ section: Int, as role: Role? = nil) -> NaiveItem {
    var copy = self
    copy.sections.insert(section, at: 0)
    copy.role = role ?? self.role
    return copy
  }

  fileprivate func described(in section: Int, as role: Role) -> NaiveItem {
    var copy = inside(section, as: role)
    copy.isStatic = true
    copy.kind = .single(role)
    return copy
  }
}

extension NaivePart: CustomStringConvertible {
  /// The part as text: sections in braces, header and footer before and after a bar.
  public var description: String {
    let mark = isTold ? "told " : ""
    let inside = mark + elements.map(\.description).joined(separator: " ")
    return isSection
      ? "\(id){\(header?.description ?? "")| \(inside) |\(footer?.description ?? "")}" : inside
  }
}

extension NaiveElement: CustomStringConvertible {
  /// The element as text, like a ``NaivePart``.
  public var description: String {
    let inside = rows.map(\.description).joined(separator: " ")
    guard isSection else { return rows.count == 1 ? inside : "\(id)(\(inside))" }
    return "\(id){\(header?.description ?? "")|\(inside)|\(footer?.description ?? "")}"
  }
}
