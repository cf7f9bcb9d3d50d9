#!/bin/sh
# One would guess: Qt Quick's TableView with one column does what its ListView does: both make rows
# as they come into sight, and guess the length from rows that they made.
# Really: TableView guesses at the opening and does not learn on the way. Of 500 rows of 20 and then
# 500 of 80 it takes all for 20,000 long, and says so still at row 875, where contentY is 40,000 and
# the bar at 0.99; ListView has it at 0.88. Where 20 rows are added above, ListView holds row 875,
# and TableView goes to row 855 with its bar at 0.55.
# Seen with PySide6-Essentials 6.12.0, offscreen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install PySide6-Essentials==6.12.0
cat > "$folder/length.py" <<'PYTHON'
import os
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QSG_RENDER_LOOP="basic")
from PySide6.QtCore import QAbstractTableModel, QEventLoop, QModelIndex, QUrl, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickView

class Rows(QAbstractTableModel):
    def __init__(self):
        super().__init__()
        self.names = list(range(1000))

    def rowCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else len(self.names)

    def columnCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else 1

    def data(self, index, role=0):
        return self.names[index.row()] if index.isValid() else None

    def add_above(self, names):
        self.beginInsertRows(QModelIndex(), 0, len(names) - 1)
        self.names[:0] = names
        self.endInsertRows()

def frames(count):
    for _ in range(count):
        view.update()
        loop.exec()

application, loop = QGuiApplication([]), QEventLoop()
kept = []
for kind, first in (("ListView", "indexAt(0, contentY)"), ("TableView", "cellAtPosition(0, contentY, true).y")):
    model, view = Rows(), QQuickView()
    view.rootContext().setContextProperty("numbers", model)
    component = QQmlComponent(view.engine())
    component.setData(f"""
import QtQuick
{kind} {{
  width: 400; height: 300; model: numbers
  delegate: Item {{
    required property int display
    implicitWidth: 400; implicitHeight: display < 500 ? 20 : 80
  }}
  function first() {{ return {first} }}
  function bar() {{ return visibleArea.yPosition }}
}}""".encode(), QUrl("rows.qml"))
    rows = component.create()
    view.setContent(QUrl("rows.qml"), component, rows)
    view.frameSwapped.connect(loop.quit)
    view.show()
    kept.append((model, view, component, rows))

    def say(when):
        frames(5)
        print(f"  {when}: row {model.names[rows.first()]}, contentY {rows.property('contentY') + 0:g} of "
              f"{rows.property('contentHeight'):g}, bar at {rows.bar():.2f}")

    print(kind, flush=True)
    say("opening")
    for offset in range(100, 40100, 100):
        rows.setProperty("contentY", offset)
        frames(1)
        if offset % 10000 == 0:
            say(f"100 down, {offset // 100} times")
    model.add_above(list(range(-20, 0)))
    say("20 above")
print("Qt", qVersion(), flush=True)
os._exit(0)
PYTHON
timeout 60 "$folder/python/bin/python" "$folder/length.py" 2> "$folder/errors" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
ListView
  opening: row 0, contentY 0 of 20000, bar at 0.00
  100 down, 100 times: row 500, contentY 10000 of 39005, bar at 0.49
  100 down, 200 times: row 625, contentY 20000 of 80000, bar at 0.62
  100 down, 300 times: row 750, contentY 30000 of 80000, bar at 0.75
  100 down, 400 times: row 875, contentY 40000 of 80000, bar at 0.88
  20 above: row 875, contentY 40000 of 81600, bar at 0.88
TableView
  opening: row 0, contentY 0 of 20000, bar at 0.00
  100 down, 100 times: row 500, contentY 10000 of 20000, bar at 0.50
  100 down, 200 times: row 625, contentY 20000 of 20000, bar at 0.73
  100 down, 300 times: row 750, contentY 30000 of 20000, bar at 0.91
  100 down, 400 times: row 875, contentY 40000 of 20000, bar at 0.99
  20 above: row 855, contentY 40000 of 51600, bar at 0.55
Qt 6.12.0
TEXT
diff "$folder/expected" "$folder/seen"
