// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc

/// The right of one process alone to write a file, until this is gone or the process has ended.
final class FileLock {
  private let descriptor: Int32

  /// Takes the right; a file that does not exist yet is made.
  ///
  /// - Parameters:
  ///   - path: A plain file.
  ///   - holder: What another process is that has the right, for the error.
  /// - Throws: `FileError` if another process has it, or if the file cannot be written.
  init(_ path: String, against holder: String) throws(FileError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("cannot write", at: path, number: errno) }
    // Where a file system knows no locks, writing goes on without.
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    let reason = "\(holder) is writing it; wait for its end, or name another file"
    throw FileError("cannot write", at: path, reason: reason)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
