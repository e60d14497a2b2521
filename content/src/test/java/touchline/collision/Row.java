package touchline.collision;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A row of a file of exact cases: cells by the names in the file's first line. */
record Row(String name, Map<String, String> cells) {
  static List<Row> of(String file) {
    try (InputStream in = Row.class.getResourceAsStream("/cases/" + file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String[] names = text.lines().findFirst().orElseThrow().split(",", -1);
      return text.lines().skip(1).map(line -> row(names, line.split(",", -1))).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Row row(String[] names, String[] values) {
    Map<String, String> cells = new HashMap<>();
    for (int i = 0; i < names.length; i++) {
      cells.put(names[i], values[i]);
    }
    return new Row(values[0] + " " + values[1], cells);
  }

  String text(String name) {
    return cells.get(name);
  }

  double number(String name) {
    return Double.parseDouble(text(name));
  }

  Vec2 point(String prefix) {
    return new Vec2(number(prefix + "x"), number(prefix + "y"));
  }

  Segment segment() {
    return new Segment(point("a"), point("b"));
  }

  Circle circle() {
    return new Circle(point("c"), number("r"));
  }

  boolean isRefused() {
    return text("status").startsWith("ERR");
  }

  /** The sign of distance − reach. */
  int relation() {
    return switch (text("relation")) {
      case "OVERLAP" -> -1;
      case "TANGENT" -> 0;
      case "SEPARATE" -> 1;
      default -> throw new IllegalStateException(text("relation"));
    };
  }

  /** One ulp of the largest of the named inputs. */
  double ulp(String... inputs) {
    double largest = 0;
    for (String input : inputs) {
      largest = Math.max(largest, Math.abs(number(input)));
    }
    return Math.ulp(largest);
  }

  @Override
  public String toString() {
    return name;
  }
}
