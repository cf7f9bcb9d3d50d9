#!/bin/sh
# One would guess: to add 60 to the value of a scrolled window's adjustment scrolls by 60, and the
# value then is 60 more.
# Really: GTK's ListView knows the heights of 205 rows alone. As it scrolls, rows that leave these
# count as the median from then on, and the value moves by the difference while the rows in sight
# move by exactly 60: here 90 is added in one step and 30 in the next. Who restores a value that he
# saved comes to other rows, and a program that sums its steps up is soon wrong.
# Seen with GTK 4.8.3. Needs Debian's python3-gi gir1.2-gtk-4.0 xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/leaps.py" <<'PYTHON'
import gi
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

class Row(GObject.Object):
    def __init__(self, number):
        super().__init__()
        self.number = number

Gtk.init()
plain = Gtk.CssProvider()
plain.load_from_data(b"row { padding: 0; margin: 0; border: none; min-height: 0; }")
Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), plain, 800)
alive = {}

def bind(_, item):
    number = item.get_item().number
    item.get_child().set_content_height(20 + number % 7 * 10)
    alive[number] = item.get_child()

store = Gio.ListStore.new(Row)
store.splice(0, 0, [Row(number) for number in range(300)])
factory = Gtk.SignalListItemFactory()
factory.connect("setup", lambda _, item: item.set_child(Gtk.DrawingArea()))
factory.connect("bind", bind)
factory.connect("unbind", lambda _, item: alive.pop(item.get_item().number))
rows = Gtk.ListView.new(Gtk.NoSelection.new(store), factory)
view = Gtk.ScrolledWindow(child=rows)
view.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)
window = Gtk.Window(decorated=False, default_width=400, default_height=300, child=view)
window.present()
bar = view.get_vadjustment()

def settle():
    loop = GLib.MainLoop()
    GLib.timeout_add(300, loop.quit)
    loop.run()
    return alive[12].get_parent().translate_coordinates(view, 0, 0)[1]

settle()
for step in range(1, 11):
    before = bar.get_value()
    bar.set_value(before + 60)
    place = settle()
    if step > 5:
        print(f"step {step}: value + {bar.get_value() - before:g} = {bar.get_value():g} of "
              f"{bar.get_upper():g}, row 12 @ {place:g}")
print("GTK", Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version())
PYTHON
xvfb-run -a /usr/bin/python3 "$folder/leaps.py" 2> "$folder/errors" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
step 6: value + 60 = 360 of 14950, row 12 @ 190
step 7: value + 60 = 420 of 14950, row 12 @ 130
step 8: value + 60 = 480 of 14950, row 12 @ 70
step 9: value + 90 = 570 of 14980, row 12 @ 10
step 10: value + 30 = 600 of 14950, row 12 @ -50
GTK 4 8 3
TEXT
diff "$folder/expected" "$folder/seen"
