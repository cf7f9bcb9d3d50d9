public import Foundation

/// A folder that exists as long as somebody refers to it.
public final class TemporaryHome {
  /// Where it is.
  public let url = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID())")

  /// Makes the folder.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
