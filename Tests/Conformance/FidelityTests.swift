import Foundation
import LazyScripting
import RepositoryReading
import Testing

/// Compares published measurements with what lazylab does under the same conditions.
@Suite struct FidelityTests {
  private static let isRecording = ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] == "1"

  @Test func `the committed document is what the scripts give`() throws {
    let file = Repository.path(FidelityDocument.path)
    let text = FidelityDocument.text(try Measurement.all())
    if Self.isRecording {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(FidelityDocument.path); run again without LAZYLAB_RECORD")
    }
    let committed = try String(contentsOfFile: file, encoding: .utf8)
    #expect(committed == text, "run with LAZYLAB_RECORD=1 and commit \(FidelityDocument.path)")
  }

  @Test(arguments: ConformanceScript.all(in: "measured"))
  func `a script's expectations say that its verdict holds`(script: ConformanceScript) throws {
    try script.check()
  }

  @Test func `each measurement is there once, with its source and its verdict`() throws {
    let all = try Measurement.all()
    #expect(all.count == 58)
    #expect(Set(all.map(\.id)).count == 58)
    for measurement in all {
      #expect(measurement.source.hasPrefix("https://"), "\(measurement.id)")
      #expect(measurement.kind != nil, "\(measurement.id)")
      for part in [measurement.conditions, measurement.system, measurement.reported] {
        #expect(!part.isEmpty, "\(measurement.id)")
      }
      #expect(measurement.ours != "", "\(measurement.id) prints nothing")
    }
  }

  @Test func `what was not run is neither the same nor a matter of parameters`() {
    for measurement in Measurement.unscripted {
      #expect(measurement.kind == .notBuilt || measurement.kind == .notModeled)
      #expect(measurement.verdict.contains(": "), "\(measurement.id) gives no reason")
    }
  }
}
