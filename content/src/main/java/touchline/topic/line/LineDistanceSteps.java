package touchline.topic.line;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Field;
import touchline.listing.Heading;
import touchline.listing.Listing;
import touchline.listing.Statement;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.topic.closestpoint.PointGiven;

/** From two points of a line to a signed distance, line by line: the values, and the order. */
final class LineDistanceSteps {
  private static final String NORMAL = "Vec2 normal = Measure.leftNormal(a, b);";
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
        new TraceCells<>(toDistance(through), PointGiven::variables)
            .add(Field.direction("normal"))
            .slip("S03", "Vec2 normal = b.minus(a).perpendicular();")
            .slip("S12", "Vec2 normal = b.minus(a).unit();")
            .slip("S17", "Vec2 normal = Measure.leftNormal(b, a);")
            .add(Field.number("offset", "m"))
            .slip("L19", "double offset = a.length();")
            .slip("L22", "double offset = normal.dot(b.minus(a));")
            .add(Field.number("proj", "m"))
            .slip("L15", "double proj = normal.dot(p) / p.length();")
            .result(Field.number("distance", "m"))
            .slip("L1", "return Math.abs(proj - offset);")
            .slip("S09", "return proj;")
            .slip("S10", "return proj + offset;"));
  }

  static OrderTask<PointGiven> order(Listing through) {
    Listing right = toDistance(through);
    String turned = "Vec2 normal = Measure.leftNormal(b, a);";
    String added = "return proj + offset;";
    return new OrderTask<>(
        "line-distance-order",
        LineDistanceSubject.subject(),
        PointGiven::variables,
        right,
        List.of(turned, added),
        List.of(
            new OrderTask.Slip("S10", right.with(LAST, added)),
            new OrderTask.Slip("S17", right.with(NORMAL, turned))),
        4);
  }
}
