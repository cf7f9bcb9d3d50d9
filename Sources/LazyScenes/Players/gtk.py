"""Plays the scene beside this file with GTK 4's GtkListView and prints a recording. Needs Debian's
python3-gi, gir1.2-gtk-4.0 and, without a display, xvfb: xvfb-run -a /usr/bin/python3 play.py"""
import argparse
import json
import pathlib
import platform
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

STYLE = b"listview, listview > row { padding: 0; margin: 0; border: none; min-height: 0; outline: none; }"


# What players share.


class Element(GObject.Object):
    """An element of the list model; its length is that of the row's widget."""
    length = GObject.Property(type=int)

    def __init__(self, row, length):
        super().__init__()
        self.row = row
        self.key = key(row)
        self.length = length


class Stage:
    """A window with the list."""

    def __init__(self, scene):
        provider = Gtk.CssProvider()
        spacing = round(scene["content"][0].get("spacing", 0))
        provider.load_from_data(STYLE + b"listview > row:not(:first-child) { margin-top: %dpx; }" % spacing)
        Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, 800)
        self.sections = Sections(scene)
        size = scene["viewport"]
        self.store = Gio.ListStore.new(Element)
        self.bound = {}
        self.living = Living()
        self.drags = Drags()
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", self.set_up)
        factory.connect("bind", self.bind)
        factory.connect("unbind", self.unbind)
        self.store.splice(0, 0, [self.element(row) for row in self.sections.rows()])
        self.list = Gtk.ListView.new(Gtk.NoSelection.new(self.store), factory)
        self.scroll = Gtk.ScrolledWindow()
        self.scroll.set_child(self.list)
        self.scroll.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)
        self.scroll.set_size_request(round(size["width"]), -1)
        self.window = Gtk.Window(decorated=False)
        self.window.set_default_size(round(size["width"]), round(size["height"]))
        self.window.set_child(self.scroll)
        self.adjustment = self.scroll.get_vadjustment()

    def open(self):
        self.window.present()

    def length(self, row):
        return round(self.sections.length(row))

    def element(self, row):
        return Element(row, self.length(row))

    def set_up(self, factory, item):
        widget = Gtk.DrawingArea()
        widget.set_valign(Gtk.Align.START)
        item.set_child(widget)

    def bind(self, factory, item):
        element, widget = item.get_item(), item.get_child()
        widget.set_content_height(element.length)
        handler = element.connect(
            "notify::length", lambda e, _: widget.set_content_height(e.length))
        self.bound[element.key] = (item, widget, element, handler)

    def unbind(self, factory, item):
        known = self.bound.get(item.get_item().key)
        # An element that moves may be bound elsewhere before it is unbound here.
        if known and known[0] is item:
            known[2].disconnect(known[3])
            del self.bound[item.get_item().key]

    def make_frame(self):
        """Lets the frame clock run until a frame was laid out and drawn."""
        loop = GLib.MainLoop()
        left = [2]

        def tick(widget, clock):
            left[0] -= 1
            if left[0] <= 0:
                loop.quit()
                return False
            return True

        self.window.add_tick_callback(tick)
        self.window.queue_draw()
        loop.run()
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)

    def show(self):
        """Makes the model be the rows: what went, came, moved, and has another length."""
        new = self.sections.rows()
        gone, come = changes([element.key for element in self.store], [key(row) for row in new])
        for start, end in gone:
            self.store.splice(start, end - start, [])
        for start, end in come or []:
            self.store.splice(start, 0, [self.element(row) for row in new[start:end]])
        if come is None:
            known = {element.key: element for element in self.store}
            items = [known.get(key(row)) or self.element(row) for row in new]
            self.store.splice(0, self.store.get_n_items(), items)
        for element, row in zip(self.store, new):
            element.row = row
            if element.length != self.length(row):
                element.length = self.length(row)

    def apply(self, name, value):
        if name == "scrollBy":
            self.drags.add(value)
        elif name == "scrollTo":
            self.drags = Drags()
            self.scroll_to(value)
        elif name == "resize":
            self.sections.across = value["width"]
            self.scroll.set_size_request(round(value["width"]), -1)
            self.window.set_default_size(round(value["width"]), round(value["height"]))
            self.show()
        else:
            self.sections.apply(name, value)
            self.show()

    def scroll_to(self, value):
        if "end" in value:
            last = self.store.get_n_items() - 1
            place = last if value["end"] == "end" else 0
        elif "offset" in value:
            self.adjustment.set_value(value["offset"])
            return
        else:
            wanted = json.dumps(value["id"])
            keys = [element.key for element in self.store]
            if wanted not in keys:
                sys.exit("play.py: there is no row " + wanted)
            place = keys.index(wanted)
        # It goes by the smallest movement, whatever the anchor.
        self.list.activate_action("list.scroll-to-item", GLib.Variant("u", place))

    def move(self):
        for points in self.drags.points():
            self.adjustment.set_value(self.adjustment.get_value() + points)

    def frame(self):
        height = self.scroll.get_height()
        rows, now = [], []
        for name, (item, widget, element, handler) in self.bound.items():
            now.append((item.get_position(), name))
            row = widget.get_parent()
            if row is None or not row.get_child_visible():
                continue
            start = widget.translate_coordinates(self.scroll, 0, 0)[1]
            if widget.get_height() > 0 and start < height and start + widget.get_height() > 0:
                rows.append([json.loads(name), start, widget.get_height()])
        return {
            "offset": self.adjustment.get_value(), "size": self.adjustment.get_upper(),
            "rows": sorted(rows, key=lambda row: row[1]),
            **self.living.change([name for _, name in sorted(now)]),
        }


def main():
    frames_each = pace()
    scene = read_scene()
    stage = Stage(scene)
    write_head("GTK %d.%d.%d" % (
        Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version()), frames_each)
    play(scene, stage, frames_each)


main()
