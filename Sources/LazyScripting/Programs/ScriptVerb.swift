internal import LazyStacks
internal import Lua

/// A verb that a script calls, which makes frames of a window.
struct ScriptVerb {
  private let window: Window
  private let reader: ArgumentReader
  private var declaration: Declaration { reader.declaration }

  init(of window: Window, by reader: ArgumentReader) {
    self.window = window
    self.reader = reader
  }

  /// Makes the frames of the verb and returns their number, and `"interrupted"` if another motion
  /// took its place.
  ///
  /// In a program of `window:play` it starts the verb, and the program waits until the frames are
  /// made.
  func makeFrames(
    in call: borrowing LuaCall,
    verb: () throws -> Int
  ) throws -> LuaOutcome {
    let name = declaration.name
    let program = try reader.session.programs.program(of: window, calling: name, in: call)
    guard let course = try window.plan(verb) else { return tellsFrames ? call.push(0) : .none }
    guard let program else {
      try window.make(course)
      return push(course, onto: call)
    }
    try course.begin()
    guard !course.isOver else { return push(course, onto: call) }
    let wait = ScriptProgram.Wait.course(course, isTold: tellsFrames)
    program.wait(for: wait, in: name, at: call.location())
    return .yield
  }

  /// Refuses a change in a function that only answers, such as a body, a layout or an estimator.
  static func checkChange(by reader: ArgumentReader) throws {
    guard Dependency.refusal != nil else { return }
    throw WindowError.refusing(reader.declaration.name)
  }

  private var tellsFrames: Bool { declaration.result != .nothing }

  private func push(_ course: Course, onto call: borrowing LuaCall) -> LuaOutcome {
    guard tellsFrames else { return .none }
    for value in PlayedProgram.results(of: course) { call.push(value) }
    return .pushed
  }
}
