package touchline.collision;

import java.util.List;
import java.util.Map;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** A row of moving_circle_segment.csv. */
record MovingSegmentCase(Map<String, String> row) {
  static List<MovingSegmentCase> all() {
    return CaseRows.csv("moving_circle_segment.csv").stream().map(MovingSegmentCase::new).toList();
  }

  double number(String column) {
    return CaseRows.number(row, column);
  }

  boolean has(String column) {
    return !row.get(column).isEmpty();
  }

  Segment segment() {
    return Segment.of(number("ax"), number("ay"), number("bx"), number("by"));
  }

  Circle circle() {
    return new Circle(new Vec2(number("px"), number("py")), number("r"));
  }

  Vec2 velocity() {
    return new Vec2(number("vx"), number("vy"));
  }

  Sweep sweep() {
    return new Sweep(circle(), velocity(), segment());
  }

  boolean isRefused() {
    return row.get("status").startsWith("ERR");
  }

  /**
   * The file calls every touch without depth a graze; by our convention only one that does not move
   * in is, so a moving point that runs into the segment, and a touch at t = 1 exactly, are hits.
   */
  boolean hits() {
    return switch (row.get("status")) {
      case "HIT", "START_OVERLAP" -> true;
      case "TOUCH_START" -> row.get("approach_sign").equals("1");
      case "GRAZE" -> movesInAtTouch();
      default -> false;
    };
  }

  boolean movesInAtTouch() {
    return !row.get("note").contains("impactCos=0.000e+00");
  }

  /** The largest coordinate, of where the circle goes too. */
  double scale() {
    return Math.max(sweep().size(), Sweep.largest(velocity()));
  }

  @Override
  public String toString() {
    return row.get("id") + " " + row.get("category") + " " + row.get("status");
  }
}
