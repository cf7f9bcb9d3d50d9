import LazyExtents
import LazyScripting
import LazyStacks

/// The time of a reported edit together with the frame that shows it.
///
/// It must depend neither on the number of rows nor on the number of measured rows.
struct Edits {
  private static let counts = [1_000, 1_000_000, 1_000_000_000]

  private enum Place: String, CaseIterable {
    case front
    case middle
    case end

    func index(in count: Int) -> Int {
      switch self {
      case .front: 0
      case .middle: count / 2
      case .end: count - 1
      }
    }
  }

  private enum Edit: String, CaseIterable {
    case insert = "insert and remove"
    case move
    case replace
  }

  /// Measures edits of rows made in Swift and in Lua, then of a million rows that were all seen.
  static func run() throws {
    print(
      "\nAn edit and the frame that shows it, median ns, at 10³, 10⁶ and 10⁹ rows (target: flat)"
    )
    for edit in Edit.allCases {
      for place in Place.allCases {
        let name = "\(edit.rawValue), \(place.rawValue)"
        print(try Measurement.line(name, counts.map { try native($0, edit, place) }))
      }
    }
    for place in Place.allCases {
      let name = "insert and remove, \(place.rawValue), Lua"
      print(try Measurement.line(name, counts.map { try scripted($0, place) }))
    }
    print("\nThe same where 10³, 10⁵ and 10⁶ rows were measured and are remembered (target: flat)")
    for edit in Edit.allCases {
      let measured = try [1_000, 100_000, 1_000_000].map { try seen($0, edit) }
      print(Measurement.line("\(edit.rawValue), middle", measured))
    }
  }

  private static func rows(_ count: Int) -> EditableElements<Int> {
    EditableElements(0..<count, id: ViewID.integer) {
      Item(height: 44 + Double($0 % 5) * 12).content
    }
  }

  private static func window(
    _ rows: EditableElements<Int>,
    _ estimator: EstimatorChoice = .mean
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 844)
    configuration.estimator = estimator
    return try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
  }

  private static func native(_ count: Int, _ edit: Edit, _ place: Place) throws -> Measurement {
    let rows = rows(count)
    let window = try window(rows)
    try window.scrollView().scrollTo(offset: 2_030)
    return try measure(rows, window, edit, place)
  }

  /// Scrolls through all rows first, so that each is measured.
  private static func seen(_ count: Int, _ edit: Edit) throws -> Measurement {
    let rows = rows(count)
    let window = try window(rows, .learned)
    let scroll = try window.scrollView()
    while try scroll.visibleIDs().last != .integer(count - 1) { try scroll.drag(by: 800) }
    try scroll.scrollTo(offset: 2_030)
    return try measure(rows, window, edit, .middle)
  }

  private static func measure(
    _ rows: EditableElements<Int>,
    _ window: Window,
    _ edit: Edit,
    _ place: Place
  ) throws -> Measurement {
    try Measurement("", count: 100, rounds: 21) { edits in
      for number in 0..<edits {
        let index = place.index(in: rows.count)
        switch edit {
        case .insert where number.isMultiple(of: 2): rows.insert(-1 - number, at: index)
        case .insert: rows.remove(at: index)
        case .move: rows.move(from: index, to: (index + rows.count / 3) % rows.count)
        case .replace: rows.replace(at: index, with: -1 - number)
        }
        try window.step()
      }
    }
  }

  private static func scripted(_ count: Int, _ place: Place) throws -> Measurement {
    let session = try LabSession(output: { _ in })
    try session.run(
      source: """
        data = lab.data(Range(1, \(count)))
        local function row(number) return Item { height = 44 + number % 5 * 12 } end
        window = Window { width = 390, height = 844,
          ScrollView { LazyVStack { spacing = 0, ForEach { data, row } } } }
        window:scrollView():scrollTo { y = 2030 }
        function edit(count, place)
          for number = 1, count, 2 do
            local index = math.max(1, math.ceil(#data * place))
            data:insert(index, -number)
            window:step()
            data:remove(index)
            window:step()
          end
        end
        """,
      name: "bench.lua"
    )
    let fraction = Double(place.index(in: 3)) / 2
    return try Measurement("", count: 100, rounds: 21) { edits in
      try session.run(source: "edit(\(edits), \(fraction))", name: "bench.lua")
    }
  }
}
