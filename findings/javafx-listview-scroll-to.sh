#!/bin/sh
# One would guess: scrollTo(500) shows row 500 at the upper edge and as many rows as it takes to the
# lower one, from wherever it is called.
# Really: in JavaFX's ListView it depends on the way. In a list just opened row 500 is at the upper
# edge, but row 505 is not made and the lowest 20 points of 300 stay blank, after a second call,
# too. From row 100 the view begins within row 503, and a second call is exact; from rows 900 and
# 999 the first is. Rows are from 20 to 80 high; where all are equal nothing of this happens.
# Seen with OpenJFX 11.0.11. Needs Debian's openjdk-17-jdk-headless openjfx xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > Rows.java <<'JAVA'
import java.util.*;
import java.util.stream.*;
import javafx.animation.PauseTransition;
import javafx.application.*;
import javafx.collections.FXCollections;
import javafx.scene.*;
import javafx.scene.control.*;
import javafx.stage.Stage;
import javafx.util.Duration;

public class Rows extends Application {
    final double[] heights = IntStream.range(0, 1000).mapToDouble(number -> 20 + number % 7 * 10).toArray();
    final List<Row> made = new ArrayList<>();
    final ListView<Integer> rows = new ListView<>(FXCollections.observableArrayList(
        IntStream.range(0, 1000).boxed().collect(Collectors.toList())));
    final Queue<Runnable> steps = new ArrayDeque<>();

    class Row extends ListCell<Integer> {
        Row() {
            made.add(this);
            setStyle("-fx-padding: 0");
        }

        @Override protected void updateItem(Integer number, boolean empty) {
            super.updateItem(number, empty);
            setPrefHeight(empty ? -1 : heights[number]);
        }
    }

    void say(String when) {
        var bar = (ScrollBar) rows.lookup(".scroll-bar:vertical");
        var places = new TreeMap<Integer, Long>();
        long end = 0;
        for (var row : made) {
            double top = row.localToScene(0, 0).getY();
            if (row.isVisible() && row.getItem() != null && top < 300 && top + row.getHeight() > 0) {
                places.put(row.getItem(), Math.round(top));
                end = Math.max(end, Math.round(top + row.getHeight()));
            }
        }
        var list = places.entrySet().stream().map(place -> place.getKey() + " @ " + place.getValue());
        System.out.printf("%s: bar at %.3f, %s to %d%n", when, bar.getValue(),
            list.collect(Collectors.joining(", ")), Math.min(end, 300));
    }

    void step(String when, Runnable act) {
        steps.add(act);
        steps.add(() -> say(when));
    }

    void next() {
        if (steps.isEmpty()) {
            System.out.println("JavaFX " + System.getProperty("javafx.version"));
            Platform.exit();
            return;
        }
        steps.remove().run();
        var pause = new PauseTransition(Duration.millis(300));
        pause.setOnFinished(event -> next());
        pause.play();
    }

    @Override public void start(Stage stage) {
        rows.setCellFactory(list -> new Row());
        rows.setStyle("-fx-padding: 0; -fx-background-insets: 0");
        rows.setPrefSize(400, 300);
        stage.setScene(new Scene(new Group(rows), 400, 300));
        stage.show();
        for (int row : new int[] {500, 0, 500, 100, 500, 900, 500, 999, 500}) {
            step("to row " + row, () -> rows.scrollTo(row));
            if (row == 500)
                step("  again", () -> rows.scrollTo(row));
        }
        next();
    }

    public static void main(String[] arguments) {
        launch(arguments);
    }
}
JAVA
javafx="--module-path /usr/share/openjfx/lib --add-modules javafx.controls"
javac $javafx Rows.java
xvfb-run -a timeout 60 java $javafx -cp . -Dprism.order=sw Rows 2> errors | tee seen
cat > expected <<'TEXT'
to row 500: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260 to 280
  again: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260 to 280
to row 0: bar at 0.000, 0 @ 0, 1 @ 20, 2 @ 50, 3 @ 90, 4 @ 140, 5 @ 200, 6 @ 270 to 300
to row 500: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260 to 280
  again: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260 to 280
to row 100: bar at 0.102, 100 @ -36, 101 @ 4, 102 @ 54, 103 @ 114, 104 @ 184, 105 @ 264 to 284
to row 500: bar at 0.508, 503 @ -48, 504 @ 32, 505 @ 52, 506 @ 82, 507 @ 122, 508 @ 172, 509 @ 232 to 300
  again: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260, 505 @ 280 to 300
to row 900: bar at 0.907, 901 @ -8, 902 @ 62, 903 @ 142, 904 @ 162, 905 @ 192, 906 @ 232, 907 @ 282 to 300
to row 500: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260, 505 @ 280 to 300
  again: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260, 505 @ 280 to 300
to row 999: bar at 1.000, 993 @ -50, 994 @ 30, 995 @ 50, 996 @ 80, 997 @ 120, 998 @ 170, 999 @ 230 to 300
to row 500: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260, 505 @ 280 to 300
  again: bar at 0.503, 500 @ 0, 501 @ 50, 502 @ 110, 503 @ 180, 504 @ 260, 505 @ 280 to 300
JavaFX 11.0.11-internal
TEXT
diff expected seen
