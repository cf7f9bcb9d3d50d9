/// Values by indices: a few are searched one by one, many are in a table.
///
/// A container keeps one or two subviews beside its lines, and a frame measures one or two lines.
/// Each frame asks for these several times, and a table would compute a hash each time.
struct IndexTable<Value> {
  private typealias Entry = (index: Int, value: Value)

  /// One of them, which needs no memory of its own.
  private var one: Entry?
  private var few: [Entry] = []
  /// All of them once there are more than a few.
  private var many: [Int: Value] = [:]

  /// The greatest number that is searched one by one.
  private var mostOfFew: Int { 16 }

  var isEmpty: Bool { one == nil && few.isEmpty && many.isEmpty }

  var count: Int { (one == nil ? 0 : 1) + few.count + many.count }

  /// The indices, unordered.
  var indices: [Int] {
    var indices: [Int] = []
    visit { index, _ in indices.append(index) }
    return indices
  }

  /// The values, unordered.
  var values: [Value] {
    var values: [Value] = []
    visit { _, value in values.append(value) }
    return values
  }

  subscript(index: Int) -> Value? {
    if let one, one.index == index { return one.value }
    guard many.isEmpty else { return many[index] }
    return place(of: index).map { few[$0].value }
  }

  /// Keeps a value under an index.
  ///
  /// - Returns: The value that it replaces; nil if there was none.
  @discardableResult
  mutating func keep(_ value: Value, at index: Int) -> Value? {
    if let one, one.index == index {
      self.one = (index, value)
      return one.value
    }
    guard many.isEmpty else { return many.updateValue(value, forKey: index) }
    if let place = place(of: index) {
      defer { few[place].value = value }
      return few[place].value
    }
    guard one != nil else {
      one = (index, value)
      return nil
    }
    few.append((index, value))
    guard few.count > mostOfFew else { return nil }
    for entry in few { many[entry.index] = entry.value }
    few.removeAll()
    return nil
  }

  /// Removes and returns the value of an index.
  @discardableResult
  mutating func remove(at index: Int) -> Value? {
    if let one, one.index == index {
      self.one = nil
      return one.value
    }
    guard many.isEmpty else { return many.removeValue(forKey: index) }
    return place(of: index).map { few.remove(at: $0).value }
  }

  /// Calls a function with each index and value, unordered.
  func visit(_ body: (Int, Value) -> Void) {
    if let one { body(one.index, one.value) }
    for entry in few { body(entry.index, entry.value) }
    if !many.isEmpty { for (index, value) in many { body(index, value) } }
  }

  private func place(of index: Int) -> Int? {
    few.isEmpty ? nil : few.firstIndex { $0.index == index }
  }
}
