package touchline.topic.moving;

import java.util.Optional;
import touchline.answer.Field;
import touchline.exercise.Chance;
import touchline.listing.Listing;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/** The values on the way to the time at which a circle meets a point, as the listing names them. */
final class PointTrace {
  private PointTrace() {}

  static TraceTask<PointMotion> task(Listing printed) {
    return new TraceTask<>(
        "moving-point-trace",
        0.01,
        PointTimeSubject.subject().drawn(PointTrace::draw),
        cells(printed.given("circle", "velocity", "point", "NEVER")));
  }

  private static TraceCells<PointMotion> cells(Listing listing) {
    return new TraceCells<>(listing, PointMotion::variables)
        .add(Field.point("distV"))
        .slip("S25", "Vec2 distV = point.minus(circle.center());")
        .slip("S29", "Vec2 distV = circle.center();")
        .add(Field.number("a", "m²"))
        .slip("S05", "double a = velocity.length();")
        .add(Field.number("b", "m²"))
        .slip("S25", "double b = -distV.dot(velocity);")
        .add(Field.number("c", "m²"))
        .slip("S22", "double c = distV.dot(distV) - circle.radius();")
        .slip("S01", "double c = distV.dot(distV);")
        .add(Field.number("discriminant", ""))
        .slip("S23", "double discriminant = b * b - 4 * a * c;")
        .add(Field.number("time", ""))
        .slip("S20", "double time = (-b + Math.sqrt(discriminant)) / a;")
        .slip("S21", "double time = -b / a;")
        .slip("S23", "double time = (-b - Math.sqrt(discriminant)) / (2 * a);");
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
