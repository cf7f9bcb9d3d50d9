"""Plays the scene beside this file with GTK 4's GtkListView and prints a recording. Needs Debian's
python3-gi, gir1.2-gtk-4.0 and, without a display, xvfb: xvfb-run -a /usr/bin/python3 play.py"""
import argparse
import json
import pathlib
import platform
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk

STYLE = b"listview, listview > row { padding: 0; margin: 0; border: none; min-height: 0; outline: none; }"


def key(row):
    return json.dumps(row["id"])


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
        part = scene["content"][0]
        self.sections = part.get("sections") or [{"rows": part["rows"]}]
        size = scene["viewport"]
        self.across = size["width"]
        self.store = Gio.ListStore.new(Element)
        self.bound = {}
        self.living = []
        self.drags = []
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", self.set_up)
        factory.connect("bind", self.bind)
        factory.connect("unbind", self.unbind)
        self.store.splice(0, 0, [self.element(row) for row in self.flat()])
        self.list = Gtk.ListView.new(Gtk.NoSelection.new(self.store), factory)
        self.scroll = Gtk.ScrolledWindow()
        self.scroll.set_child(self.list)
        self.scroll.set_policy(Gtk.PolicyType.NEVER, Gtk.PolicyType.EXTERNAL)
        self.scroll.set_size_request(round(size["width"]), -1)
        self.window = Gtk.Window(decorated=False)
        self.window.set_default_size(round(size["width"]), round(size["height"]))
        self.window.set_child(self.scroll)
        self.adjustment = self.scroll.get_vadjustment()

    def flat(self):
        rows = []
        for section in self.sections:
            rows += [section["header"]] if section.get("header") else []
            rows += section.get("rows", [])
            rows += [section["footer"]] if section.get("footer") else []
        return rows

    def length(self, row):
        if "length" in row:
            return round(row["length"])
        return round(min(row["lengths"], key=lambda pair: abs(pair[0] - self.across))[1])

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
        new = self.flat()
        kept = {key(row) for row in new}
        place = self.store.get_n_items()
        while place > 0:
            end = place
            while place > 0 and self.store.get_item(place - 1).key not in kept:
                place -= 1
            if place < end:
                self.store.splice(place, end - place, [])
            else:
                place -= 1
        elements = {}
        for place in range(self.store.get_n_items()):
            elements[self.store.get_item(place).key] = self.store.get_item(place)
        order = [element.key for element in self.store]
        if order == [key(row) for row in new if key(row) in elements]:
            place = 0
            while place < len(new):
                end = place
                while end < len(new) and key(new[end]) not in elements:
                    end += 1
                if end > place:
                    self.store.splice(place, 0, [self.element(row) for row in new[place:end]])
                place = end + 1
        else:
            items = [elements.get(key(row)) or self.element(row) for row in new]
            self.store.splice(0, self.store.get_n_items(), items)
        for place, row in enumerate(new):
            element = self.store.get_item(place)
            element.row = row
            if element.length != self.length(row):
                element.length = self.length(row)

    def apply(self, step):
        name, value = next((n, v) for n, v in step.items() if n != "frame")
        section = lambda: self.sections[value.get("section", 0)]
        if name == "scrollBy":
            points, frames = (value, 1) if not isinstance(value, dict) else (
                value["points"], max(1, value.get("frames", 0)))
            self.drags.append([points / frames, frames])
        elif name == "scrollTo":
            self.drags.clear()
            self.scroll_to(value)
        elif name == "resize":
            self.across = value["width"]
            self.scroll.set_size_request(round(value["width"]), -1)
            self.window.set_default_size(round(value["width"]), round(value["height"]))
            self.show()
        elif name == "insert":
            section().setdefault("rows", [])[value["at"]:value["at"]] = value["rows"]
            self.show()
        elif name == "remove":
            if isinstance(value["at"], str):
                del section()[value["at"]]
            else:
                del section()["rows"][value["at"]:value["at"] + value.get("count", 1)]
            self.show()
        elif name in ("change", "grow"):
            if isinstance(value["at"], str):
                section()[value["at"]] = value["row"]
            else:
                section()["rows"][value["at"]] = value["row"]
            self.show()
        elif name == "setRows":
            section()["rows"] = value["rows"]
            self.show()
        elif name == "insertSection":
            self.sections.insert(value["at"], value["section"])
            self.show()
        elif name == "removeSection":
            del self.sections[value["at"]]
            self.show()
        else:
            sys.exit("play.py: this player does not know " + name)

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
        for drag in self.drags:
            self.adjustment.set_value(self.adjustment.get_value() + drag[0])
            drag[1] -= 1
        self.drags = [drag for drag in self.drags if drag[1] > 0]

    def frame(self, number, time):
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
        now = [name for _, name in sorted(now)]
        created = [json.loads(name) for name in now if name not in self.living]
        destroyed = [json.loads(name) for name in self.living if name not in now]
        self.living = now
        return {
            "frame": number, "time": time, "offset": self.adjustment.get_value(),
            "size": self.adjustment.get_upper(), "rows": sorted(rows, key=lambda row: row[1]),
            "created": created, "destroyed": destroyed,
        }


def pace():
    """How many frames of the list a frame of the scene takes: --pace 8 lets what the list does later,
    such as filling its cache, be done before the next frame of the scene."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pace", type=int, default=1, help="frames of the list for each of the scene")
    found = parser.parse_args().pace
    if found < 1:
        parser.error("--pace is a whole number from 1")
    return found


def system():
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, AttributeError, KeyError):
        return platform.system()


def main():
    frames_each = pace()
    text = (pathlib.Path(__file__).resolve().parent / "scene.json").read_text()
    scene = json.loads(text)
    stage = Stage(json.loads(text))
    version = "GTK %d.%d.%d" % (
        Gtk.get_major_version(), Gtk.get_minor_version(), Gtk.get_micro_version())
    line = lambda value: print(json.dumps(value, separators=(",", ":")))
    line({"format": "lazylab-recording", "version": 1, "toolkit": version, "system": system(),
          "pace": frames_each, "scene": scene})
    rate = scene.get("frameRate", 60)
    program = scene.get("program", [])
    for number in range(1, scene["frames"] + 1):
        if number == 1:
            stage.window.present()
        for step in program:
            if step["frame"] == number:
                stage.apply(step)
        stage.move()
        for _ in range(frames_each):
            stage.make_frame()
        line(stage.frame(number, (number - 1) / rate))


main()
