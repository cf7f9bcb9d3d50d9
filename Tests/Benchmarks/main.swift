let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("names") {
  try LuaCalls.list()
  Containers.list()
  Frames.list()
  Extents.list()
  OwnLayouts.list()
} else if arguments.first == "only", let count = arguments.last.flatMap({ Int($0) }) {
  let name = arguments.dropFirst().first ?? ""
  try LuaCalls.run(only: name, count: count)
  try Containers.run(only: name, count: count)
  try Frames.run(only: name, count: count)
  Extents.run(only: name, count: count)
  try OwnLayouts.run(only: name, count: count)
} else {
  if arguments.isEmpty || arguments.contains("calls") { try LuaCalls.run() }
  if arguments.isEmpty || arguments.contains("frames") { try Frames.run() }
  if arguments.isEmpty || arguments.contains("stops") { try Stops.run() }
  if arguments.isEmpty || arguments.contains("containers") { try Containers.run() }
  if arguments.isEmpty || arguments.contains("extents") { Extents.run() }
  if arguments.isEmpty || arguments.contains("data") { try Edits.run() }
  if arguments.isEmpty || arguments.contains("redraw") { Redraw.run() }
  if arguments.isEmpty || arguments.contains("completion") { try Completing.run() }
  if arguments.isEmpty || arguments.contains("layouts") { try OwnLayouts.run() }
  if arguments.contains("sight") { try Sight.run() }
  if arguments.contains("memory") { try ScrolledMemory.run() }
  if let binary = arguments.first(where: { $0.contains("/") }) {
    if arguments.contains("start") { StartUp.run(binary) }
    if arguments.contains("limits") { try Limits.run(binary) }
    if arguments.contains("sweep") { try Sweeps.run(binary) }
  }
}
