package touchline.topic.moving;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.listing.Listing;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The values on the way to the time at which a circle meets a point, as the listing names them. */
final class PointTrace {
  private static final String COLUMNS =
      """
      distV: point
        S25 Vec2 distV = point.minus(circle.center());
        S29 Vec2 distV = circle.center();
      a: number m²
        S05 double a = velocity.length();
      b: number m²
        S25 double b = -distV.dot(velocity);
      c: number m²
        S22 double c = distV.dot(distV) - circle.radius();
        S01 double c = distV.dot(distV);
      discriminant: number m⁴
        S23 double discriminant = b * b - 4 * a * c;
      time: number
        S20 double time = (-b + Math.sqrt(discriminant)) / a;
        S21 double time = -b / a;
        S23 double time = (-b - Math.sqrt(discriminant)) / (2 * a);
      """;

  private PointTrace() {}

  static TraceTask<PointMotion> task(Listing printed) {
    return new TraceTask<>(
        "moving-point-trace",
        0.01,
        PointTimeSubject.subject().drawn(PointTrace::draw),
        new TraceCells<>(
                printed.given("circle", "velocity", "point", "NEVER"), PointMotion::variables)
            .table(COLUMNS));
  }

  /** Roots that are whole, so that every value can be worked out by hand. */
  private static Optional<PointMotion> draw(Chance chance) {
    return PointTimeSubject.drawn(chance, 5).filter(given -> hasWholeRoot(given.quadratic()));
  }

  private static boolean hasWholeRoot(PointQuadratic asked) {
    double root = Math.sqrt(asked.discriminant());
    return root == Math.floor(root) && root >= 5 && asked.time() >= 0.2;
  }
}
