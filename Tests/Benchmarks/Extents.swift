import LazyExtents

/// The time that it takes to know where everything is, from a thousand subviews to a billion: the
/// tree of sums behind `learned`, asked and changed as a lazy stack does it.
struct Extents {
  private struct Shape: Sendable {
    var count: Int
    var measured: Int

    var name: String { "\(measured) of \(count)" }
  }

  private static let few = [1_000, 1_000_000, 1_000_000_000].map {
    Shape(count: $0, measured: 1_000)
  }
  private static let many = [1_000_000, 1_000_000_000].map {
    Shape(count: $0, measured: 1_000_000)
  }
  /// How many times as long a billion may take as the smallest number with as many measured.
  private static let flatness = 1.5

  /// Measures everything, prints the tables, and finally the targets that were missed.
  static func run() {
    var misses = Misses()
    measure(few, "10³, 10⁶ and 10⁹ subviews, 1,000 of them measured", &misses)
    measure(many, "10⁶ and 10⁹ subviews, 10⁶ of them measured", &misses)
    ExtentMemory.run(&misses)
    print(misses.description)
  }

  /// Lists the names under which single measurements can be run alone.
  static func list() {
    for shape in few {
      for operation in ExtentOperation.all { print("\(operation.name), \(shape.name)") }
    }
  }

  /// Carries out a number of operations of the kind with a name, and what undoes them.
  static func run(only name: String, count: Int) {
    for shape in few {
      for operation in ExtentOperation.all where "\(operation.name), \(shape.name)" == name {
        let scene = ExtentScene(count: shape.count, measured: shape.measured)
        for _ in 0..<count / 100 {
          operation.prepare(scene, 100)
          operation.run(scene, 100)
          operation.undo(scene, 100)
        }
      }
    }
  }

  private static func measure(_ shapes: [Shape], _ title: String, _ misses: inout Misses) {
    print("\nExtents, median ns: \(title) (flat: \(flatness))")
    let scenes = shapes.map { ExtentScene(count: $0.count, measured: $0.measured) }
    for operation in ExtentOperation.all {
      let measured = scenes.map { scene in
        Measurement(
          operation.name,
          count: operation.count,
          rounds: 101,
          prepare: { operation.prepare(scene, $0) },
          undo: { operation.undo(scene, $0) },
          { operation.run(scene, $0) }
        )
      }
      print(Measurement.line(operation.name, measured, target: operation.target))
      for (shape, one) in zip(shapes, measured) {
        misses.note("\(operation.name), \(shape.name)", one.median, operation.target, "ns")
      }
      let minima = measured.map(\.minimum)
      guard let first = minima.first, let slowest = minima.max() else { continue }
      misses.note("\(operation.name), flat", slowest / first, flatness, "times")
    }
  }
}
