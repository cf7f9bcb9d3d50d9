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


# What players share.


class Rows(QAbstractListModel):
    """The rows of all sections, one after the other."""

    def __init__(self, scene):
        super().__init__()
        self.sections = Sections(scene)
        self.rows = self.sections.rows()

    def rowCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self):
        return {KEY: b"name", LENGTH: b"tall"}

    def data(self, index, role=Qt.DisplayRole):
        row = self.rows[index.row()]
        return key(row) if role == KEY else float(self.sections.length(row))

    def show(self):
        """Tells the view what became of the rows: what went, came, and has another length."""
        new = self.sections.rows()
        names = [key(row) for row in new]
        before = {key(row): self.sections.length(row) for row in self.rows}
        gone, come = changes(list(before), names)
        for start, end in gone:
            self.beginRemoveRows(QModelIndex(), start, end - 1)
            del self.rows[start:end]
            self.endRemoveRows()
        for start, end in come or []:
            self.beginInsertRows(QModelIndex(), start, end - 1)
            self.rows[start:start] = new[start:end]
            self.endInsertRows()
        if come is None:
            self.move(new, names)
        self.rows = new
        for place, (name, row) in enumerate(zip(names, new)):
            if before.get(name, self.sections.length(row)) != self.sections.length(row):
                self.dataChanged.emit(self.index(place), self.index(place), [LENGTH])

    def move(self, new, names):
        """Tells the view that rows stand elsewhere."""
        self.layoutAboutToBeChanged.emit()
        places = {name: place for place, name in enumerate(names)}
        before = self.persistentIndexList()
        after = [self.index(places[key(self.rows[index.row()])]) for index in before]
        self.rows = new
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def widen(self, across):
        self.sections.across = across
        self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1), [LENGTH])


class Stage:
    """A window with the list."""

    def __init__(self, scene):
        part = scene["content"][0]
        size = scene["viewport"]
        insets = scene.get("insets", {})
        self.model = Rows(scene)
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
        self.drags = Drags()
        self.living = Living()

    def open(self):
        self.view.show()

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

    def apply(self, name, value):
        if name == "scrollBy":
            self.drags.add(value)
        elif name == "scrollTo":
            self.drags = Drags()
            self.scroll_to(value)
        elif name == "resize":
            self.view.resize(round(value["width"]), round(value["height"]))
            self.model.widen(value["width"])
        else:
            self.model.sections.apply(name, value)
            self.model.show()

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
        for points in self.drags.points():
            self.run("contentY = contentY + %r" % float(points))

    def frame(self):
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
        return {
            # Where the view starts in the content, wherever that has its origin.
            "offset": offset - self.list.property("originY"),
            "size": self.list.property("contentHeight"),
            "rows": sorted(rows, key=lambda row: row[1]),
            **self.living.change([name for _, name in sorted(now)]),
        }


def main():
    frames_each = pace()
    application = QGuiApplication(sys.argv)
    scene = read_scene()
    stage = Stage(scene)
    write_head("Qt Quick " + qVersion(), frames_each)
    play(scene, stage, frames_each)
    # What is left of the engine is not worth taking apart.
    os._exit(0)


main()
