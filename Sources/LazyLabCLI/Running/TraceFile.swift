internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// A file that gets every event: as JSON Lines below a header, or as Perfetto reads them.
///
/// It grows by whole lines. After each frame it contains everything that happened, even if the
/// process is killed.
final class TraceFile {
  private let file: WrittenFile
  private var buffer: any EventText
  private static let longestBuffer = 65_536

  init(_ file: WrittenFile, as form: some EventText) throws(FileError) {
    self.file = file
    buffer = form
    try flush()
  }

  /// Puts the file at its path, where it grows.
  func show() throws(FileError) { try file.show() }

  func add(_ event: Event, window: Int) throws(FileError) {
    buffer.append(event, window: window)
    if event.kind == .frame || buffer.count >= Self.longestBuffer { try flush() }
  }

  func close() throws(FileError) {
    buffer.finish()
    try flush()
    try file.close()
  }

  private func flush() throws(FileError) {
    defer { buffer.removeAll() }
    try Watchdog.withoutEnd { () throws(FileError) in
      try file.write(buffer.bytes)
    }
  }
}

extension TraceOrder {
  /// Writes the whole file, and returns an error message; nil if there was no error.
  ///
  /// If `charge` throws, nothing is written.
  func write(
    with tool: Tool,
    header: EventJSON.Header,
    charge: (Event) throws -> Void
  ) throws -> String? {
    do {
      let kind = (isOfScript ? FileKind.trace.inLua : .trace).of(header.script)
      let file = try tool.files.begin(path, as: kind, isForced: isForced)
      let trace = try TraceFile(file, as: JSONLines(header))
      for event in events {
        try charge(event)
        try trace.add(event, window: window)
      }
      try trace.close()
      return nil
    } catch let error as FileError {
      return error.message
    }
  }
}

extension RunSettings {
  /// A file that gets every event.
  struct EventFile {
    let path: String
    let kind: FileKind
    let form: any EventText
  }

  /// The files that get every event.
  func eventFiles(_ header: EventJSON.Header) -> [EventFile] {
    var files: [EventFile] = []
    if let trace {
      let kind = FileKind.trace.of(header.script)
      files.append(EventFile(path: trace, kind: kind, form: JSONLines(header)))
    }
    if let perfetto {
      let form = PerfettoEvents(of: header.script)
      let kind = FileKind.perfetto.of(header.script)
      files.append(EventFile(path: perfetto, kind: kind, form: form))
    }
    return files
  }
}
