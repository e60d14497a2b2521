package touchline.figure;

import java.util.List;
import java.util.Optional;
import touchline.geometry.Segment;
import touchline.taught.SegmentCircle;

/**
 * The methods that figures can run. The build redirects this table, and nothing else, to the woven
 * copies of the algorithms ({@link touchline.weave.WeaveClasses}), so that every call can be
 * traced.
 */
public final class Functions {
  private static final List<Function> ALL =
      List.of(
          new Function(
              "SegmentCircle#closestPoint",
              List.of("a", "b", "p"),
              in ->
                  SegmentCircle.closestPoint(
                      new Segment(in.point("a"), in.point("b")), in.point("p"))));

  private Functions() {}

  public static List<Function> all() {
    return ALL;
  }

  public static Optional<Function> named(String name) {
    return ALL.stream().filter(function -> function.name().equals(name)).findFirst();
  }
}
