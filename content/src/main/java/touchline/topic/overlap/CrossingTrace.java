package touchline.topic.overlap;

import touchline.listing.Listing;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.WorkedExample;

/** The values on the way to the crossings of a segment and a circle, as the listing names them. */
final class CrossingTrace {
  private static final String COLUMNS =
      """
      a: number m²
        R9 double a = segV.length();
      b: number m²
        R3 double b = -2 * fromCenter.dot(segV);
        R10 double b = fromCenter.dot(segV);
      c: number m²
        R6 double c = fromCenter.dot(fromCenter) - radius;
      discriminant: number m⁴
        R4 double discriminant = b * b - a * c;
      first: number
        R1 double first = (-b + root) / (2 * a);
        R2 double first = (-b - root) / a;
        R5 double first = (-b - discriminant) / (2 * a);
      second: number
        R2 double second = (-b + root) / a;
        R5 double second = (-b + discriminant) / (2 * a);
      return crossings: number
        O09 return 2.0;
        O11 return first >= 0 && first <= 1 ? 1.0 : 0.0;
      """;

  /** The arithmetic of the printed method; instead of a list, how many crossings it returns. */
  static final String LINES =
      """
      SegmentCircle#crossings(segment, circle)
      Vec2 segV = segment.b().minus(segment.a());
      Vec2 fromCenter = segment.a().minus(circle.center());
      double radius = circle.radius();
      double a = segV.dot(segV);
      double b = 2 * fromCenter.dot(segV);
      double c = fromCenter.dot(fromCenter) - radius * radius;
      double discriminant = b * b - 4 * a * c;
      double root = Math.sqrt(discriminant);
      double first = (-b - root) / (2 * a);
      double second = (-b + root) / (2 * a);
      return (first >= 0 && first <= 1 ? 1.0 : 0.0) + (second >= 0 && second <= 1 ? 1.0 : 0.0);\
      """;

  private CrossingTrace() {}

  static TraceTask<CircleGiven> task() {
    return new TraceTask<>(
        "crossing-trace",
        0.005,
        CrossingSubject.subject().drawn(CrossingSubject::drawn).worked(CrossingTrace::worked),
        new TraceCells<>(Listing.read(LINES), CircleGiven::variables).table(COLUMNS));
  }

  private static WorkedExample worked(CircleGiven given) {
    return CrossingSubject.crossings(given)
        .noted("The method returns where they are. How many there are is the last answer.");
  }
}
