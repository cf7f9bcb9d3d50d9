#!/bin/sh
# One would guess: where a row in sight grows, either what is below it goes down or what is above it
# goes up, and the same one wherever the list is.
# Really: JavaFX's ListView holds the point that lies as far down in the view as its bar is along
# its way: the top at the beginning, the middle in the middle, the lower edge at the end. Of five
# rows of 60 the third grows by 100. About row 100 the two below go down by 100, about row 900 the
# two above go up by 100, and about row 500 these go up by 51 and those go down by 49.
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
    final double[] heights = IntStream.range(0, 1000).mapToDouble(number -> 60).toArray();
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
        for (var row : made) {
            double top = row.localToScene(0, 0).getY();
            if (row.isVisible() && row.getItem() != null && top < 300 && top + row.getHeight() > 0)
                places.put(row.getItem(), Math.round(top));
        }
        System.out.printf("%s: bar at %.3f, %s%n", when, bar.getValue(), places.entrySet().stream()
            .map(place -> place.getKey() + " @ " + place.getValue()).collect(Collectors.joining(", ")));
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
        for (int top : new int[] {100, 300, 500, 700, 900}) {
            step("to row " + top, () -> rows.scrollTo(top));
            step("  row " + (top + 2) + " grows", () -> {
                heights[top + 2] = 160;
                rows.refresh();
            });
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
to row 100: bar at 0.101, 100 @ 0, 101 @ 60, 102 @ 120, 103 @ 180, 104 @ 240
  row 102 grows: bar at 0.101, 100 @ 0, 101 @ 60, 102 @ 120, 103 @ 280
to row 300: bar at 0.302, 300 @ 0, 301 @ 60, 302 @ 120, 303 @ 180, 304 @ 240
  row 302 grows: bar at 0.302, 300 @ 0, 301 @ 60, 302 @ 120, 303 @ 280
to row 500: bar at 0.503, 500 @ 0, 501 @ 60, 502 @ 120, 503 @ 180, 504 @ 240
  row 502 grows: bar at 0.503, 500 @ -51, 501 @ 9, 502 @ 69, 503 @ 229
to row 700: bar at 0.704, 700 @ 0, 701 @ 60, 702 @ 120, 703 @ 180, 704 @ 240
  row 702 grows: bar at 0.704, 701 @ -40, 702 @ 20, 703 @ 180, 704 @ 240
to row 900: bar at 0.905, 900 @ 0, 901 @ 60, 902 @ 120, 903 @ 180, 904 @ 240
  row 902 grows: bar at 0.905, 901 @ -40, 902 @ 20, 903 @ 180, 904 @ 240
JavaFX 11.0.11-internal
TEXT
diff expected seen
