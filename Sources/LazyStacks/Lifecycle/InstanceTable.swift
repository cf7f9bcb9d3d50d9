/// Composite views by their keys.
///
/// A row has one or two, and rows come and go all the time, so only many are in a table.
struct InstanceTable {
  private var few: [(key: ViewKey, instance: CompositeInstance)] = []
  /// All of them once there are more than a few.
  private var many: [ViewKey: CompositeInstance] = [:]

  /// The greatest number that is searched one by one.
  private static let mostOfFew = 4

  var isEmpty: Bool { few.isEmpty && many.isEmpty }

  subscript(key: ViewKey) -> CompositeInstance? {
    get {
      guard many.isEmpty else { return many[key] }
      return few.isEmpty ? nil : few.first { $0.key == key }?.instance
    }
    set {
      guard many.isEmpty else {
        many[key] = newValue
        return
      }
      let place = few.firstIndex { $0.key == key }
      guard let newValue else {
        if let place { few.remove(at: place) }
        return
      }
      if let place { few[place].instance = newValue } else { few.append((key, newValue)) }
      guard few.count > Self.mostOfFew else { return }
      for entry in few { many[entry.key] = entry.instance }
      few.removeAll()
    }
  }

  /// All of them by their keys.
  var byKey: [ViewKey: CompositeInstance] {
    few.reduce(into: many) { $0[$1.key] = $1.instance }
  }

  /// Calls a function with each of them, in no order.
  func visit(_ body: (ViewKey, CompositeInstance) -> Void) {
    for entry in few { body(entry.key, entry.instance) }
    for (key, instance) in many { body(key, instance) }
  }

  /// Takes over those of another table, in place of those that have the same keys.
  mutating func take(_ other: InstanceTable) {
    other.visit { self[$0] = $1 }
  }

  mutating func removeAll() { self = InstanceTable() }
}
