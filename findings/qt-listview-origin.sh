#!/bin/sh
# One would guess: contentY is 0 at the top of a Qt Quick ListView, as scrollTop is elsewhere.
# Really: after a jump into rows that it never saw, ListView never corrects contentY but moves
# originY: back at the top, contentY is 60 with the first row at the upper edge, and stays 60 when
# it is set to 0. A program that saves contentY, or asks whether it is 0, is wrong by originY.
# Seen with PySide6-Essentials 6.12.0, offscreen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install PySide6-Essentials==6.12.0
cat > "$folder/origin.py" <<'PYTHON'
import os
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QSG_RENDER_LOOP="basic")
from PySide6.QtCore import QEventLoop, QUrl, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickView

application = QGuiApplication([])
view = QQuickView()
component = QQmlComponent(view.engine())
component.setData(b"""
import QtQuick
ListView {
  width: 400; height: 300; model: 1000
  delegate: Item { width: 400; height: 20 + index % 7 * 10 }
  function toBeginning() { positionViewAtBeginning() }
  function toRow(index) { positionViewAtIndex(index, ListView.Beginning) }
  function topOf(index) { const row = itemAtIndex(index); return row ? row.y - contentY : -1e9 }
}""", QUrl("list.qml"))
rows = component.create()
view.setContent(QUrl("list.qml"), component, rows)
view.show()

def frames(count):
    for _ in range(count):
        loop = QEventLoop()
        view.frameSwapped.connect(loop.quit)
        view.update()
        loop.exec()
        view.frameSwapped.disconnect(loop.quit)

def say(when):
    found = [rows.property(name) for name in ("contentY", "originY", "atYBeginning")]
    print(when, "the first row is at", rows.topOf(0), "with contentY %g, originY %g, atYBeginning %s" % tuple(found))

frames(20)
rows.toRow(500)
frames(20)
while rows.topOf(0) < -100:
    rows.setProperty("contentY", rows.property("contentY") - 100)
    frames(2)
rows.setProperty("contentY", rows.property("contentY") + rows.topOf(0))
frames(5)
say("scrolled back:")
rows.setProperty("contentY", 0)
frames(5)
say("contentY = 0:")
rows.toBeginning()
frames(5)
say("positionViewAtBeginning():")
print("Qt", qVersion(), flush=True)
os._exit(0)
PYTHON
"$folder/python/bin/python" "$folder/origin.py" 2> "$folder/errors" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
scrolled back: the first row is at 0.0 with contentY 60, originY 60, atYBeginning True
contentY = 0: the first row is at 0.0 with contentY 60, originY 60, atYBeginning True
positionViewAtBeginning(): the first row is at 0.0 with contentY 60, originY 60, atYBeginning True
Qt 6.12.0
TEXT
diff "$folder/expected" "$folder/seen"
