import Foundation
import RepositoryReading
import Testing

/// Every example is a scene that shows the same to the digit, or it is said why not.
@Suite struct ExampleSceneTests {
  /// The beginnings of the reasons, by the names of the examples.
  private static let reasons: [String: String] = [
    "edits": "LazyVStack has 1000000000 rows",
    "layouts/flow": "Flow is a layout of its own",
    "layouts/masonry": "Masonry is a layout of its own",
    "layouts/pages": "Pages is a layout of its own",
    "layouts/photos": "Photos is a layout of its own",
    "layouts/reversed": "Chat is a layout of its own",
    "layouts/timetable": "Timetable is a layout of its own",
    "pains/05-a-scroll-that-does-nothing": "no view has the string \"row-200\" as its id",
    "pains/12-a-length-that-depends-on-itself": "the window has no scroll view",
    "pains/13-lazy-stacks-in-lazy-stacks": "1 of LazyVStack has a lazy container in it",
    "pains/19-conditional-rows": "how many views elements have is found out as they are met",
    "pains/22-pages-that-drift": "scrollTargetBehavior",
    "pains/25-dropped-frames-in-a-fast-scroll": "what work costs, which makes frames late",
    "pains/27-rows-without-height": "LazyVStack has 1000000 rows",
    "plugins/field-notes/init": "the script failed",
    "plugins/field-notes/lua/words": "it made no window",
    "plugins/field-notes/plugin": "it made no window",
    "plugins/sawtooth": "it made no window",
    "plugins/tikz": "it made no window",
    "profiles/chromium": "it made no window",
    "profiles/gtk": "it made no window",
    "profiles/qtquick": "it made no window",
    "summary": "the script failed",
    "talk/09-multiple-resolved-subviews": "two rows have the id 1",
    "talk/10-dynamic-number-of-subviews":
      "how many views elements have is found out as they are met",
    "talk/11-filtering-on-the-view-level":
      "how many views elements have is found out as they are met",
    "talk/14-network-client": "the window has no scroll view",
    "talk/15-loading-more-content": "how many rows LazyVStack has is a state of a view in it",
    "talk/16-set-up-in-onappear": "what callbacks change within a frame",
    "talk/23-dynamic-number-of-views": "how many views elements have is found out as they are met",
    "talk/25-ongeometrychange-in-a-subview": "what callbacks change within a frame",
  ]

  private static let names = Repository.files(in: ["Examples"]).map(\.path).filter {
    $0.hasSuffix(".lua") && !$0.hasSuffix("_test.lua") && !$0.contains("/types/")
  }.map { String($0.dropFirst("Examples/".count).dropLast(".lua".count)) }

  @Test(arguments: names)
  func `an example is a scene, or it is said why not`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scene-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let scene = folder.appending(path: "scene.json").path
    let outcome = try Command.run(
      products.appending(path: "lazylab").path,
      ["scene", Repository.path("Examples/\(name).lua"), "-o", scene]
    )
    guard let reason = Self.reasons[name] else {
      #expect(outcome.status == 0, "\(outcome.output.suffix(300))")
      return
    }
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(reason), "\(outcome.output.suffix(300))")
  }
}
