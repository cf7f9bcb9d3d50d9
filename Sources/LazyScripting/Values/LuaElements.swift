internal import LazyStacks
internal import Lua

/// The elements of a script's `ForEach` and their views: a range of integers, an array, or a
/// collection that reports its edits.
final class LuaElements: ElementSource {
  /// The elements.
  enum Elements: Equatable {
    case range(first: Int, count: Int)
    case array(LuaTable)
    case data(DataCollection)

    /// How many elements a range has; 1 for elements that may change.
    var rangeCount: Int {
      if case .range(_, let count) = self { return count }
      return 1
    }
  }

  /// How an element is named.
  enum Naming: Equatable {
    /// By its field `id` if it is a table, otherwise by itself.
    case own
    /// By itself.
    case element
    case format(IDFormat)
    case field(String)
    case function(LuaFunction)
  }

  /// How long an element is.
  enum Length: Equatable {
    case fixed(Double)
    case computed(LuaFunction)
  }

  /// How an element becomes views.
  enum Rows: Equatable {
    case function(LuaFunction)
    case items(width: Length?, height: Length?)
  }

  /// The greatest number of subviews of one `ForEach`, so that the sum of many has no overflow.
  static let countLimit = 1_000_000_000_000

  let subviewsPerElement: Int
  let label: String
  let naming: Naming
  /// The version of edited data that is shown; nil for the present one, and for any other elements.
  let version: ElementVersion?
  let elements: Elements
  private let rows: Rows
  let session: SessionReference
  private let live: LuaElements?
  private let ids: DataIDs
  /// What was read of an array.
  var read = ReadArray()
  /// What is known of the numbers of subviews of the elements.
  var arity = LuaArity()
  /// The array if its elements are tracked; nil otherwise.
  var observed: ObservedTable?

  init(
    elements: Elements,
    naming: Naming,
    rows: Rows,
    subviews: Int,
    label: String,
    session: SessionReference
  ) {
    self.elements = elements
    self.naming = naming
    self.rows = rows
    subviewsPerElement = subviews
    self.label = label
    self.session = session
    (version, live) = (nil, nil)
    guard case .data(let data) = elements else {
      ids = DataIDs()
      return
    }
    ids = DataIDs(of: data)
  }

  /// Creates the elements of `live` at one version, unaffected by later edits.
  private init(_ live: LuaElements, at version: ElementVersion) {
    (elements, naming, rows, session) = (live.elements, live.naming, live.rows, live.session)
    (subviewsPerElement, label, ids) = (live.subviewsPerElement, live.label, live.ids)
    (self.version, self.live) = (version, live)
    arity = live.arity
  }

  var origin: any ElementSource { live ?? self }

  var snapshot: any ElementSource {
    guard case .data(let data) = elements, version == nil else {
      // The length of an array may change whenever its views are made again.
      read.forgetLength()
      return self
    }
    return LuaElements(self, at: data.history.version)
  }

  var count: Int {
    switch elements {
    case .range(_, let count): return count
    case .data(let data): return version?.count ?? data.count
    case .array(let table):
      if let count = read.count { return count }
      let count = min(max(0, (try? table.highestIndex()) ?? 0), LuaElements.countLimit)
      read.take(count, length: table.rawLength)
      return count
    }
  }

  var hasDynamicArity: Bool { arity.isDynamic }

  var inferredArity: InferredArity? { arity.inferred }

  func declaredSubviews(at index: Int) throws -> Int? {
    try arity.declared(at: index, of: label, in: session) { function in
      try answer(of: function, about: element(at: index), at: index)
    }
  }

  var hasUniqueIDs: Bool {
    switch (elements, naming) {
    case (_, .format), (.range, .own), (.range, .element): true
    default: false
    }
  }

  func id(at index: Int) throws -> ViewID {
    if let ids = read.ids, index < ids.count { return ids[index] }
    return try currentID(at: index)
  }

  func index(of id: ViewID) throws -> Int? {
    switch (elements, naming) {
    case (_, .format(let format)):
      return format.number(of: id).flatMap { (1...max(1, count)).contains($0) ? $0 - 1 : nil }
        .flatMap { $0 < count ? $0 : nil }
    case (.range(let first, let count), .own), (.range(let first, let count), .element):
      guard case .integer(let element) = id, element >= first, element - first < count else {
        return nil
      }
      return element - first
    case (.range(_, let count), _):
      return try search(for: id, among: count)
    case (.data(let data), _):
      return try index(of: id, in: data)
    case (.array, _):
      if read.indices == nil { read.indices = try indices(of: read.ids ?? readIDs()) }
      return read.indices?[id]
    }
  }

  /// Asks the elements for their ids, one after the other, until the id is found.
  private func search(for id: ViewID, among count: Int) throws -> Int? {
    for index in 0..<count {
      if try currentID(at: index) == id { return index }
    }
    return nil
  }

  /// The first element with an id among data; elements of a range are not asked for theirs.
  private func index(of id: ViewID, in data: DataCollection) throws -> Int? {
    let version = version ?? data.history.version
    var token: Int?
    switch naming {
    case .own, .element:
      if case .integer(let integer) = id { token = data.token(of: integer) }
    case .function where data.range != nil:
      return try search(for: id, among: version.count)
    case .function, .field, .format: break
    }
    let work = try session.get().work
    return try ids.index.index(
      of: id,
      in: version,
      or: token,
      poll: { try work.note() },
      read: currentID
    )
  }

  func content(at index: Int) throws -> Content {
    switch rows {
    case .function(let function):
      let session = try session.get()
      if case .data(let data) = elements {
        let token = try token(at: index, in: data)
        return try content(from: function, in: session) { call in
          _ = data.push(token, onto: call)
          call.push(index + 1)
        }
      }
      let element = try element(at: index)
      try checkIdentity(index)
      return try content(from: function, in: session) { call in
        switch element {
        case .integer(let integer): call.push(integer)
        default:
          if let observed {
            try observed.push(value: element, at: .integer(index + 1), onto: call)
          } else {
            call.push(element)
          }
        }
        call.push(index + 1)
      }
    case .items(let width, let height):
      func title(_ name: String) -> String { "\(name) of element \(index + 1) of \(label)" }
      return Item(
        width: width?.ofItem(at: index, titled: title("width"), in: session) ?? .flexible,
        height: height?.ofItem(at: index, titled: title("height"), in: session) ?? .flexible
      )
      .content
    }
  }

  func value(at index: Int) throws -> (any ElementValue)? {
    switch (elements, rows) {
    case (.data(let data), _):
      let token = try token(at: index, in: data)
      return try DataElement(token, value: data.element(at: token), types: session.get().types)
    case (.array, .function):
      return try ArrayElement(element(at: index), types: session.get().types)
    case (.array, .items), (.range, _): return nil
    }
  }

  func identities() throws -> ElementIdentities {
    switch (elements, naming) {
    case (.range(let first, let count), .own), (.range(let first, let count), .element):
      return .indexed(count: count, scheme: "\(first) element")
    case (_, .format(let format)):
      read.forgetLength()
      return .indexed(count: count, scheme: "format \(Array(format.pattern.utf8))")
    case (.data(let data), _):
      let version = version ?? data.history.version
      try ids.check(version, read: currentID)
      return .edited(version)
    case (.range(let first, let count), .function(let function)):
      let place = function.definition.map { "\($0)" } ?? "a host function"
      return .indexed(count: count, scheme: "\(first) \(place)")
    default:
      return .listed(try readIDs())
    }
  }

  /// Reads the ids of an array as it is now.
  private func readIDs() throws -> [ViewID] {
    read.forgetLength()
    read.ids = nil
    read.indices = nil
    var ids: [ViewID] = []
    // Not reserved: a table with one huge key has room for every index.
    while ids.count < count {
      let end = min(ids.count + Self.idsAtOnce, count)
      try readPlainIDs(into: &ids, until: end)
      while ids.count < end { ids.append(try currentID(at: ids.count)) }
    }
    read.ids = ids
    return ids
  }

  /// How many ids of an array are read in one operation.
  private static let idsAtOnce = 64

  /// Adds ids of an array before an index, up to the first that only ``currentID(at:)`` can read.
  private func readPlainIDs(into ids: inout [ViewID], until end: Int) throws {
    guard case .array(let table) = elements, tracked == nil else { return }
    let count = ids.count
    switch naming {
    case .own: try table.readIDs("id", into: &ids, until: end, orValues: true)
    case .field(let name): try table.readIDs(name, into: &ids, until: end, orValues: false)
    case .element: try table.readIDs(nil, into: &ids, until: end, orValues: true)
    case .format, .function: return
    }
    try session.get().work.note(ids.count - count)
  }

  /// The first index of each id.
  private func indices(of ids: [ViewID]) throws -> [ViewID: Int] {
    let work = try session.get().work
    // Reserve room at once: growing to a million takes long and cannot be interrupted.
    var indices = [ViewID: Int](minimumCapacity: ids.count)
    for (index, id) in ids.enumerated() {
      try work.note()
      if indices[id] == nil { indices[id] = index }
    }
    return indices
  }

  var copy: any ElementSource {
    let copy = LuaElements(
      elements: elements,
      naming: naming,
      rows: rows,
      subviews: subviewsPerElement,
      label: label,
      session: session
    )
    copy.observed = observed
    copy.arity = arity.copy
    return copy
  }

  func makesSameViews(as other: any ElementSource) -> Bool {
    guard let other = other as? LuaElements else { return false }
    return self === other
      || (elements == other.elements && naming == other.naming && rows == other.rows)
  }

  func element(at index: Int) throws -> LuaValue {
    switch elements {
    case .range(let first, _): return .integer(first + index)
    case .data(let data): return try data.element(at: token(at: index, in: data))
    case .array(let table):
      try checkLength(table)
      let element = try table.rawGet(index + 1)
      guard element != .nil else {
        throw Mistake(
          "element \(index + 1) of \(label) is nil; change the array inside "
            + "window:update(function() … end) and leave no holes"
        )
      }
      return element
    }
  }

  private func token(at index: Int, in data: DataCollection) throws -> Int {
    let version = version ?? data.history.version
    guard index < version.count else {
      throw Mistake("\(label) has \(version.count) elements, no element \(index + 1)")
    }
    return version.token(at: index)
  }

  func currentID(at index: Int) throws -> ViewID {
    if case .format(let format) = naming { return format.id(index + 1) }
    try session.get().work.note()
    let element = try element(at: index)
    let id: LuaValue
    switch naming {
    case .function(let function):
      return try session.answer(function, orElse: .string("element \(index + 1)")) {
        try checked(answer(of: function, about: element, at: index), at: index)
      }
    case .field(let name): id = try fields(of: element, at: index).required(name)
    case .own: id = try fields(of: element, at: index).ownID()
    case .element, .format: id = element
    }
    return try checked(id, at: index)
  }

  private func checked(_ id: LuaValue, at index: Int) throws -> ViewID {
    guard let id = id.viewID else {
      let kinds =
        if case .string = id { "text in UTF-8" } else { "a string, a number or a boolean" }
      throw Mistake(
        "the id of element \(index + 1) of \(label) is "
          + "\(Literal.of(id, in: try session.get().state)); an id is \(kinds)"
      )
    }
    return id
  }
}
