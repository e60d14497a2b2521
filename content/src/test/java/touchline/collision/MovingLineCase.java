package touchline.collision;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

/** A row of moving_circle_line.csv. */
record MovingLineCase(Map<String, String> row) {
  static List<MovingLineCase> all() {
    return CaseRows.csv("moving_circle_line.csv").stream().map(MovingLineCase::new).toList();
  }

  double number(String column) {
    return CaseRows.number(row, column);
  }

  Circle circle() {
    return new Circle(new Vec2(number("px"), number("py")), number("r"));
  }

  Vec2 velocity() {
    return new Vec2(number("vx"), number("vy"));
  }

  Vec2 normal() {
    return new Vec2(number("nx"), number("ny"));
  }

  Line line() {
    return new Line(normal(), number("D"));
  }

  /** Against the line as the row gives it, its normal not of length 1. */
  Optional<Impact> impact() {
    return new LineSweep(circle(), velocity(), normal(), number("D")).impact();
  }

  boolean isRefused() {
    return row.get("status").startsWith("ERR");
  }

  boolean hits() {
    return switch (row.get("status")) {
      case "HIT", "HIT_AT_1", "START_OVERLAP" -> true;
      case "TOUCH_START" -> row.get("approach_sign").equals("1");
      default -> false;
    };
  }

  double time() {
    return row.get("t_hex").isEmpty() ? Double.NaN : number("t_hex");
  }

  @Override
  public String toString() {
    return row.get("id") + " " + row.get("category") + " " + row.get("status");
  }
}
