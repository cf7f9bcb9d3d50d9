/// Names that users may know from SwiftUI or from the full vocabulary, with what to say about them.
enum Vocabulary {
  /// Modifiers that only paint, which a simulator of layout does not need.
  static let paintOnly = [
    "accentColor", "allowsHitTesting", "backgroundStyle", "blendMode", "blur", "bold", "border",
    "brightness", "clipShape", "colorInvert", "colorMultiply", "compositingGroup",
    "contentShape", "contrast", "cornerRadius", "drawingGroup", "fontDesign", "fontWeight",
    "foregroundColor", "foregroundStyle", "glassEffect", "grayscale", "hueRotation", "italic",
    "listRowBackground", "listRowSeparator", "luminanceToAlpha", "monospaced",
    "multilineTextAlignment", "progressViewStyle", "saturation", "scrollIndicators", "shadow",
    "strikethrough", "symbolRenderingMode", "textCase", "tint", "truncationMode", "underline",
  ]

  /// Why a view has no such modifier, if that is known; nil for an unknown name.
  static func reason(againstModifier name: String) -> String? {
    if name == "font" {
      return ":font has no effect on layout here; write Text { …, size = 20 }"
    }
    if paintOnly.contains(name) { return ":\(name) has no effect on layout; leave it out" }
    return SwiftUINames.reason(againstModifier: name)
  }
}

extension Vocabulary {
  /// The strings that parameters take, whose quotes are easily forgotten.
  static let strings: Set<String> = {
    var strings: Set<String> = ["flexible", "self", "topLeading", "swiftui2027"]
    for registration in Registry.builtIn.registrations {
      for parameter in registration.declaration.parameters {
        strings.formUnion(parameter.kind.strings)
      }
    }
    return strings
  }()
}
