import LazyScripting

/// The time of a frame with a lazy layout that a script wrote, beside the same layout built in.
struct OwnLayouts {
  /// A column of tiles, twelve of which are in sight, as a layout of a script and as a stack; and
  /// what the script's functions do for one tile, with stand-ins for what the host gives them.
  private static let script = """
    local Column = LazyLayout "Column" {
      parameters = { spacing = 0 },
      begin = function(self, bounds) return { y = 0, width = bounds.width } end,
      place = function(self, cursor, subviews)
        local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
        cursor.y = cursor.y + size.height + self.spacing
        return cursor.y
      end,
    }
    local function window(container)
      return Window { width = 390, height = 840, traceLimit = 0, ScrollView { container } }
    end
    local function tiles() return ForEach { 100000, height = 70 } end
    local own = window(Column { tiles() }):scrollView()
    local builtIn = window(LazyVStack { spacing = 0, tiles() }):scrollView()
    local function move(scroll, frames, by)
      for frame = 1, frames do
        if frame % 200 == 1 then scroll:scrollTo { y = 2030 } end
        scroll:drag { by = by == 0 and (frame % 2 == 0 and 1 or -1) or by }
      end
    end
    function moveOwn(frames, by) move(own, frames, by) end
    function moveBuiltIn(frames, by) move(builtIn, frames, by) end
    local size, me = { height = 70 }, { spacing = 0 }
    local tile = { place = function() return size end }
    local tiles = { tile }
    function runFunctions(steps)
      local cursor = { y = 0, width = 390 }
      for _ = 1, steps do
        local size = tiles[1]:place { x = 0, y = cursor.y, width = cursor.width }
        cursor.y = cursor.y + size.height + me.spacing
      end
    end
    """

  /// The frames that valgrind counts: the name, the script's function, and how far each scrolls.
  private static let counted = [
    ("a tile enters, layout of a script", "moveOwn", 70),
    ("a tile enters, built-in layout", "moveBuiltIn", 70),
    ("a frame with a layout of a script", "moveOwn", 0),
    ("a frame with a built-in layout", "moveBuiltIn", 0),
  ]

  /// Prints the names of the frames that can be counted.
  static func list() {
    for (name, _, _) in counted { print(name) }
  }

  /// Makes a number of frames of the kind with a name, if there is one.
  static func run(only name: String, count: Int) throws {
    guard let (_, function, points) = counted.first(where: { $0.0 == name }) else { return }
    let session = try LabSession(output: { _ in })
    try session.run(source: script, name: "layouts")
    try session.prepare("\(function)(\(count), \(points))")()
  }

  /// Measures a frame in which a tile enters, and one in which nothing does, and prints the table.
  static func run() throws {
    print("\nA frame with 12 tiles in a lazy layout of a script (target: 3 × the built-in one)")
    print(Measurement.header)
    let session = try LabSession(output: { _ in })
    try session.run(source: script, name: "layouts")
    for (name, points) in [("a tile enters", 70), ("nothing new", 0)] {
      let frames = 200
      let own = try session.prepare("moveOwn(\(frames), \(points))")
      let builtIn = try session.prepare("moveBuiltIn(\(frames), \(points))")
      let measured = try Measurement(name + ", script", count: frames) { _ in try own() }
      let reference = try Measurement(name + ", built in", count: frames) { _ in try builtIn() }
      print(measured.line())
      print(reference.line())
      let functions = try session.prepare("runFunctions(\(frames))")
      let alone = try Measurement("the functions of a step", count: frames) { _ in try functions() }
      print(alone.line())
      let steps = points > 0 ? 1.0 : 0
      let ratio = (measured.median - steps * alone.median) / reference.median
      print("  beside its functions \((ratio * 100).rounded() / 100) × the built-in one")
    }
  }
}
