internal import LazyReports
internal import LazyStacks

/// The file that `--trace` names: a header and every event, as JSON Lines.
///
/// It grows by whole lines. After each frame everything that happened is in it, whatever becomes of
/// the process.
final class TraceFile {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isOpen = true
  private static let longestBuffer = 65_536

  init(path: String, header: EventJSON.Header) throws(FileError) {
    self.path = path
    descriptor = try SystemFiles.create(path)
    buffer.reserveCapacity(Self.longestBuffer)
    append(EventJSON.line(header))
    try flush()
  }

  deinit {
    if isOpen { SystemFiles.close(descriptor) }
  }

  func add(_ event: Event, window: Int) throws(FileError) {
    append(EventJSON.line(event, window: window))
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

  private func append(_ line: String) {
    buffer += line.utf8
    buffer.append(UInt8(ascii: "\n"))
  }

  private func flush() throws(FileError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try SystemFiles.write(buffer, to: descriptor, path)
  }
}
