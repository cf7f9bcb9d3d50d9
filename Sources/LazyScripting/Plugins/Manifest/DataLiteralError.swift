/// What is wrong with the text of data, and in which line.
struct DataLiteralError: Error, Equatable {
  var line: Int
  var message: String
}
