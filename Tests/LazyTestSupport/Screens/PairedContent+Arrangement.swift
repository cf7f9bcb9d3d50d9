import LazyStacks
import Testing

extension PairedContent {
  /// The arrangement of the parts, in one stack and in several.
  enum Form: Hashable, CustomTestStringConvertible {
    /// Rows and titles one after the other; with several stacks, the rows of each part have their
    /// own.
    case plain
    /// The same, with each of the several stacks in a modifier that changes nothing.
    case wrapped
    /// The same, inside margins.
    case margins
    /// A title and the rows after it are a section, whose header is pinned.
    case sections
    /// Sections of grids.
    case grids
    /// Rows of one length that initially show a fraction of the content and rest there.
    case anchored(Double)
    /// One stack, and the same stack twice side by side or layered.
    case sideBySide, layered

    static let all: [Form] = [
      .plain, .wrapped, .margins, .sections, .grids, .anchored(0), .anchored(0.5), .anchored(1),
      .sideBySide, .layered,
    ]

    var testDescription: String { "\(self)" }

    /// The actions that have the same result on both screens.
    ///
    /// Stacks beside one another each estimate for themselves where a jump leads.
    var actions: Range<Int> {
      switch self {
      case .sideBySide, .layered: 4..<14
      default: 0..<14
      }
    }

    /// Whether there are titles among the rows.
    var hasTitles: Bool { if case .anchored = self { false } else { true } }
  }

  /// The views of a screen.
  struct Arrangement {
    private let parts: [Part]
    private let form: Form
    private let spelling: Spelling
    private let spacing: Double

    init(_ parts: [Part], _ form: Form, _ spelling: Spelling, _ spacing: Double) {
      self.parts = parts
      self.form = form
      self.spelling = spelling
      self.spacing = spacing
    }

    func scrollView(isPaired: Bool) -> Content {
      var spelling = spelling
      if form == .margins { spelling.margin = 20 }
      if case .anchored(let fraction) = form {
        spelling.anchor = (fraction, [.initialOffset, .sizeChanges])
      }
      return spelling.scrollView(isPaired ? several : one)
    }

    private var one: Content {
      if form == .sections || form == .grids { return container(sections.map(view)) }
      return container(parts.map(view))
    }

    private var several: Content {
      switch form {
      case .plain, .margins, .anchored: return spelling.stack(spacing: spacing) { Group(stacks) }
      case .wrapped:
        let around: [Surroundings] = [.noPadding, .stack, .clipped, .manyModifiers, .overlay]
        let wrapped = stacks.enumerated().map { spelling.inside(around[$0 % around.count], $1) }
        return spelling.stack(spacing: spacing) { Group(wrapped) }
      case .sections, .grids:
        return spelling.stack(spacing: spacing) { Group(sections.map { container([view($0)]) }) }
      case .layered:
        return ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {
          Group([one, one])
        }.content
      case .sideBySide:
        return spelling.axis == .vertical
          ? HStack(alignment: .top, spacing: 0) { Group([one, one]) }.content
          : VStack(alignment: .leading, spacing: 0) { Group([one, one]) }.content
      }
    }

    /// The titles, and a stack for each part with rows.
    private var stacks: [Content] {
      parts.map { part in
        if case .rows = part { return container([view(part)]) }
        return view(part)
      }
    }

    private func container(_ views: [Content]) -> Content {
      let items = Array(repeating: GridItem(.fixed(80), spacing: 8), count: 3)
      return form == .grids
        ? spelling.grid(items, spacing, [], views)
        : spelling.rows(spacing, form == .sections ? .sectionHeaders : [], views)
    }

    private func view(_ part: Part) -> Content {
      switch part {
      case .title(let id, let length): spelling.row { length }.id(id)
      case .rows(let rows): ForEach(rows).content
      }
    }

    /// Pairs of a title and the rows after it, one of which may be missing.
    private var sections: [(title: Part?, rows: Part?)] {
      var sections: [(title: Part?, rows: Part?)] = []
      for part in parts {
        if case .title = part {
          sections.append((part, nil))
        } else if let last = sections.last, last.rows == nil {
          sections[sections.count - 1].rows = part
        } else {
          sections.append((nil, part))
        }
      }
      return sections
    }

    private func view(_ section: (title: Part?, rows: Part?)) -> Content {
      Section(
        header: section.title.map { [view($0)] } ?? [],
        children: section.rows.map { [view($0)] } ?? []
      ).content
    }
  }
}
