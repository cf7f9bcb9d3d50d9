#!/bin/sh
# One would guess: a program that restores the offset of a list when it has opened sees there what
# was there, as anybody does who goes there later.
# Really: in GTK's ListView, ColumnView and GridView the first change of the value after the opening
# makes no rows: where it leads beyond those made at the opening, 205 of a list, nothing is drawn, for
# good. A second change, by one point, shows what is there; saying the same value again does not, nor
# does a list that becomes higher. Where the first change is by one point, the second may be far.
# Seen with GTK 4.8.3. Needs Debian's python3-gi gir1.2-gtk-4.0 xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/jump.py" <<'PYTHON'
import gi
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

class Row(GObject.Object):
    def __init__(self, number):
        super().__init__()
        self.number = number

class Area(Gtk.Widget):
    number = None

    def __init__(self):
        super().__init__()
        areas.append(self)

    def do_measure(self, orientation, _):
        length = 50 if orientation == Gtk.Orientation.HORIZONTAL else 20
        return length, length, -1, -1

    def do_snapshot(self, _):
        drawn.add(self.number)

def table(rows, factory):
    view = Gtk.ColumnView.new(rows)
    view.append_column(Gtk.ColumnViewColumn.new("name", factory))
    return view

def grid(rows, factory):
    view = Gtk.GridView.new(rows, factory)
    view.set_min_columns(3)
    view.set_max_columns(3)
    return view

def scene(name, kind, *steps):
    made = set()

    def bind(_, item):
        item.get_child().number = item.get_item().number
        made.add(item.get_item().number)

    store = Gio.ListStore.new(Row)
    store.splice(0, 0, [Row(number) for number in range(3000)])
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Area()))
    factory.connect("bind", bind)
    view = Gtk.ScrolledWindow(child=kind(Gtk.NoSelection.new(store), factory))
    view.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)
    window = Gtk.Window(decorated=False, default_width=300, default_height=300, child=view)
    window.present()
    bar = view.get_vadjustment()

    def say(when):
        for wait in 700, 300:
            loop = GLib.MainLoop()
            GLib.timeout_add(wait, loop.quit)
            loop.run()
            if wait == 700:
                drawn.clear()
                for area in areas:
                    area.queue_draw()
        seen = f"rows {min(drawn)} to {max(drawn)}" if drawn else "nothing"
        print(f"  {when}: value {bar.get_value():g}, {seen} drawn, {len(made)} rows made")
        made.clear()

    print(name)
    say("opening")
    for step in steps:
        if step == "higher":
            view.set_size_request(300, 400)
        else:
            bar.set_value(step)
        say(step)
    window.destroy()
    areas.clear()

Gtk.init()
plain = Gtk.CssProvider()
plain.load_from_data(b"row, cell, child { padding: 0; margin: 0; border: none; min-height: 0; }")
Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), plain, 800)
areas, drawn = [], set()
scene("ListView", Gtk.ListView.new, 6000, 6000, "higher", 6001)
scene("ListView, first by one point", Gtk.ListView.new, 1, 6000)
scene("ColumnView", table, 6000, 6001)
scene("GridView", grid, 6000, 6001)
print("GTK", Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version())
PYTHON
xvfb-run -a timeout 90 /usr/bin/python3 "$folder/jump.py" 2> "$folder/errors" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
ListView
  opening: value 0, rows 0 to 14 drawn, 205 rows made
  6000: value 6000, nothing drawn, 0 rows made
  6000: value 6000, nothing drawn, 0 rows made
  higher: value 7993, nothing drawn, 0 rows made
  6001: value 6001, rows 299 to 320 drawn, 205 rows made
ListView, first by one point
  opening: value 0, rows 0 to 14 drawn, 205 rows made
  1: value 1, rows 0 to 15 drawn, 0 rows made
  6000: value 6000, rows 299 to 314 drawn, 205 rows made
ColumnView
  opening: value 0, rows 0 to 13 drawn, 205 rows made
  6000: value 6000, nothing drawn, 0 rows made
  6001: value 6001, rows 299 to 313 drawn, 205 rows made
GridView
  opening: value 0, rows 0 to 44 drawn, 97 rows made
  6000: value 6000, nothing drawn, 0 rows made
  6001: value 6001, rows 897 to 947 drawn, 97 rows made
GTK 4 8 3
TEXT
diff "$folder/expected" "$folder/seen"
