package touchline.mistake;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.moving.MotionGiven;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.stadium.StadiumGiven;

/**
 * A row of a table of worked mistakes: the id, what is given, and the wrong answer, worked out from
 * the formulas by other code than ours. Empty cells where the formula divides by zero.
 */
record MistakeRow(String id, String[] cells) {
  static List<MistakeRow> of(String table) {
    try (InputStream in = MistakeRow.class.getResourceAsStream("/cases/" + table + ".csv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(MistakeRow::row).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static MistakeRow row(String line) {
    String[] cells = line.split(",", -1);
    return new MistakeRow(cells[0], cells);
  }

  double number(int at) {
    return Double.parseDouble(cells[at]);
  }

  Vec2 point(int at) {
    return new Vec2(number(at), number(at + 1));
  }

  boolean isNothing() {
    return last().isEmpty();
  }

  String last() {
    return cells[cells.length - 1];
  }

  PointGiven pointGiven() {
    return new PointGiven(point(1), point(3), point(5));
  }

  CircleGiven circleGiven() {
    return new CircleGiven(point(1), point(3), point(5), number(7));
  }

  StadiumGiven stadiumGiven() {
    return new StadiumGiven(point(1), point(3), number(5), point(6), number(8));
  }

  MotionGiven motionGiven() {
    return new MotionGiven(point(1), point(3), point(5), number(7), point(8));
  }

  @Override
  public String toString() {
    return String.join(",", cells);
  }
}
