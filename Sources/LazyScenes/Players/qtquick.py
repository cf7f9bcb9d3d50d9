"""Plays the scene beside this file with Qt Quick's ListView, offscreen, and prints a recording.
Needs PySide6: pip install pyside6-essentials"""
import argparse
import ctypes
import json
import os
import pathlib
import platform
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QSG_RENDER_LOOP", "basic")
os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false;qt.qpa.*=false")

from PySide6.QtCore import QAbstractListModel, QEventLoop, QModelIndex, QUrl, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickView

# PySide 6.12 gives back more references to these than it takes, until Python stops.
for constant in (None, True, False):
    for _ in range(300_000):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(constant))

KEY, LENGTH = Qt.UserRole, Qt.UserRole + 1

QML = """
import QtQuick
ListView {
  spacing: %(spacing)s
  topMargin: %(start)s
  bottomMargin: %(end)s
  model: sceneRows
  delegate: Item {
    required property string name
    required property real tall
    objectName: name
    width: ListView.view.width
    height: tall
  }
}
"""


def key(row):
    return json.dumps(row["id"])


class Rows(QAbstractListModel):
    """The rows of all sections, one after the other."""

    def __init__(self, sections, across):
        super().__init__()
        self.sections = sections
        self.across = across
        self.rows = self.flat()

    def flat(self):
        rows = []
        for section in self.sections:
            rows += [section["header"]] if section.get("header") else []
            rows += section.get("rows", [])
            rows += [section["footer"]] if section.get("footer") else []
        return rows

    def rowCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self):
        return {KEY: b"name", LENGTH: b"tall"}

    def data(self, index, role=Qt.DisplayRole):
        row = self.rows[index.row()]
        return key(row) if role == KEY else float(self.length(row))

    def length(self, row):
        if "length" in row:
            return row["length"]
        return min(row["lengths"], key=lambda pair: abs(pair[0] - self.across))[1]

    def show(self):
        """Tells the view what became of the rows: what went, came, and has another length."""
        new = self.flat()
        kept = {key(row) for row in new}
        place = len(self.rows)
        while place > 0:
            end = place
            while place > 0 and key(self.rows[place - 1]) not in kept:
                place -= 1
            if place < end:
                self.beginRemoveRows(QModelIndex(), place, end - 1)
                del self.rows[place:end]
                self.endRemoveRows()
            else:
                place -= 1
        old = {key(row) for row in self.rows}
        if [key(r) for r in self.rows] == [key(r) for r in new if key(r) in old]:
            place = 0
            while place < len(new):
                end = place
                while end < len(new) and key(new[end]) not in old:
                    end += 1
                if end > place:
                    self.beginInsertRows(QModelIndex(), place, end - 1)
                    self.rows[place:place] = new[place:end]
                    self.endInsertRows()
                    place = end
                else:
                    place += 1
        else:
            self.layoutAboutToBeChanged.emit()
            places = {key(row): place for place, row in enumerate(new)}
            before = self.persistentIndexList()
            after = [self.index(places[key(self.rows[i.row()])]) for i in before]
            self.rows = new
            self.changePersistentIndexList(before, after)
            self.layoutChanged.emit()
        changed = [i for i, (a, b) in enumerate(zip(self.rows, new))
                   if self.length(a) != self.length(b)]
        self.rows = new
        for place in changed:
            self.dataChanged.emit(self.index(place), self.index(place), [LENGTH])

    def widen(self, across):
        self.across = across
        self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1), [LENGTH])


class Stage:
    """A window with the list."""

    def __init__(self, scene):
        part = scene["content"][0]
        sections = part.get("sections") or [{"rows": part["rows"]}]
        size = scene["viewport"]
        insets = scene.get("insets", {})
        self.model = Rows(sections, size["width"])
        self.view = QQuickView()
        self.view.resize(round(size["width"]), round(size["height"]))
        self.view.setResizeMode(QQuickView.SizeRootObjectToView)
        self.view.rootContext().setContextProperty("sceneRows", self.model)
        component = QQmlComponent(self.view.engine())
        component.setData((QML % {
            "spacing": part.get("spacing", 0),
            "start": insets.get("start", 0), "end": insets.get("end", 0),
        }).encode(), QUrl("scene.qml"))
        self.list = component.create(self.view.rootContext())
        if self.list is None:
            sys.exit("play.py: " + "; ".join(error.toString() for error in component.errors()))
        self.component = component
        self.view.setContent(QUrl("scene.qml"), component, self.list)
        self.drags = []
        self.living = []

    def run(self, code):
        context = QQmlEngine.contextForObject(self.list)
        expression = QQmlExpression(context, self.list, code)
        value = expression.evaluate()
        if expression.hasError():
            sys.exit("play.py: " + expression.error().toString())
        return value

    def make_frame(self):
        loop = QEventLoop()
        self.view.frameSwapped.connect(loop.quit)
        self.view.update()
        loop.exec()
        self.view.frameSwapped.disconnect(loop.quit)

    def apply(self, step):
        name, value = next((n, v) for n, v in step.items() if n != "frame")
        section = lambda: self.model.sections[value.get("section", 0)]
        if name == "scrollBy":
            points, frames = (value, 1) if not isinstance(value, dict) else (
                value["points"], max(1, value.get("frames", 0)))
            self.drags.append([points / frames, frames])
        elif name == "scrollTo":
            self.drags.clear()
            self.scroll_to(value)
        elif name == "resize":
            self.view.resize(round(value["width"]), round(value["height"]))
            self.model.widen(value["width"])
        elif name == "insert":
            section().setdefault("rows", [])[value["at"]:value["at"]] = value["rows"]
            self.model.show()
        elif name == "remove":
            if isinstance(value["at"], str):
                del section()[value["at"]]
            else:
                del section()["rows"][value["at"]:value["at"] + value.get("count", 1)]
            self.model.show()
        elif name in ("change", "grow"):
            if isinstance(value["at"], str):
                section()[value["at"]] = value["row"]
            else:
                section()["rows"][value["at"]] = value["row"]
            self.model.show()
        elif name == "setRows":
            section()["rows"] = value["rows"]
            self.model.show()
        elif name == "insertSection":
            self.model.sections.insert(value["at"], value["section"])
            self.model.show()
        elif name == "removeSection":
            del self.model.sections[value["at"]]
            self.model.show()
        else:
            sys.exit("play.py: this player does not know " + name)

    def scroll_to(self, value):
        if "end" in value:
            self.run("positionViewAt%s()" % ("End" if value["end"] == "end" else "Beginning"))
        elif "offset" in value:
            self.run("contentY = originY + %r" % float(value["offset"]))
        else:
            wanted = json.dumps(value["id"])
            place = next((i for i, row in enumerate(self.model.rows) if key(row) == wanted), None)
            if place is None:
                sys.exit("play.py: there is no row " + wanted)
            mode = {0: "Beginning", 0.5: "Center", 1: "End"}.get(value.get("anchor"), "Contain")
            self.run("positionViewAtIndex(%d, ListView.%s)" % (place, mode))

    def move(self):
        for drag in self.drags:
            self.run("contentY = contentY + %r" % float(drag[0]))
            drag[1] -= 1
        self.drags = [drag for drag in self.drags if drag[1] > 0]

    def frame(self, number, time):
        offset = self.list.property("contentY")
        height = self.list.height()
        rows, now = [], []
        for item in self.list.property("contentItem").childItems():
            name = item.objectName()
            if not name or not item.isVisible():
                continue
            start = item.y() - offset
            now.append((start, name))
            if start < height and start + item.height() > 0:
                rows.append([json.loads(name), start, item.height()])
        now = [name for _, name in sorted(now)]
        created = [json.loads(name) for name in now if name not in self.living]
        destroyed = [json.loads(name) for name in self.living if name not in now]
        self.living = now
        return {
            "frame": number, "time": time,
            # Where the view starts in the content, wherever that has its origin.
            "offset": offset - self.list.property("originY"),
            "size": self.list.property("contentHeight"),
            "rows": sorted(rows, key=lambda row: row[1]),
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
    application = QGuiApplication(sys.argv)
    stage = Stage(json.loads(text))
    line = lambda value: print(json.dumps(value, separators=(",", ":")))
    line({"format": "lazylab-recording", "version": 1, "toolkit": "Qt Quick " + qVersion(),
          "system": system(), "pace": frames_each, "scene": scene})
    rate = scene.get("frameRate", 60)
    program = scene.get("program", [])
    for number in range(1, scene["frames"] + 1):
        if number == 1:
            stage.view.show()
        for step in program:
            if step["frame"] == number:
                stage.apply(step)
        stage.move()
        for _ in range(frames_each):
            stage.make_frame()
        line(stage.frame(number, (number - 1) / rate))
    sys.stdout.flush()
    # What is left of the engine is not worth taking apart.
    os._exit(0)


main()
