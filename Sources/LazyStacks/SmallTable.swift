/// Values by keys, such as indices: a few are searched one by one, many are in a table.
///
/// A container keeps one or two subviews beside its lines, a frame measures one or two lines, and a
/// row has one or two composite views. Each frame asks for these several times, and a table would
/// compute a hash each time.
struct SmallTable<Key: Hashable, Value> {
  private typealias Entry = (key: Key, value: Value)

  /// One of them, which needs no memory of its own.
  private var one: Entry?
  private var few: [Entry] = []
  /// All of them once there are more than a few.
  private var many: [Key: Value] = [:]

  /// The greatest number that is searched one by one.
  private var mostOfFew: Int { 16 }

  var isEmpty: Bool { one == nil && few.isEmpty && many.isEmpty }

  var count: Int { (one == nil ? 0 : 1) + few.count + many.count }

  /// The keys, unordered.
  var keys: [Key] {
    var keys: [Key] = []
    visit { key, _ in keys.append(key) }
    return keys
  }

  /// The values, unordered.
  var values: [Value] {
    var values: [Value] = []
    visit { _, value in values.append(value) }
    return values
  }

  subscript(key: Key) -> Value? {
    get {
      if let one, one.key == key { return one.value }
      guard many.isEmpty else { return many[key] }
      return place(of: key).map { few[$0].value }
    }
    set {
      if let newValue { keep(newValue, at: key) } else { remove(at: key) }
    }
  }

  /// Keeps a value under a key.
  ///
  /// - Returns: The value that it replaces; nil if there was none.
  @discardableResult
  mutating func keep(_ value: Value, at key: Key) -> Value? {
    if let one, one.key == key {
      self.one = (key, value)
      return one.value
    }
    guard many.isEmpty else { return many.updateValue(value, forKey: key) }
    if let place = place(of: key) {
      defer { few[place].value = value }
      return few[place].value
    }
    guard one != nil else {
      one = (key, value)
      return nil
    }
    few.append((key, value))
    guard few.count > mostOfFew else { return nil }
    for entry in few { many[entry.key] = entry.value }
    few.removeAll()
    return nil
  }

  /// Removes and returns the value of a key.
  @discardableResult
  mutating func remove(at key: Key) -> Value? {
    if let one, one.key == key {
      self.one = nil
      return one.value
    }
    guard many.isEmpty else { return many.removeValue(forKey: key) }
    return place(of: key).map { few.remove(at: $0).value }
  }

  /// Calls a function with each key and value, unordered.
  func visit(_ body: (Key, Value) -> Void) {
    if let one { body(one.key, one.value) }
    for entry in few { body(entry.key, entry.value) }
    if !many.isEmpty { for (key, value) in many { body(key, value) } }
  }

  private func place(of key: Key) -> Int? {
    few.isEmpty ? nil : few.firstIndex { $0.key == key }
  }
}
