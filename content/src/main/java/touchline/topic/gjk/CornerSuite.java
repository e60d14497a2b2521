package touchline.topic.gjk;

import java.util.List;
import java.util.Map;
import touchline.geometry.Vec2;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code farthestCorner} that learners write. */
public final class CornerSuite {
  private static final String MISTAKES = "F1 F2 F3 F4 F5 F6 F7 F8 F9 F44 F45";

  private static final String EXCLUDED =
      "The direction is not zero, and the ends of a segment are never equally far in it.";

  private static final String SUITE =
      """
      0 2 0 -3 1 -2 4 -1 1 -2
      """;

  private CornerSuite() {}

  public static Task task() {
    return TestsTask.of(
        "gjk-tests",
        CornerCode::exercise,
        new TestsTask.Terms(MISTAKES, EXCLUDED, Map.of(), SUITE),
        in -> SupportSubjects.ends(CornerCode.given(in)),
        in -> SupportSubjects.corner().example().apply(asPolygons(CornerCode.given(in))));
  }

  /** A polygon of a figure has three corners at least, so the second end stands there twice. */
  private static SupportGiven asPolygons(SupportGiven ends) {
    return new SupportGiven(twice(ends.a()), twice(ends.b()), ends.direction());
  }

  private static List<Vec2> twice(List<Vec2> ends) {
    return List.of(ends.get(0), ends.get(1), ends.get(1));
  }
}
