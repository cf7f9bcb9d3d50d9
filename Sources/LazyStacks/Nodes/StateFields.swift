@_spi(Reflection) import Swift

/// The properties of a type of views that are kept with the view, in order of declaration.
///
/// They are looked for once in each type: a mirror of each row's view would cost more than
/// everything else that is done for the row.
enum StateFields {
  /// The offsets of the properties in a value of the type.
  case places([(offset: Int, property: any LinkedProperty.Type)])
  /// Only a mirror of each view finds them, as in a class.
  case mirrored

  /// Examines the type of a view; nil if nothing is kept.
  init?(of view: any CompositeView) {
    let mirror = Mirror(reflecting: view)
    let count = mirror.children.count { $0.value is any LinkedProperty }
    guard count > 0 else { return nil }
    let type = type(of: view)
    var places: [(offset: Int, property: any LinkedProperty.Type)] = []
    if mirror.displayStyle == .struct {
      _ = _forEachField(of: type) { _, offset, field, _ in
        if let property = field as? any LinkedProperty.Type { places.append((offset, property)) }
        return true
      }
    }
    self = places.count == count ? .places(places) : .mirrored
  }
}

/// The states of a view, in order of declaration.
final class StateCells {
  private var cells: [AnyObject] = []

  /// Links the states of a description with those that live.
  func link(_ view: any CompositeView, to fields: StateFields) {
    switch fields {
    case .places(let places):
      view.withBytes { start in
        for (number, place) in places.enumerated() {
          place.property.link(at: start + place.offset) { cell(number, of: $0) }
        }
      }
    case .mirrored:
      let properties = Mirror(reflecting: view).children.lazy.compactMap {
        $0.value as? any LinkedProperty
      }
      for (number, property) in properties.enumerated() {
        property.link(to: cell(number, of: property))
      }
    }
  }

  /// The value that lives, which begins with the first description.
  private func cell(_ number: Int, of property: some LinkedProperty) -> AnyObject {
    if number == cells.count { cells.append(property.makeCell()) }
    return cells[number]
  }
}

extension CompositeView {
  /// Calls a function with the address of the view in memory.
  fileprivate func withBytes(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: self) { body(UnsafeRawPointer($0)) }
  }
}

extension LinkedProperty {
  /// Links the property that lies at a place in memory.
  fileprivate static func link(at place: UnsafeRawPointer, to cell: (Self) -> AnyObject) {
    let property = place.assumingMemoryBound(to: Self.self)
    property.pointee.link(to: cell(property.pointee))
  }
}
