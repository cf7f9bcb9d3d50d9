import Foundation
import RepositoryReading
import TestBasics
import Testing

/// Whatever lengths views answer with, and wherever they are asked, the process does not end by it.
@Suite(.timeLimit(.minutes(30))) struct EveryLengthTests {
  private static let folder = "Tests/ToolTests/Lengths"

  private static func text(_ name: String) -> String {
    Repository.files(in: [folder]).first { $0.path.hasSuffix("/\(name)") }?.text ?? ""
  }

  private static let containers = text("containers.lua").split(separator: "\n").compactMap { line in
    line.hasPrefix("  { \"") ? String(line.split(separator: "\"")[1]) : nil
  }

  @Test(arguments: containers)
  func `every leaf, modifier, estimator and survey in a container`(container: String) throws {
    let texts = ["containers.lua", "lengths.lua"].map(Self.text)
    // In an ordinary run each container takes a share, and together they try everything twice.
    let shares = Seeds.first(12, long: 1).count
    let share = try #require(Self.containers.firstIndex(of: container)) % shares
    let head = "ONLY, SHARE, SHARES = \"\(container)\", \(share), \(shares)\n"
    let script = head + texts.joined()
    let end = try ToolProcess(["run", "-", "--events", "none"], input: script).finish()
    #expect(end.reason == .exit, "\(end.errors.suffix(2_000))")
    #expect(end.status == 0, "\(end.errors.suffix(2_000))")
    #expect(end.output.hasPrefix("made\t"))
  }

  @Test func `the containers are found`() { #expect(Self.containers.count > 20) }
}
