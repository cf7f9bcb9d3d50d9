#!/bin/sh
# One would guess: heights that a table was told for single rows go with these rows when the model
# changes, whichever way, and are not lost when the table is told that all values are new.
# Really: Swing's JTable takes them along in an insertion and a removal. DefaultTableModel's
# moveRow() only tells that rows have other values: with row 0 moved to the end, each row has the
# height of the one before it, and row 504 is selected instead of 503. After fireTableDataChanged(),
# but not after fireTableRowsUpdated(0, 999), all rows are 16 high again, and row 981 is at the top
# instead of 500.
# Seen with OpenJDK 17, without a display. Needs Debian's openjdk-17-jdk-headless.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/Heights.java" <<'JAVA'
import java.awt.*;
import javax.swing.*;
import javax.swing.table.*;

public class Heights {
    static DefaultTableModel model;
    static JTable table;
    static JViewport view;

    static void open() {
        model = new DefaultTableModel(0, 1);
        for (int number = 0; number < 1000; number++)
            model.addRow(new Object[] {"row " + number});
        table = new JTable(model);
        table.setTableHeader(null);
        var pane = new JScrollPane(table);
        pane.setBorder(null);
        pane.setSize(400, 300);
        view = pane.getViewport();
        for (int number = 0; number < 1000; number++)
            table.setRowHeight(number, 20 + number % 7 * 10);
        table.setRowSelectionInterval(503, 503);
        layOut();
        view.setViewPosition(table.getCellRect(500, 0, true).getLocation());
    }

    static void layOut() {
        view.getParent().doLayout();
        view.doLayout();
    }

    static void say(String when) {
        layOut();
        int top = table.rowAtPoint(view.getViewPosition()), selected = table.getSelectedRow(), row = 0;
        while (!table.getValueAt(row, 0).equals("row 504"))
            row++;
        System.out.printf("%s: %s at the top, %s selected, row 504 is %d high, all %d%n", when,
            table.getValueAt(top, 0), selected < 0 ? "none" : table.getValueAt(selected, 0),
            table.getRowHeight(row), table.getHeight());
    }

    static void run() {
        open();
        say("opening");
        model.insertRow(0, new Object[] {"new"});
        say("a row inserted above");
        model.removeRow(0);
        say("it goes");
        open();
        model.moveRow(0, 0, 999);
        say("row 0 moved to the end");
        open();
        model.fireTableRowsUpdated(0, 999);
        say("fireTableRowsUpdated(0, 999)");
        model.fireTableDataChanged();
        say("fireTableDataChanged()");
        System.out.println("Java " + System.getProperty("java.specification.version"));
    }

    public static void main(String[] arguments) throws Exception {
        SwingUtilities.invokeAndWait(Heights::run);
    }
}
JAVA
java -Djava.awt.headless=true "$folder/Heights.java" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
opening: row 500 at the top, row 503 selected, row 504 is 20 high, all 49970
a row inserted above: row 499 at the top, row 503 selected, row 504 is 20 high, all 49986
it goes: row 500 at the top, row 503 selected, row 504 is 20 high, all 49970
row 0 moved to the end: row 501 at the top, row 504 selected, row 504 is 80 high, all 49970
fireTableRowsUpdated(0, 999): row 500 at the top, row 503 selected, row 504 is 20 high, all 49970
fireTableDataChanged(): row 981 at the top, none selected, row 504 is 16 high, all 16000
Java 17
TEXT
diff "$folder/expected" "$folder/seen"
