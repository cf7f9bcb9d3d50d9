extension Reference {
  /// The section about how plugins are written, found and isolated; the list of what they can add
  /// is made from the extension points.
  static var plugins: String {
    let points = ExtensionPoint.all.map { point in
      "| `\(point.key)` | \(point.summary) | \(point.fallback) |"
    }
    return ([lead] + points + [rules]).joined(separator: "\n")
  }

  private static let lead = """
    ## Plugins

    `lazylab plugin new estimator steady` makes a folder with a working plugin and its test, and
    says what to do next. The kinds are those of this table; what is built in is added in the same
    way.

    | key | what is added | what is done without it |
    |---|---|---|
    """

  private static let rules = """

    A file `NAME.lua` is a plugin that returns a table:

    ```lua
    return { name = "sawtooth", version = "1.0.0", api = ">=1 <2",
      programs = {
        sawtooth = function(window, options)
          for _ = 1, 4 do
            window:scrollView():drag { by = 1200, duration = 0.4 }
            window:scrollView():drag { by = -600, duration = 0.2 }
          end
        end,
      },
      commands = {
        sawtooth = { help = "sawtooth [ROWS]: …", run = function(session, rows)
          local count = math.floor(tonumber(rows or 100))
          return Window { width = 390, height = 844,
            ScrollView { LazyVStack { ForEach { count, height = 44 } } } }
        end },
      },
    }
    ```

    A folder is a plugin if it has `plugin.lua`, the same table with the names alone
    (`programs = { "sawtooth" }`), and `init.lua`, which returns what has these names.
    `plugin.lua` is data: nothing in it runs. `init.lua` runs when one of the names is first used.
    Modules in the folder `lua` are the plugin's own, files `*_test.lua` are its tests.

    - **Names.** Views, layouts, estimators, prefetch policies and target behaviors become globals,
      under the names with which they were made. Items, programs, reporters and renderers
      stand in the tables `Items`, `Programs`, `Reporters` and `Renderers`:
      `ForEach { 1000, Items.notes }`, `Programs.sawtooth(window)`,
      `print(Reporters.jumps(window))`, or `lazylab run FILE --report jumps` for each window at the
      end; `window:draw { as = "tikz" }` for a renderer. A command is typed with a dot
      at the REPL, by itself on the command line (`lazylab sawtooth 500`), and run in scripts by
      `lab.command("sawtooth", "500")`. It gets the session and its words, each a string. What it
      returns is printed; a window becomes `session.window` and `_`.
    - **Places**, in this order: `--plugin PATH`, which may be given several times;
      `.lazylab/plugins`; the folders of `$LAZYLAB_PATH`, with colons between them;
      `$XDG_DATA_HOME/lazylab/plugins`. Of two plugins with one name, and of two contributions
      with one name, the first is taken, and the other is reported. lazylab's own names are always
      taken. `lazylab plugin list` and `.plugins` show what there is.
    - **Each plugin is by itself.** It has its own globals, in which reading a name that was never
      assigned is an error, its own copies of Lua's libraries, and its own `require`. Scripts and
      other plugins see none of them. With `--sandbox` it reaches no file, either.
    - **A plugin that fails does not stop the others.** Each call into it may run a number of
      instructions and take an amount of memory: 50 million and 64 MiB while a frame is made, 200
      million and 128 MiB while it is loaded, 1000 million and 256 MiB for a command, a program or
      a report; it may keep 256 MiB in all. An error, and an answer that makes no sense, is
      reported with the plugin, the contribution and the plugin's line, and the last column of the
      table says what is done instead. After three of them the contribution is set aside for the
      session. The same holds for each function that a plugin hands over, such as that of
      `:onAppear` or of a `:task`, and for what it defines without listing it: it is named by its
      line, what asked for an answer gets a plain one (a length of 44 points, an id by the
      position, a guide where it is by default, a wait that is over), and after three errors it is
      not called any more.
      A finalizer (`__gc`) has 1 million instructions and 16 MiB each time.
    - **Reloading.** `.reload NAME` reads a plugin anew. Only when the new code is all right are the
      names of the old one taken away; windows that there are keep what they were made with.
    - **Checking.** `lazylab plugin check PATH` checks the manifest and the names, and asks of each
      contribution what all of its kind must do: that an estimator gives finite lengths from 0 on,
      the same ones for the same rows, and keeps no list of them; that a view shows itself without
      parameters, in a lazy stack and with padding; that views of a layout do not lie over one
      another (but with `overlaps = true` in its definition), hold still and are found by their ids
      (the views are those of its function `sample`, if it has one); that an item is the same in
      whatever order items are made; that a program ends; that a reporter and a renderer give text
      for an empty window, too; that a command returns without words. All of it has 10 s and 256 MiB
      unless `--time` and `--memory` say otherwise; each contribution has an equal part of the time,
      and fails alone. `lazylab plugin test PATH` runs the plugin's tests.
      `lazylab types --plugin PATH` and `lazylab reference --plugin PATH` include its names;
      `lazylab types --write .` puts them where the Lua language server finds them, and makes a
      `.luarc.json` unless there is one. `lazylab doctor` says which plugins load.
    """
}
