internal import LazyReports
internal import LazyStacks

/// A list that plays scenes besides lazylab.
public enum Toolkit: String, CaseIterable, Sendable {
  /// SwiftUI's lazy stacks, on a device or in a simulator.
  case swiftui
  /// Qt Quick's `ListView`, offscreen.
  case qtquick
  /// GTK's `GtkListView`, on a virtual display.
  case gtk
  /// Chromium's `content-visibility` with scroll anchoring, headless.
  case chromium
}

/// The program with which a list plays a scene and records it.
public struct ExportedPlayer {
  private let scene: Scene
  private let toolkit: Toolkit

  /// Prepares to export a scene.
  public init(of scene: Scene, for toolkit: Toolkit) {
    (self.scene, self.toolkit) = (scene, toolkit)
  }

  /// What the list cannot do of the scene; nil if it can do everything.
  public var obstacle: String? {
    let abilities = toolkit.abilities
    for part in scene.parts {
      switch part.kind {
      case .lazyGrid where !abilities.contains(.grids): return "it has no lazy grid"
      case .stack where !abilities.contains(.severalParts):
        return "there is a view besides a lazy stack"
      default: break
      }
      if !part.pinnedViews.isEmpty, !abilities.contains(.pins) { return "headers are pinned" }
      if part.padding != Scene.Ends(), !abilities.contains(.padding) { return "there is a padding" }
    }
    if scene.parts.count != 1, !abilities.contains(.severalParts) {
      return "there are \(scene.parts.count) containers beside one another"
    }
    if scene.axis == .horizontal, !abilities.contains(.horizontal) { return "it scrolls sideways" }
    if !scene.anchors.isEmpty, !abilities.contains(.anchors) {
      return "the content has an anchor at an end"
    }
    if scene.allRows.contains(where: { $0.id == nil }), !abilities.contains(.unnamedRows) {
      return "there are rows without an id"
    }
    let ids = scene.allIDs
    for (index, step) in scene.program.enumerated() {
      if let what = obstacle(step, abilities) { return "program[\(index)]: \(what)" }
      if case .scroll(.to(.row(let id, _), _, _)) = step.action, !ids.contains(id) {
        return "program[\(index)]: no row has the id \(id.value.json)"
      }
    }
    return nil
  }

  private func obstacle(_ step: Scene.Step, _ abilities: Toolkit.Abilities) -> String? {
    guard case .scroll(let scroll) = step.action else {
      switch step.action {
      case .insets where !abilities.contains(.insets): return "insets do not change"
      case .insertSection, .removeSection:
        return abilities.contains(.sectionEdits) ? nil : "sections do not come and go"
      default: return nil
      }
    }
    switch scroll {
    case .fling, .finger, .stop:
      return abilities.contains(.fingers) ? nil : "nobody's finger moves it"
    case .to(let target, let animation, let means):
      if animation != nil, !abilities.contains(.animations) { return "jumps are not animated" }
      if means == .binding, !abilities.contains(.bindings) { return "it has no bound position" }
      if case .row(_, _?) = target, !abilities.contains(.rowAnchors) {
        return "a row comes by the smallest movement, at no anchor"
      }
      if case .row(_, let anchor?) = target, ![0, 0.5, 1].contains(anchor),
        !abilities.contains(.anyAnchor)
      {
        return "a row goes to the start, the middle or the end, not to \(anchor)"
      }
    case .by: break
    }
    return nil
  }

  /// The files of the folder: the program, and the scene.
  public var files: [(name: String, bytes: [UInt8])] {
    switch toolkit {
    case .swiftui: [("ScenePlayer.swift", swift)]
    case .qtquick: [Self.python(PackageResources.qtquick_py, isList: true), json]
    case .gtk: [Self.python(PackageResources.gtk_py, isList: true), json]
    case .chromium:
      [
        Self.python(PackageResources.chromium_py), ("page.html", PackageResources.chromium_html),
        json,
      ]
    }
  }

  /// The program of a player, with what all of them share, or all that play a single list.
  private static func python(_ player: [UInt8], isList: Bool = false) -> (String, [UInt8]) {
    let shared = PackageResources.common_py + (isList ? "\n\n".utf8 + PackageResources.list_py : [])
    let program = String(decoding: player, as: UTF8.self)
    let text = String(decoding: shared, as: UTF8.self)
    return ("play.py", Array(program.replacing("# What players share.\n", with: text).utf8))
  }

  private var json: (String, [UInt8]) { ("scene.json", Array(scene.json.utf8)) }

  /// The Swift file, with the scene in it as a literal.
  private var swift: [UInt8] {
    let program = String(decoding: PackageResources.swiftui_template, as: UTF8.self)
    let marker = "/* the scene */"
    let quote = "###\"\"\""
    guard let place = program.firstRange(of: marker) else { return [] }
    let literal = quote + "\n" + scene.value.json + "\n\"\"\"###"
    return Array((program[..<place.lowerBound] + literal + program[place.upperBound...]).utf8)
  }

  /// How the program is run, in three lines.
  public func directions(in folder: String) -> [String] {
    switch toolkit {
    case .swiftui:
      [
        "wrote \(folder)/ScenePlayer.swift. To record what SwiftUI does:",
        "  1. In Xcode, make an app for iOS 18 or later; delete its Swift files and add this one.",
        "  2. Run it; save what the console shows from {\"format\" on as recording.jsonl.",
      ]
    case .qtquick:
      [
        "wrote \(folder). To record what Qt Quick's ListView does:",
        "  1. python3 -m venv qt && qt/bin/pip install pyside6-essentials==6.12.0",
        "  2. qt/bin/python \(folder)/play.py --pace 8 > qtquick.jsonl",
      ]
    case .gtk:
      [
        "wrote \(folder). To record what GtkListView does:",
        "  1. apt install python3-gi gir1.2-gtk-4.0 xvfb xauth",
        "  2. xvfb-run -a /usr/bin/python3 \(folder)/play.py --pace 8 > gtk.jsonl",
      ]
    case .chromium:
      [
        "wrote \(folder). To record what Chromium does with content-visibility:",
        "  1. apt install chromium",
        "  2. python3 \(folder)/play.py --pace 8 > chromium.jsonl",
      ]
    }
  }
}

extension Toolkit {
  /// What a list can do of scenes.
  struct Abilities: OptionSet {
    let rawValue: Int

    static let grids = Self(rawValue: 1)
    static let severalParts = Self(rawValue: 2)
    static let pins = Self(rawValue: 4)
    static let padding = Self(rawValue: 8)
    static let horizontal = Self(rawValue: 16)
    static let anchors = Self(rawValue: 32)
    static let unnamedRows = Self(rawValue: 64)
    static let insets = Self(rawValue: 128)
    static let sectionEdits = Self(rawValue: 256)
    static let fingers = Self(rawValue: 512)
    static let animations = Self(rawValue: 1024)
    static let anyAnchor = Self(rawValue: 2048)
    static let bindings = Self(rawValue: 4096)
    static let rowAnchors = Self(rawValue: 8192)
  }

  var abilities: Abilities {
    switch self {
    case .swiftui:
      [
        .grids, .severalParts, .pins, .padding, .horizontal, .anchors, .unnamedRows, .insets,
        .sectionEdits, .animations, .anyAnchor, .bindings, .rowAnchors,
      ]
    case .qtquick: [.rowAnchors]
    case .gtk: []
    case .chromium:
      [
        .severalParts, .pins, .padding, .unnamedRows, .insets, .sectionEdits, .animations,
        .rowAnchors,
      ]
    }
  }
}
