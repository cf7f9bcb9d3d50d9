import Foundation
import LazyScenes
import RepositoryReading
import Testing

/// Recordings of real lists are played back by the profiles that were fitted to them.
@Suite struct RealListsTests {
  private static let isRecording = ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] == "1"

  @Test(arguments: RealList.all.map(\.name))
  func `each list has recordings of the same scenes`(name: String) throws {
    let list = try #require(RealList.all.first { $0.name == name })
    #expect(list.scenes.count == 23)
    #expect(list.scenes == RealList.all[0].scenes)
    for scene in list.scenes {
      let recording = try list.recording(of: scene)
      #expect(recording.frames.count == recording.scene.frames)
      #expect(recording.origin.pace == 8)
    }
  }

  @Test(arguments: RealList.all.map(\.name))
  func `a fitted profile plays at least 20 of 23 scenes as recorded`(name: String) throws {
    let list = try #require(RealList.all.first { $0.name == name })
    var parted: [String] = []
    for scene in list.scenes {
      let recording = try list.recording(of: scene)
      if try !list.comparison(with: recording, isFitted: true).isSame { parted.append(scene) }
    }
    #expect(parted == list.missing.keys.sorted())
    #expect(parted.count <= 3)
  }

  @Test(arguments: RealList.all.map(\.name))
  func `without the fitted profile most scenes part`(name: String) throws {
    let list = try #require(RealList.all.first { $0.name == name })
    let same = try list.scenes.filter {
      try list.comparison(with: list.recording(of: $0), isFitted: false).isSame
    }
    #expect(same.count < 5)
  }

  @Test func `the committed document is what the recordings give`() throws {
    let file = Repository.path(RealListsDocument.path)
    let text = try RealListsDocument.text()
    if Self.isRecording {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(RealListsDocument.path); run again without LAZYLAB_RECORD")
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }
}
