internal import LazyStacks
internal import Lua

/// Binds recorded gestures that are replayed.
enum GestureBinding {
  static let registrations: [Registration] = [
    .method(
      "replay",
      of: "ScrollView",
      taking: [
        .position(
          "sample",
          as: .either([.string, .table("{ time =, x =, y = }")]),
          required: false,
          summary: "When the finger was where, in seconds and points, from touching to lifting: "
            + "`{ time = 0, y = 600 }`, or `{ 0, 600 }` for the time and the place along the only "
            + "axis, `{ 0, 100, 600 }` for the time, x and y. Or one text with a sample a line, as "
            + "JSON (`{\"time\": 0, \"y\": 600}` or `[0, 600]`) or as comma-separated values, of "
            + "which the first line may name the columns."
        ),
        .label(
          "file",
          as: .string,
          summary: "A file with such a text, in place of samples; not in the sandbox."
        ),
      ],
      gives: .integer(atLeast: 1),
      summary:
        "A finger does what somebody recorded: the content goes where it goes, so one that moves "
        + "up scrolls towards the end. It lifts at the last sample with the mean speed of its last "
        + "tenth of a second; one that rested that long lets the content stay. Gives the number of "
        + "frames until the content rests."
    ) { (scroll: ScrollViewHandle, call, reader) in
      let axes = try scroll.proxy.axes()
      let written = try samples(in: call, by: reader, along: axes.count == 1 ? axes.first : nil)
      let samples = try written.map { try $0.sample(scrolling: axes) }
      return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        do {
          return try scroll.proxy.replay(samples)
        } catch WindowError.badSample(let number, let reason) where number <= written.count {
          throw Mistake("\(written[number - 1].place): \(reason)")
        }
      }
    }.taking(.samples)
  ]

  private static func samples(
    in call: borrowing LuaCall,
    by reader: ArgumentReader,
    along axis: Axis?
  ) throws -> [GestureSample] {
    if let path = try reader.text("file", in: call) {
      guard call.count == 0 else {
        throw Mistake("\(reader.title) takes samples or a file, not both")
      }
      return try read(path, by: reader, along: axis)
    }
    guard call.count > 0 else {
      throw Mistake(
        "\(reader.title) needs samples: { time = 0, y = 600 }, …, a text with a sample a line, or "
          + "file ="
      )
    }
    if call.kind(at: 0) == .string, call.count == 1 {
      return try read(call.text(at: 0), named: "the gesture", by: reader, along: axis)
    }
    let work = try reader.session.work
    return try (0..<call.count).map { place in
      try work.note()
      let name = "sample \(place + 1) of \(reader.title)"
      guard case .table(let table) = try call.value(at: place) else {
        throw Mistake(
          "\(name) is a table { time =, x =, y = }, got \(Literal.found(at: place, in: call))"
        )
      }
      return try GestureSample(table, at: name, along: axis)
    }
  }

  private static func read(
    _ path: String,
    by reader: ArgumentReader,
    along axis: Axis?
  ) throws -> [GestureSample] {
    let session = try reader.session
    guard !session.options.isSandboxed else {
      throw Mistake("\(reader.title) reads no files in the sandbox; hand over the text itself")
    }
    guard let files = session.hooks.fileReader else {
      throw Mistake("\(reader.title) finds no files here; hand over the text itself")
    }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Mistake("file of \(reader.title) names no file: \(Literal.quoted(path))")
    }
    switch files(path) {
    case .failure(let reason): throw Mistake(reason)
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Mistake("\(path) is not UTF-8")
      }
      return try read(text, named: path, by: reader, along: axis)
    }
  }

  private static func read(
    _ text: String,
    named name: String,
    by reader: ArgumentReader,
    along axis: Axis?
  ) throws -> [GestureSample] {
    let work = try reader.session.work
    let read = try GestureText(text, named: name, along: axis) { try work.note() }
    guard !read.samples.isEmpty else { throw Mistake("\(name): there are no samples in it") }
    return read.samples
  }
}
