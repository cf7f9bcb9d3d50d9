extension Node {
  /// The error for an id that no view in this one has.
  ///
  /// It lists ids that there are, or names the one that was meant.
  func unknownID(_ id: ViewID) throws -> WindowError {
    let ids = listedIDs
    return .unknownID(id, among: ids, meant: try meant(id, among: ids))
  }

  /// The id that was meant: the number in an id that is a text, or the text with this number; nil
  /// where no view has it.
  private func meant(_ id: ViewID, among ids: [String]) throws -> ViewID? {
    var others: [ViewID] = []
    switch id {
    case .string(let text):
      let digits = String(text.reversed().prefix { $0.isNumber }.reversed())
      others += Int(digits).map { [.integer($0)] } ?? []
    case .integer(let number):
      others += ids.compactMap { listed in
        let name = listed.prefix { !$0.isNumber }
        return name.isEmpty || name.count == listed.count ? nil : .string("\(name)\(number)")
      }
    default: break
    }
    return try others.first { try addressed($0) != nil }
  }
}
