#!/bin/sh
# One would guess: a virtual table asks for the rows in sight, first for row 0; and if all rows are
# to be equally high, then as high as the first, or as the highest that was seen.
# Really: SWT's virtual Table on GTK, when it is packed, asks for row 255 where there are 1,000, for
# 127 of 500 and for 3 of 10, the root of the tree in which GTK keeps its rows, and all become as high
# as that one. An image of 100 in row 255, far out of sight, makes the list 102,000 long; one in row
# 0, 254 or 256 is cut to 32. Without SWT.VIRTUAL row 0 is the measure, and also where a virtual
# table is drawn before it is measured, which without pack() happens now and then.
# Seen with SWT 4956 (4.26) on GTK 3.24.38. Needs Debian's openjdk-17-jdk-headless libswt-gtk-4-java
# libswt-cairo-gtk-4-jni xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > Rows.java <<'JAVA'
import java.util.ArrayList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.*;

public class Rows {
    static final Display display = new Display();
    static final Image low = new Image(display, 50, 30), high = new Image(display, 50, 100);

    static void fill(TableItem item, int number, int tall) {
        item.setText("row " + number);
        item.setImage(number == tall ? high : low);
    }

    static void wait(int time) {
        boolean[] over = {false};
        display.timerExec(time, () -> over[0] = true);
        while (!over[0])
            if (!display.readAndDispatch())
                display.sleep();
    }

    static void scene(int style, int count, int tall) {
        var shell = new Shell(display, SWT.NO_TRIM);
        var asked = new ArrayList<Integer>();
        shell.setLayout(new FillLayout());
        var table = new Table(shell, style | SWT.MULTI);
        table.addListener(SWT.SetData, event -> {
            asked.add(event.index);
            fill((TableItem)event.item, event.index, tall);
        });
        if (style == SWT.VIRTUAL)
            table.setItemCount(count);
        else
            for (int number = 0; number < count; number++)
                fill(new TableItem(table, SWT.NONE), number, tall);
        shell.pack();
        shell.setSize(300, 300);
        shell.open();
        wait(500);
        int height = table.getItem(1).getBounds().y - table.getItem(0).getBounds().y;
        System.out.printf("%s, %d rows, row %d with the high image: all are %d high, the bar %d long",
            style == SWT.VIRTUAL ? "virtual" : "plain", count, tall, height, table.getVerticalBar().getMaximum());
        System.out.println(asked.isEmpty() ? "" : ", asked for " + asked.subList(0, 3) + " and on");
        shell.dispose();
    }

    public static void main(String[] arguments) {
        for (int tall : new int[] {0, 254, 255, 256})
            scene(SWT.VIRTUAL, 1000, tall);
        for (int tall : new int[] {0, 127, 255})
            scene(SWT.VIRTUAL, 500, tall);
        for (int tall : new int[] {0, 3})
            scene(SWT.VIRTUAL, 10, tall);
        for (int tall : new int[] {0, 255})
            scene(SWT.NONE, 1000, tall);
        String gtk = System.getProperty("org.eclipse.swt.internal.gtk.version");
        System.out.println("SWT " + SWT.getVersion() + ", GTK " + gtk);
    }
}
JAVA
javac -cp /usr/share/java/swt4.jar Rows.java
HOME=$folder xvfb-run -a timeout 90 java -Duser.home="$folder" -cp /usr/share/java/swt4.jar:. Rows 2> errors | tee seen
cat > expected <<'TEXT'
virtual, 1000 rows, row 0 with the high image: all are 32 high, the bar 32000 long, asked for [255, 0, 1] and on
virtual, 1000 rows, row 254 with the high image: all are 32 high, the bar 32000 long, asked for [255, 0, 1] and on
virtual, 1000 rows, row 255 with the high image: all are 102 high, the bar 102000 long, asked for [255, 0, 1] and on
virtual, 1000 rows, row 256 with the high image: all are 32 high, the bar 32000 long, asked for [255, 0, 1] and on
virtual, 500 rows, row 0 with the high image: all are 32 high, the bar 16000 long, asked for [127, 0, 1] and on
virtual, 500 rows, row 127 with the high image: all are 102 high, the bar 51000 long, asked for [127, 0, 1] and on
virtual, 500 rows, row 255 with the high image: all are 32 high, the bar 16000 long, asked for [127, 0, 1] and on
virtual, 10 rows, row 0 with the high image: all are 32 high, the bar 320 long, asked for [3, 0, 1] and on
virtual, 10 rows, row 3 with the high image: all are 102 high, the bar 1020 long, asked for [3, 0, 1] and on
plain, 1000 rows, row 0 with the high image: all are 102 high, the bar 102000 long
plain, 1000 rows, row 255 with the high image: all are 32 high, the bar 32000 long
SWT 4956, GTK 3.24.38
TEXT
diff expected seen
