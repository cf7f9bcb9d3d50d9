import LazyTestSupport
import Testing

@testable import LazyStacks

/// Compares which subviews share a line with a listing of all lines.
@Suite struct LineMapTests {
  /// A list of subviews: cells, headers, and the same list several times over.
  private indirect enum Structure {
    case cells(Int)
    case header
    case sections([Structure], times: Int)
  }

  private struct Listing {
    var lines: [[Int]] = []
    var count = 0
    private var isOpen = false
    private let columns: Int

    init(columns: Int) { self.columns = columns }

    mutating func add(_ structures: [Structure]) {
      for structure in structures {
        switch structure {
        case .cells(let cells): for _ in 0..<cells { add() }
        case .header:
          isOpen = false
          add()
          isOpen = false
        case .sections(let parts, let times):
          for _ in 0..<times {
            isOpen = false
            add(parts)
          }
          isOpen = false
        }
      }
    }

    private mutating func add() {
      if isOpen, let last = lines.last, last.count < columns {
        lines[lines.count - 1].append(count)
      } else {
        lines.append([count])
      }
      isOpen = true
      count += 1
    }
  }

  private static func structures(_ generator: inout SeededGenerator, depth: Int) -> [Structure] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      switch Int.random(in: 0...3, using: &generator) {
      case 0: .header
      case 1 where depth < 2:
        .sections(
          structures(&generator, depth: depth + 1),
          times: Int.random(in: 0...4, using: &generator)
        )
      default: .cells(Int.random(in: 0...9, using: &generator))
      }
    }
  }

  private static func map(_ structures: [Structure], columns: Int) -> LineMap {
    var builder = LineMapBuilder(columns: columns)
    for structure in structures {
      switch structure {
      case .cells(let count): builder.add(cells: count)
      case .header: builder.addWholeLine()
      case .sections(let parts, let times):
        builder.add(map(parts, columns: columns), times: times)
      }
    }
    return builder.finish()
  }

  @Test(arguments: Seeds.first(200, long: 5_000))
  func `a map of lines answers as a listing of them does`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...5, using: &generator)
    let structures = Self.structures(&generator, depth: 0)
    let map = Self.map(structures, columns: columns)
    var listing = Listing(columns: columns)
    listing.add(structures)

    #expect(map.count == listing.lines.count)
    #expect(map.subviewCount == listing.count)
    for (line, subviews) in listing.lines.enumerated() {
      #expect(Array(map.subviews(of: line)) == subviews)
      for subview in subviews { #expect(map.line(of: subview) == line) }
    }
  }

  @Test func `a billion sections are counted without being listed`() {
    let section = Self.map([.header, .cells(7)], columns: 3)
    var builder = LineMapBuilder(columns: 3)
    builder.add(section, times: 1_000_000_000)
    let map = builder.finish()
    #expect(map.count == 4_000_000_000)
    #expect(map.subviews(of: 3_999_999_999) == 7_999_999_999..<8_000_000_000)
    #expect(map.line(of: 7_999_999_992) == 3_999_999_996)
  }
}
