public import LazyStacks

/// A list, alone or below a title of 70 points.
@ContentBuilder public func titledList(_ list: some View, isTitled: Bool) -> Content {
  if isTitled {
    VStack(spacing: 0) {
      Item(height: 70)
      list
    }
  } else {
    list
  }
}
