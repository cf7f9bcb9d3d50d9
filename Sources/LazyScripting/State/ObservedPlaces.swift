/// Where a table in models is: the properties that hold it, and the tables that it is in.
///
/// Who reads such a property is told of what is written in the table. Each is told once, however
/// many ways lead there, and not again before anything is read.
final class ObservedPlaces {
  private var properties: [ObservedProperty] = []
  private var outer: [ObservedPlaces] = []
  private var known: Set<ObjectIdentifier> = []
  private let reads: ObservedReads
  /// How much had been read when all were told the last time; nil if they never were.
  private var toldAfter: Int?
  /// The last walk that came here.
  private var walk = 0

  init(after reads: ObservedReads) { self.reads = reads }

  /// Adds a property that holds the table.
  func add(_ property: ObservedProperty) {
    guard property.model != nil, isNew(property) else { return }
    if isToBeCleared(properties.count) {
      properties.removeAll { $0.model == nil }
      clearKnown()
    }
    known.insert(ObjectIdentifier(property))
    properties.append(property)
  }

  /// Adds the places of a table that this one is in.
  func add(_ places: ObservedPlaces) {
    guard places !== self, isNew(places) else { return }
    if isToBeCleared(outer.count) {
      outer.removeAll { !$0.isHeld }
      clearKnown()
    }
    known.insert(ObjectIdentifier(places))
    outer.append(places)
  }

  /// Tells all who read a property that holds the table.
  ///
  /// - Returns: How many properties there were to tell.
  func noteWrite() -> Int {
    guard toldAfter != reads.count else { return 0 }
    toldAfter = reads.count
    var told = 0
    visit { property in
      told += 1
      property.noteWriteInside(reads.walks)
      return true
    }
    return told
  }

  private func isNew(_ place: AnyObject) -> Bool {
    guard !known.contains(ObjectIdentifier(place)) else { return false }
    reads.count += 1
    return true
  }

  private func isToBeCleared(_ count: Int) -> Bool { count >= 8 && count.nonzeroBitCount == 1 }

  private func clearKnown() {
    known = Set(properties.map(ObjectIdentifier.init) + outer.map(ObjectIdentifier.init))
  }

  /// Whether any model still holds the table.
  private var isHeld: Bool {
    var isHeld = false
    visit { _ in
      isHeld = true
      return false
    }
    return isHeld
  }

  /// Calls a function with each property that holds the table, once, as long as it gives true.
  private func visit(_ body: (ObservedProperty) -> Bool) {
    reads.walks += 1
    let number = reads.walks
    walk = number
    var open = [self]
    while let places = open.popLast() {
      for property in places.properties where property.model != nil && property.walk != number {
        property.walk = number
        guard body(property) else { return }
      }
      for outer in places.outer where outer.walk != number {
        outer.walk = number
        open.append(outer)
      }
    }
  }
}

/// Counts what is read of the observed tables of a session, and the walks to those who read it.
final class ObservedReads {
  /// How often something was read, or a table found in another place.
  var count = 0
  /// How many walks there were.
  var walks = 0
}

/// A property of a model that holds a table, as long as it holds that.
final class ObservedProperty {
  /// The model; nil once the property has another value.
  private(set) weak var model: ObservedTable?
  /// Marks those who read the property, on the walk with a number.
  let noteWriteInside: (Int) -> Void
  /// The last walk that came here.
  fileprivate var walk = 0

  init(of model: ObservedTable, noteWriteInside: @escaping (Int) -> Void) {
    (self.model, self.noteWriteInside) = (model, noteWriteInside)
  }

  /// Notes that the property has another value.
  func end() { model = nil }
}
