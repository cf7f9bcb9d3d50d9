let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("names") {
  try LuaCalls.list()
} else if arguments.first == "only", let count = arguments.last.flatMap({ Int($0) }) {
  try LuaCalls.run(only: arguments.dropFirst().first ?? "", count: count)
} else {
  if arguments.isEmpty || arguments.contains("calls") { try LuaCalls.run() }
  if arguments.isEmpty || arguments.contains("frames") { try Frames.run() }
  if arguments.isEmpty || arguments.contains("stops") { try Stops.run() }
  if let binary = arguments.first(where: { $0.contains("/") }) { StartUp.run(binary) }
}
