package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;

/**
 * One case by chance, from whole numbers. Where a touch or a centre on the segment makes the
 * difference, everything lies along the axes, so that all right ways of computing it give the same.
 */
final class GapDraw {
  /** Metres from the origin. */
  private static final int FARTHEST = 6;

  /** In metres, a side of a box that is not the first thing, at most. */
  private static final int BOX = 6;

  private final Sort sort;
  private final Chance chance;
  private final Vec2 start;
  private final Vec2 along;
  private final Vec2 across;
  private final List<GapInput> drawn = new ArrayList<>();
  private double reach;

  /** What is particular about a case. */
  enum Sort {
    ANY,
    PLEASANT,
    TOUCHING,
    ON,
    NOTHING
  }

  private GapDraw(Sort sort, Chance chance) {
    this.sort = sort;
    this.chance = chance;
    this.start = point(FARTHEST);
    Vec2 axis = chance.below(2) == 0 ? new Vec2(1, 0) : new Vec2(0, 1);
    this.along =
        switch (sort) {
          case ANY -> point(FARTHEST);
          case PLEASANT -> turned(new Vec2(3, 4).times(chance.between(1, 2)));
          case TOUCHING, ON -> axis.times(chance.below(2) == 0 ? 8 : -4);
          case NOTHING -> Vec2.ZERO;
        };
    this.across = sort == Sort.TOUCHING || sort == Sort.ON ? axis.perpendicular() : Vec2.ZERO;
  }

  static GapCase of(String inputs, Sort sort, Chance chance) {
    GapDraw draw = new GapDraw(sort, chance);
    for (GapInput input : GapInput.named(inputs)) {
      draw.drawn.add(draw.filled(input));
    }
    return new GapCase(draw.drawn);
  }

  private Vec2 point(int farthest) {
    int x = chance.between(-farthest, farthest);
    return new Vec2(x, chance.between(-farthest, farthest));
  }

  private Vec2 turned(Vec2 vector) {
    Vec2 turned = vector;
    for (int i = chance.below(4); i > 0; i--) {
      turned = turned.perpendicular();
    }
    return turned;
  }

  private GapInput filled(GapInput input) {
    return switch (input.kind()) {
      case "circle" -> circle(input);
      case "stadium" -> stadium(input);
      case "box" -> box(input);
      case "line" -> both(input, start, start.plus(along));
      case "number" -> input.with(number(input.unit()));
      case "vector" -> at(input, drawn.isEmpty() ? vector() : other());
      default -> at(input, drawn.isEmpty() ? start : next());
    };
  }

  /** Of players and balls; quarters of a second and of a ratio from 0 to 1 are exact. */
  private double number(String unit) {
    return switch (unit) {
      case "m/s" -> chance.between(2, 9);
      case "s" -> chance.between(1, 8) / 4.0;
      case "times" -> chance.between(0, 4) / 4.0;
      default -> chance.between(1, 4);
    };
  }

  private Vec2 vector() {
    return sort == Sort.NOTHING ? point(FARTHEST) : along;
  }

  /** A second vector: any, or none. */
  private Vec2 other() {
    return sort == Sort.NOTHING && drawn.size() > 1 ? Vec2.ZERO : point(FARTHEST);
  }

  /** The second point ends what the first began; others lie about. */
  private Vec2 next() {
    if (drawn.size() == 1 && drawn.get(0).kind().equals("point")) {
      return start.plus(along);
    }
    return beside(0);
  }

  /** At so many metres from the segment where things touch, on it, or anywhere. */
  private Vec2 beside(double distance) {
    Vec2 on = start.plus(along.times(chance.between(0, 4) / 4.0));
    return switch (sort) {
      case TOUCHING -> on.plus(across.times(chance.below(2) == 0 ? distance : -distance));
      case ON -> on;
      case ANY, PLEASANT, NOTHING -> start.plus(along.times(0.5)).plus(point(FARTHEST)).times(1);
    };
  }

  private GapInput circle(GapInput input) {
    double radius = chance.between(1, 4);
    boolean first = drawn.isEmpty();
    Vec2 center = first ? start : beside(reach + radius);
    reach += first ? radius : 0;
    if (first && sort == Sort.ON) {
      center = start.plus(along.times(0.25));
    }
    return input.with(whole(center.x()), whole(center.y()), radius);
  }

  /** Half metres are left where both coordinates were halved. */
  private static double whole(double value) {
    return Math.floor(value * 2 + 0.5) / 2;
  }

  private GapInput stadium(GapInput input) {
    double radius = chance.between(1, 3);
    reach = radius;
    Vec2 end = start.plus(along);
    return input.with(start.x(), start.y(), end.x(), end.y(), radius);
  }

  /** The first thing, or upright and to the right of a corner beside it. */
  private GapInput box(GapInput input) {
    if (drawn.isEmpty()) {
      return both(input, start, start.plus(along));
    }
    Vec2 corner = beside(0);
    return both(
        input, corner, corner.plus(new Vec2(chance.between(1, BOX), chance.between(1, BOX))));
  }

  private static GapInput both(GapInput input, Vec2 one, Vec2 other) {
    return input.with(one.x(), one.y(), other.x(), other.y());
  }

  private static GapInput at(GapInput input, Vec2 point) {
    return input.with(point.x(), point.y());
  }
}
