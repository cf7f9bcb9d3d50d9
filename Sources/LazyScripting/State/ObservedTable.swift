internal import LazyReports
internal import LazyStacks
internal import Lua

/// A table whose fields are tracked: a body that reads a field is evaluated again when it is
/// written.
///
/// Scripts see it in place of a table in a state or an `Observable`. The table itself holds plain
/// values; tables inside are wrapped when they are read. Those are values, as a struct in Swift is:
/// writing in one changes the property of the model in which it was found.
final class ObservedTable: HostClass {
  static let className = "ObservedTable"

  /// The table with the values.
  let table: LuaTable
  /// The kind of dependency that bodies get by reading it.
  let kind: Dependency.Kind
  /// The name of the table in messages.
  let title: String
  /// The name in messages of tables inside this one, at any depth.
  ///
  /// Names with every table on the way would take quadratic time.
  let titleInside: String
  private let tables: ObservedTables
  /// What a change of a table inside concerns, if the table is a model or the states of a view; nil
  /// for a table inside of one.
  private(set) var tracking: Tracking?
  /// Whether what reads a field of it depends on that field alone: it is such a model, or in one.
  var tracksFields: Bool { source?.tracksFields ?? (tracking == .fields || isInFields) }
  private var isInFields = false
  /// The properties of a model in which a table was found.
  private var properties: [Key: ObservedProperty] = [:]
  /// Where this table itself is.
  private lazy var places = ObservedPlaces(after: tables.reads)
  private var fields: [Key: WeakDependency] = [:]
  private var whole = WeakDependency()
  /// The last walk of a change that came here.
  private var walk = 0
  /// The dependency of bodies on the number of elements alone.
  private var length = WeakDependency()
  private let identity: UInt
  /// The node that was asked for the states in which the table is; nil for `self`.
  let origin: StateOrigin?
  /// The table of `self`, to whose fields bodies listen; nil if it is this one.
  private let source: ObservedTable?
  private static let inside = "a table in "

  /// What a change of a table in a model concerns.
  enum Tracking: String, CaseIterable {
    /// All that read the property of the model that the table is in, as in Swift.
    case properties
    /// What read the field of the table alone.
    case fields
  }

  /// A key of a table, as far as keys can be distinguished.
  private enum Key: Hashable {
    case string(LuaString)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case reference(UInt)

    init(_ value: LuaValue) {
      switch value {
      case .string(let string): self = .string(string)
      case .integer(let integer): self = .integer(integer)
      case .number(let number): self = Int(exactly: number).map(Key.integer) ?? .number(number)
      case .boolean(let flag): self = .boolean(flag)
      case .table(let reference as LuaReference), .function(let reference as LuaReference):
        self = .reference(reference.identity)
      default: self = .reference(0)
      }
    }
  }

  /// The dependency on a field, as long as any body has it.
  private struct WeakDependency {
    weak var dependency: Dependency?
  }

  init(_ table: LuaTable, of kind: Dependency.Kind, as title: String, in tables: ObservedTables) {
    self.table = table
    self.kind = kind
    self.title = title
    titleInside = title.hasPrefix(Self.inside) ? title : Self.inside + title
    self.tables = tables
    identity = table.identity
    (origin, source) = (nil, nil)
  }

  /// The same table as a node gives it, which refuses to be written once the view is gone.
  init(_ source: ObservedTable, askedBy origin: StateOrigin) {
    (table, kind, title, titleInside) = (
      source.table, source.kind, source.title, source.titleInside
    )
    (tables, identity) = (source.tables, source.identity)
    (self.origin, self.source) = (origin, source)
  }

  deinit { tables.forget(identity) }

  /// Makes the table a model of its own, wherever it is.
  ///
  /// - Throws: ``Mistake`` if it is one that tracks otherwise.
  func becomeModel(tracking: Tracking) throws {
    if let known = self.tracking, known != tracking {
      throw Mistake(
        "\(title) tracks \(known.rawValue) already; say so where it is made first, or copy the "
          + "table"
      )
    }
    self.tracking = tracking
  }

  /// Notes that the table is in another one, under a key.
  func note(in outer: ObservedTable, under key: LuaValue) {
    let outer = outer.source ?? outer
    guard tracking == nil else { return }
    if outer.tracksFields { isInFields = true }
    switch outer.tracking {
    case .fields: return
    case .properties: places.add(outer.property(Key(key)))
    case nil: places.add(outer.places)
    }
  }

  private func property(_ key: Key) -> ObservedProperty {
    if let known = properties[key] { return known }
    let made = ObservedProperty(of: self) { [weak self] walk in
      self?.fields[key]?.dependency?.noteWriteInside()
      self?.noteWriteInside(on: walk)
    }
    properties[key] = made
    return made
  }

  /// Tells those who read all of the table of a change in it, once on each walk.
  private func noteWriteInside(on walk: Int) {
    guard self.walk != walk else { return }
    self.walk = walk
    whole.dependency?.noteWriteInside()
  }

  /// The value of a key, with tables wrapped; what is being evaluated depends on it.
  func read(_ key: LuaValue) throws -> LuaValue {
    if let source { return try source.read(key) }
    if Dependency.isReading { noteRead(Key(key)) }
    return try table.get(key)
  }

  /// Pushes the value of a key.
  func push(_ key: LuaValue, onto call: borrowing LuaCall) throws -> LuaOutcome {
    try tables.push(read(key), at: key, inside: self, onto: call)
  }

  /// A table that is at a key, as it is read; nil for any other value.
  func inner(_ value: LuaValue, at key: LuaValue) throws -> ObservedTable? {
    try tables.inner(value, at: key, inside: self)
  }

  /// Pushes a value of the table that is at a key, wrapped if it is a table.
  func push(value: LuaValue, at key: LuaValue, onto call: borrowing LuaCall) throws {
    _ = try tables.push(value, at: key, inside: self, onto: call)
  }

  /// Writes the value of a key; everything that read it is evaluated again.
  func write(_ key: LuaValue, value: LuaValue, as name: String) throws {
    try origin?.checkAlive()
    if let source { return try source.write(key, value: value, as: name) }
    if let refusal = Dependency.refusal {
      throw Mistake(
        "\(name) is changed \(refusal); change it in a callback, such as :onAppear, a :task or an "
          + "action"
      )
    }
    let value = tables.stored(value)
    let old = try table.rawGet(key)
    if old == value { return }
    let length = length.dependency == nil ? 0 : table.rawLength
    try table.rawSet(key, to: value)
    // 1 and 1.0 are equal, so no view would change.
    if let old = Self.number(old), old == Self.number(value) { return }
    let name = Key(key)
    // What was found in the old value is in this model no longer.
    properties.removeValue(forKey: name)?.end()
    fields[name]?.dependency?.noteWrite()
    whole.dependency?.noteWrite()
    if let dependency = self.length.dependency, table.rawLength != length { dependency.noteWrite() }
    try tables.charge(places.noteWrite())
  }

  /// The number to compare; nil for other values, and for integers that a float cannot represent.
  private static func number(_ value: LuaValue) -> Double? {
    switch value {
    case .integer(let integer): Double(exactly: integer)
    case .number(let number): number
    default: nil
    }
  }

  /// Notes that what is being evaluated depends on the number of elements.
  private func noteReadOfLength() {
    if let source { return source.noteReadOfLength() }
    guard Dependency.isReading else { return }
    let known = length.dependency ?? Dependency(kind, named: title, keeping: self)
    length.dependency = known
    known.noteRead()
  }

  /// Notes that what is being evaluated depends on all of the table.
  func noteReadOfAll() {
    if let source { return source.noteReadOfAll() }
    guard Dependency.isReading else { return }
    let known = whole.dependency ?? Dependency(kind, named: title, keeping: self)
    whole.dependency = known
    noteRead(of: known)
  }

  private func noteRead(_ key: Key) {
    let known = fields[key]?.dependency ?? Dependency(kind, named: title, keeping: self)
    if fields[key]?.dependency == nil {
      if fields.count >= 64, fields.count.nonzeroBitCount == 1 { forgetUnread() }
      fields[key] = WeakDependency(dependency: known)
    }
    noteRead(of: known)
  }

  private func noteRead(of dependency: Dependency) {
    dependency.noteRead()
    tables.reads.count += 1
  }

  private func forgetUnread() { fields = fields.filter { $0.value.dependency != nil } }
}

extension ObservedTable {
  static func describe(_ type: inout HostBehavior<ObservedTable>) {
    type.missing = { table, call in try table.push(call.value(at: 0), onto: call) }
    type.element = { table, call in try table.push(call.value(at: 0), onto: call) }
    type.missingSet = { table, call in
      let key = try call.value(at: 0)
      try table.write(key, value: call.value(at: 1), as: table.name(of: key))
    }
    type.count = { table in
      table.noteReadOfLength()
      return table.table.rawLength
    }
    type.pairs = { table, call in
      table.noteReadOfAll()
      let entries = try table.table.entries()
      var next = 0
      call.push(function: "next") { call in
        guard next < entries.count else { return .none }
        call.push(entries[next].key)
        let (key, value) = (entries[next].key, entries[next].value)
        try table.push(value: value, at: key, onto: call)
        next += 1
        return .pushed
      }
      call.push()
      return call.push()
    }
    type.equals = { $0.identity == $1.identity }
    type.description = { table, call in
      table.noteReadOfAll()
      return call.push(try table.tables.text(of: table.table))
    }
  }

  /// The name of a field in messages.
  func name(of key: LuaValue) -> String {
    guard let name = key.text else { return "[\(Literal.of(key))] of \(title)" }
    return "\(title).\(name.shortened(to: 60))"
  }
}
