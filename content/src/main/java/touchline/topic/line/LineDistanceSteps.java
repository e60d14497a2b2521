package touchline.topic.line;

import java.util.ArrayList;
import java.util.List;
import touchline.listing.Heading;
import touchline.listing.Listing;
import touchline.listing.Statement;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.topic.closestpoint.PointGiven;

/** From two points of a line to a signed distance, line by line: the values, and the order. */
final class LineDistanceSteps {
  private static final String COLUMNS =
      """
      normal: direction
        S03 Vec2 normal = b.minus(a).perpendicular();
        S12 Vec2 normal = b.minus(a).unit();
        S17 Vec2 normal = Measure.leftNormal(b, a);
      offset: number m
        L19 double offset = a.length();
        L22 double offset = normal.dot(b.minus(a));
      proj: number m
        L15 double proj = normal.dot(p) / p.length();
      return distance: number m
        L1 return Math.abs(proj - offset);
        S09 return proj;
        S10 return proj + offset;
      """;

  private static final String SLIPS =
      """
      S17 - Vec2 normal = Measure.leftNormal(a, b);
          + Vec2 normal = Measure.leftNormal(b, a);
      S10 - return proj - offset;
          + return proj + offset;
      """;

  private static final String PROJ = "double proj = normal.dot(p);";
  private static final String LAST = "return proj - offset;";

  private LineDistanceSteps() {}

  /** The listing that makes a line of two points, led on to a distance from it. */
  private static Listing toDistance(Listing through) {
    List<Statement> lines = new ArrayList<>(through.statements());
    lines.remove(lines.size() - 1);
    lines.add(through.statement(PROJ));
    lines.add(through.statement(LAST));
    List<String> points = List.of("Vec2", "Vec2", "Vec2");
    return new Listing(
        new Heading(through.name(), "double", points, List.of("a", "b", "p")), lines);
  }

  static TraceTask<PointGiven> trace(Listing through) {
    return new TraceTask<>(
        "line-distance-trace",
        0.01,
        LineDistanceSubject.subject(),
        new TraceCells<>(toDistance(through), PointGiven::variables).table(COLUMNS));
  }

  static OrderTask<PointGiven> order(Listing through) {
    Listing right = toDistance(through);
    return new OrderTask<>(
        "line-distance-order",
        LineDistanceSubject.subject(),
        PointGiven::variables,
        right,
        SLIPS,
        4);
  }
}
