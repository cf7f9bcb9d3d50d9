// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc

/// The environment of the process.
enum SystemEnvironment {
  /// The value of a variable; nil if it is not set.
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The clock of the machine, which scripts cannot read.
enum SystemClock {
  /// The time since some fixed moment.
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// The memory limit that the system sets for the process, in bytes; nil for no limit.
enum SystemLimits {
  static var memory: Int? { limit(of: __rlimit_resource_t(RLIMIT_AS.rawValue)) }
  static var stack: Int? { limit(of: __rlimit_resource_t(RLIMIT_STACK.rawValue)) }

  private static func limit(of resource: __rlimit_resource_t) -> Int? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_max)
  }
}

/// Runs programs that the user chose.
enum SystemProgram {
  /// Opens a file in the user's editor.
  ///
  /// - Parameters:
  ///   - command: The command of the editor, possibly with options, as the shell reads it.
  ///   - path: The file.
  /// - Returns: Whether the editor succeeded.
  static func edit(with command: String, at path: String) -> Bool {
    let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
    return system(command + " " + quoted) == 0
  }

  /// Makes a file that only the user may read, and returns its path; nil if it cannot be made.
  static func temporaryFile(of bytes: [UInt8], in folder: String) -> String? {
    var name = Array("\(folder)/lazylab-XXXXXX.lua".utf8CString)
    let descriptor = mkstemps(&name, 4)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard (try? SystemFiles.write(bytes, to: descriptor, at: path)) != nil else { return nil }
    return path
  }

  static func remove(_ path: String) { unlink(path) }
}
