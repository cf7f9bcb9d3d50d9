#!/bin/sh
# One would guess: what moves when a row in sight grows follows from what a list shows: its rows,
# its offset and its length.
# Really: it also depends on how GTK's ListView came there. Scrolled down and scrolled up to rows
# 499 to 503, value, upper and all places are the same. Where row 501 then grows by 100, rows 499
# and 500 leave by the upper edge in the first, and row 503 by the lower edge in the second.
# Seen with GTK 4.8.3. Needs Debian's python3-gi gir1.2-gtk-4.0 xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/way.py" <<'PYTHON'
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

def run(*targets):
    alive = {}

    def bind(_, item):
        number = item.get_item().number
        item.get_child().set_content_height(20 + number % 7 * 10)
        alive[number] = item.get_child()

    store = Gio.ListStore.new(Row)
    store.splice(0, 0, [Row(number) for number in range(1000)])
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.DrawingArea()))
    factory.connect("bind", bind)
    factory.connect("unbind", lambda _, item: alive.pop(item.get_item().number))
    rows = Gtk.ListView.new(Gtk.NoSelection.new(store), factory)
    view = Gtk.ScrolledWindow(child=rows)
    view.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)
    window = Gtk.Window(decorated=False, default_width=400, default_height=300, child=view)
    window.present()

    def settle():
        loop, bar = GLib.MainLoop(), view.get_vadjustment()
        GLib.timeout_add(1000, loop.quit)
        loop.run()
        places = []
        for number, area in sorted(alive.items()):
            row = area.get_parent()
            top = row.translate_coordinates(view, 0, 0)[1] if row.get_child_visible() else -1e9
            if -row.get_height() < top < 300:
                places.append(f"{number} @ {top:g}")
        return f"value {bar.get_value():g} of {bar.get_upper():g}, rows {', '.join(places)}"

    settle()
    for target in targets:
        rows.activate_action("list.scroll-to-item", GLib.Variant("u", target))
        there = settle()
    print(f"to {' and '.join(map(str, targets))}: {there}")
    alive[501].set_content_height(alive[501].get_content_height() + 100)
    print(f"  row 501 grows: {settle()}")
    window.destroy()

run(503)
run(999, 499)
print("GTK", Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version())
PYTHON
xvfb-run -a /usr/bin/python3 "$folder/way.py" 2> "$folder/errors" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
to 503: value 24870 of 49920, rows 499 @ 0, 500 @ 40, 501 @ 90, 502 @ 150, 503 @ 220
  row 501 grows: value 24970 of 50020, rows 501 @ -10, 502 @ 150, 503 @ 220
to 999 and 499: value 24870 of 49920, rows 499 @ 0, 500 @ 40, 501 @ 90, 502 @ 150, 503 @ 220
  row 501 grows: value 24870 of 50020, rows 499 @ 0, 500 @ 40, 501 @ 90, 502 @ 250
GTK 4 8 3
TEXT
diff "$folder/expected" "$folder/seen"
