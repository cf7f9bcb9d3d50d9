let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty || arguments.contains("calls") { try LuaCalls.run() }
if arguments.isEmpty || arguments.contains("frames") { try Frames.run() }
if let binary = arguments.first(where: { $0.contains("/") }) { StartUp.run(binary) }
