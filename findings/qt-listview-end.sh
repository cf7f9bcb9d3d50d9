#!/bin/sh
# One would guess: Qt Quick's ListView.positionViewAtEnd() shows the last row at the lower edge.
# Really: in a list whose rows differ, it ends by the estimate that it made before it saw the last
# rows, rests 20 points beyond them for good, and atYEnd is false; a second call is exact.
# Seen with PySide6-Essentials 6.12.0, offscreen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install PySide6-Essentials==6.12.0
cat > "$folder/end.py" <<'PYTHON'
import os
os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QSG_RENDER_LOOP="basic")
from PySide6.QtCore import QTimer, QUrl, qVersion
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
  function toEnd() { positionViewAtEnd() }
  function endOfLastRow() { const row = itemAtIndex(999); return row.y + row.height - contentY }
}""", QUrl("list.qml"))
rows = component.create()
view.setContent(QUrl("list.qml"), component, rows)
view.show()

def say(when):
    print(when, "the last row ends at", rows.endOfLastRow(), "of 300; atYEnd", rows.property("atYEnd"))

def after_half_a_second():
    say("half a second later")
    rows.toEnd()
    say("the second call")
    print("Qt", qVersion(), flush=True)
    os._exit(0)

def loaded():
    rows.toEnd()
    say("the first call")
    QTimer.singleShot(500, after_half_a_second)

QTimer.singleShot(200, loaded)
application.exec()
PYTHON
"$folder/python/bin/python" "$folder/end.py" 2> /dev/null | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
the first call the last row ends at 320.0 of 300; atYEnd False
half a second later the last row ends at 320.0 of 300; atYEnd False
the second call the last row ends at 300.0 of 300; atYEnd True
Qt 6.12.0
TEXT
diff "$folder/expected" "$folder/seen"
