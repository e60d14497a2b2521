package touchline.topic.overlap;

import java.util.List;
import java.util.Optional;
import touchline.code.Flat;
import touchline.geometry.Vec2;
import touchline.input.RowReader;

/** What follows for a circle from the closest point of a segment, whoever found it. */
public final class FromClosest {
  /** Share of the radius within which rounding decides; exactly touching is decided. */
  private static final double NARROW = 1e-9;

  private FromClosest() {}

  public static List<double[]> calls(CircleGiven given) {
    return List.of(Flat.of(given.a(), given.b(), given.center()));
  }

  public static Optional<Boolean> overlaps(CircleGiven given, List<RowReader> answers) {
    return overlaps(given.center(), given.radius(), answers.get(0).point());
  }

  public static Optional<Boolean> overlaps(Vec2 center, double radius, Vec2 closest) {
    double gap = center.minus(closest).length() - radius;
    boolean isNarrow = gap != 0 && Math.abs(gap) < NARROW * radius;
    return isNarrow ? Optional.empty() : Optional.of(gap <= 0);
  }

  public static Optional<Vec2> offset(CircleGiven given, List<RowReader> answers) {
    Vec2 away = given.center().minus(answers.get(0).point());
    double distance = away.length();
    if (distance >= given.radius()) {
      return Optional.of(Vec2.ZERO);
    }
    if (distance < NARROW * given.radius()) {
      return Optional.empty();
    }
    return Optional.of(away.times((given.radius() - distance) / distance));
  }
}
