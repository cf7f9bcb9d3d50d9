import Foundation

/// The checked-out repository that the tests were built from.
public enum Repository {
  /// The absolute path of its top folder.
  public static let root = String(
    #filePath.dropLast("/Tests/RepositoryReading/Repository.swift".count)
  )

  /// The names at the top level, in order.
  public static var topLevel: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }

  /// The absolute path of a file or folder in the repository.
  public static func path(_ relative: String) -> String {
    root + "/" + relative
  }

  /// Whether a file or folder exists at an absolute path.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The names of the folders in a folder of the repository, in order.
  public static func folders(in place: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(place))) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: path(place + "/" + name),
        isDirectory: &isFolder
      )
      return exists && isFolder.boolValue
    }
  }

  /// The text files below some folders or files of the repository, in the order of their paths.
  ///
  /// - Parameters:
  ///   - places: Folders and files relative to ``root``; one that does not exist has no files.
  ///   - isWanted: Selects files by the path relative to ``root``.
  /// - Returns: The selected files that are text.
  public static func files(
    in places: [String],
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [RepositoryFile] {
    places.flatMap(paths(below:)).filter(isWanted).sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: self.path(path), encoding: .utf8) else {
        return nil
      }
      return RepositoryFile(path: path, text: text)
    }
  }

  private static func paths(below place: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path(place), isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [place] }
    let below = FileManager.default.enumerator(atPath: path(place))
    return (below?.allObjects as? [String] ?? []).map { place + "/" + $0 }
  }
}

/// A text file of the repository, or a sample in place of one.
public struct RepositoryFile: Sendable {
  /// The path relative to the repository's top folder.
  public let path: String

  /// The text of the file.
  public let text: String

  /// Creates a sample, or a file that was read.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The lines without their ends; an empty last line is left out.
  public var lines: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The folder that contains the file, relative to the repository's top folder.
  public var folder: String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
