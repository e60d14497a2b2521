package touchline.topic.overlap;

import touchline.answer.Field;
import touchline.listing.Listing;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.WorkedExample;

/** The values on the way to the crossings of a segment and a circle, as the listing names them. */
final class CrossingTrace {
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
        cells());
  }

  private static TraceCells<CircleGiven> cells() {
    return new TraceCells<>(Listing.read(LINES), CircleGiven::variables)
        .add(Field.number("a", "m²"))
        .slip("R9", "double a = segV.length();")
        .add(Field.number("b", "m²"))
        .slip("R3", "double b = -2 * fromCenter.dot(segV);")
        .slip("R10", "double b = fromCenter.dot(segV);")
        .add(Field.number("c", "m²"))
        .slip("R6", "double c = fromCenter.dot(fromCenter) - radius;")
        .add(Field.number("discriminant", "m⁴"))
        .slip("R4", "double discriminant = b * b - a * c;")
        .add(Field.number("first", ""))
        .slip("R1", "double first = (-b + root) / (2 * a);")
        .slip("R2", "double first = (-b - root) / a;")
        .slip("R5", "double first = (-b - discriminant) / (2 * a);")
        .add(Field.number("second", ""))
        .slip("R2", "double second = (-b + root) / a;")
        .slip("R5", "double second = (-b + discriminant) / (2 * a);")
        .result(Field.number("crossings", ""))
        .slip("O09", "return 2.0;")
        .slip("O11", "return first >= 0 && first <= 1 ? 1.0 : 0.0;");
  }

  private static WorkedExample worked(CircleGiven given) {
    return CrossingSubject.crossings(given)
        .noted("The method returns where they are. How many there are is the last answer.");
  }
}
