internal import LazyReports
internal import LazyStacks

/// The file that `--trace` names: a header and every event, as JSON Lines.
///
/// It grows by whole lines. After each frame it contains everything that happened, even if the
/// process is killed.
final class TraceFile {
  private let path: String
  private let descriptor: Int32
  private var buffer = JSONLines()
  private var isOpen = true
  private static let longestBuffer = 65_536

  init(path: String, header: EventJSON.Header) throws(FileError) {
    self.path = path
    descriptor = try SystemFiles.create(path)
    buffer.append(header)
    try flush()
  }

  deinit {
    if isOpen { SystemFiles.close(descriptor) }
  }

  /// Writes a whole file at once.
  ///
  /// - Parameters:
  ///   - events: The events of a window.
  ///   - window: The number of the window.
  ///   - path: The file, which is replaced if it exists.
  ///   - header: The content of the first line.
  ///   - charge: Receives each event before it is written.
  /// - Returns: The error message; nil if there was no error.
  /// - Throws: What `charge` throws; the file then has the lines before.
  static func write(
    _ events: [Event],
    ofWindow window: Int,
    to path: String,
    header: EventJSON.Header,
    charge: (Event) throws -> Void
  ) throws -> String? {
    do {
      let file = try TraceFile(path: path, header: header)
      for event in events {
        try charge(event)
        try file.add(event, window: window)
      }
      try file.close()
      return nil
    } catch let error as FileError {
      return error.message
    }
  }

  func add(_ event: Event, window: Int) throws(FileError) {
    buffer.append(event, window: window)
    if event.kind == .frame || buffer.count >= Self.longestBuffer { try flush() }
  }

  func close() throws(FileError) {
    guard isOpen else { return }
    defer {
      isOpen = false
      SystemFiles.close(descriptor)
    }
    try flush()
  }

  private func flush() throws(FileError) {
    defer { buffer.removeAll() }
    try Watchdog.withoutEnd { () throws(FileError) in
      try SystemFiles.write(buffer.bytes, to: descriptor, at: path)
    }
  }
}
