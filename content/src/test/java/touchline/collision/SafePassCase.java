package touchline.collision;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A row of safe_pass.jsonl: a pass, circles, and the exact answers. */
record SafePassCase(JsonRow row) {
  static List<SafePassCase> all() {
    try (InputStream in = SafePassCase.class.getResourceAsStream("/cases/safe_pass.jsonl")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(line -> new SafePassCase(new JsonRow(line))).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  boolean isRefused() {
    return row.word("status").startsWith("ERR");
  }

  Segment pass() {
    double[] numbers = row.numbers("segment");
    return Segment.of(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  List<Circle> circles() {
    double[] numbers = row.numbers("circles");
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 3) {
      circles.add(new Circle(new Vec2(numbers[i], numbers[i + 1]), numbers[i + 2]));
    }
    return circles;
  }

  boolean isClean() {
    return row.word("clean_le").equals("true");
  }

  /** Whoever is nearer than the radius and whoever touches exactly, ascending. */
  List<Integer> blockers() {
    return IntStream.concat(indices("blockers"), indices("tangent")).sorted().boxed().toList();
  }

  private IntStream indices(String field) {
    return Arrays.stream(row.numbers(field)).mapToInt(index -> (int) index);
  }

  double clearance() {
    String cell = row.word("min_clearance_hex");
    return cell.equals("null") ? Double.POSITIVE_INFINITY : Double.parseDouble(cell);
  }

  /** The largest number of the row, by which errors are measured. */
  double scale() {
    double scale = 0;
    for (String field : List.of("segment", "circles")) {
      for (double number : row.numbers(field)) {
        scale = Math.max(scale, Math.abs(number));
      }
    }
    return scale;
  }

  @Override
  public String toString() {
    return row.word("id") + " " + row.word("category");
  }
}
