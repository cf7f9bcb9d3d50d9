internal import LazyStacks
internal import Lua

/// Binds programs that scroll a window side by side.
enum PlayBinding {
  static let registrations: [Registration] = [
    .method(
      "play",
      of: "Window",
      taking: [
        .position(
          "program",
          as: .function("function(window)"),
          summary:
            "What scrolls; in it `drag`, `fling`, `scrollTo`, `stop`, `step`, `run`, `settle`, "
            + "`resize`, `tap`, `update`, `wait` and `waitUntil` wait, and other programs go on."
        ),
        .label(
          "limit",
          as: .duration,
          default: "600",
          summary: "The virtual seconds after which it raises, and says what is still waited for."
        ),
      ],
      gives: .integer(atLeast: 0),
      summary:
        "Lets one or several programs scroll the window side by side, and makes the frames until "
        + "all have ended: `window:play(scroll, rotate)`. Of what happens in one frame the first "
        + "program's comes first. Where two scroll one view, the one that begins later goes on, "
        + "and the verb of the other ends and gives `\"interrupted\"` after its frames. A program "
        + "that raises an error ends, the others go on, and the error is raised in the end."
    ) { (handle: WindowHandle, call, reader) in
      let session = try reader.session
      if session.programs.running?.window === handle.window {
        throw Mistake(
          "play cannot be used in a program of window:play; hand all programs to one call, "
            + "window:play(first, second), or call the function itself"
        )
      }
      try handle.window.checkVerb("play")
      let limit = try reader.seconds("limit", in: call) ?? 600
      let count = call.count
      let programs = try (0..<count).map { place in
        let function = try call.function(at: place)
        let number = count == 1 ? "the program" : "program \(place + 1)"
        let program = try ScriptProgram(
          function,
          as: "\(number) of window:play" + (function.definition.map { " (\($0))" } ?? ""),
          scrolling: handle.window,
          of: session
        )
        program.arguments = [try call.value(at: LuaCall.receiver)]
        return program
      }
      let player = ProgramPlayer(programs, scrolling: handle.window)
      return call.push(try session.programs.playing(player) { try player.play(limit: limit) })
    }.taking(.functions)
  ]
}
