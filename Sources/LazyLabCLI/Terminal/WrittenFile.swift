// Beside System.swift, this talks to the system.
internal import CWatchdog
@preconcurrency internal import Glibc

/// A file that a command writes, beside the one that it replaces.
///
/// What stood at its path stays there until the new content takes its place, and comes back if
/// writing fails. A device or a pipe is written as it is.
final class WrittenFile {
  /// The path as it was given.
  let path: String
  /// The path without links.
  private let place: String
  private let descriptor: Int32
  /// Whether it is a plain file, and not a device or a pipe.
  private let isPlain: Bool
  /// The name beside `place` of the new content, and later of what it replaces; nil if there is
  /// none.
  private var other: String?
  private var isShown: Bool
  private var isOpen = true
  private let onEnd: (FileIdentity) -> Void

  /// Opens a file for writing.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - onEnd: Receives the identity of the file when it is complete.
  /// - Throws: `FileError` if it cannot be written.
  init(_ path: String, onEnd: @escaping (FileIdentity) -> Void) throws(FileError) {
    self.path = path
    self.onEnd = onEnd
    let place = SystemFiles.destination(of: path)
    self.place = place
    let old = FileIdentity(at: place)
    isPlain = old?.isPlain ?? true
    guard isPlain else {
      isShown = true
      descriptor = open(place, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError("cannot write", at: path, number: errno) }
      return
    }
    isShown = false
    guard old == nil || access(place, W_OK) == 0 else {
      throw FileError("cannot write", at: path, number: errno)
    }
    let name = try Self.freeName(beside: place, for: path)
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("cannot write", at: path, number: errno) }
    other = name
    if let old { fchmod(descriptor, old.mode) }
  }

  deinit { end() }

  /// Writes bytes; if that fails, what stood at the path is there again.
  func write(_ bytes: [UInt8]) throws(FileError) {
    guard isOpen, !bytes.isEmpty else { return }
    do {
      try SystemFiles.write(bytes, to: descriptor, at: path, isPlain: isPlain)
    } catch {
      giveUp()
      throw error
    }
  }

  /// Puts what was written so far at the path, where it grows from now on.
  func show() throws(FileError) {
    guard !isShown, let new = other else { return }
    var old: String?
    if access(place, F_OK) == 0 {
      let name = try Self.freeName(beside: place, for: path)
      try move(place, to: name)
      old = name
    }
    do {
      try move(new, to: place)
    } catch {
      if let old { rename(old, place) }
      giveUp()
      throw error
    }
    (other, isShown) = (old, true)
    // The watchdog ends the process where this file cannot be closed.
    if let old { watchdog_remove_at_end(old) }
  }

  /// Ends the file, which replaces what stood at the path.
  func close() throws(FileError) {
    guard isOpen else { return }
    isOpen = false
    // Some file systems find out only now that there is no room.
    guard SystemFiles.close(descriptor) else {
      let number = errno
      giveUp()
      throw FileError("cannot write", at: path, number: number)
    }
    if isShown {
      if let other { unlink(other) }
      watchdog_remove_at_end(nil)
    } else if let other {
      do {
        try move(other, to: place)
      } catch {
        giveUp()
        throw error
      }
    }
    other = nil
    if let identity = FileIdentity(at: place) { onEnd(identity) }
  }

  /// Ends the file without an error: what is incomplete and was not shown is removed.
  private func end() {
    if isShown { try? close() } else { giveUp() }
  }

  /// Removes what was written; what it was to replace stays or returns.
  private func giveUp() {
    if isOpen { _ = SystemFiles.close(descriptor) }
    isOpen = false
    guard let other else { return }
    if isShown { rename(other, place) } else { unlink(other) }
    self.other = nil
  }

  private func move(_ name: String, to target: String) throws(FileError) {
    guard rename(name, target) == 0 else {
      throw FileError("cannot write", at: path, number: errno)
    }
  }

  /// A name in the same folder that is not in use.
  private static func freeName(
    beside place: String,
    for path: String
  ) throws(FileError) -> String {
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
    let name = String(decoding: place[folder.endIndex...].utf8.prefix(200), as: UTF8.self)
    for number in 1...1_000 {
      let free = "\(folder)\(name).lazylab-\(getpid())-\(number)"
      if access(free, F_OK) != 0 { return free }
    }
    throw FileError("cannot write", at: path, number: EEXIST)
  }
}

/// What tells a file from others, and from itself after it was changed.
struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt
  private let length: Int
  private let seconds: Int
  private let nanoseconds: Int
  /// Who may do what with it.
  let mode: mode_t
  /// Whether it is a plain file, and not a device, a pipe or a folder.
  let isPlain: Bool

  /// The file at a path; nil if there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that is open as a standard stream; nil if it is closed.
  init?(ofStream stream: Int32) {
    var status = stat()
    guard fstat(stream, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
    length = status.st_size
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    mode = status.st_mode & 0o7777
    isPlain = status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { length == 0 }

  /// Whether both are one file, whatever it contains now.
  func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && number == other.number
  }
}
