package touchline.topic.line;

import java.util.Map;
import touchline.suite.CaseFields;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;
import touchline.topic.closestpoint.PointGiven;

/** Cases for {@code signedDistance} that learners write. */
public final class SignedDistanceSuite {
  private static final String MISTAKES =
      "L1 L5 L6 L8 L9 L10 L11 L12 L13 L14 L15 L16 A05 A06 A11 A27 S03 S09 S10 S12 S17 M28";

  private static final Map<String, String> UNITS = Map.of(CaseFields.EXPECTED, "m");

  private static final String SUITE =
      """
      3 -3 0 1 -1 3
      """;

  private SignedDistanceSuite() {}

  public static Task task() {
    return TestsTask.of(
        "line-tests",
        SignedDistanceCode::exercise,
        new TestsTask.Terms(MISTAKES, "a and b are never the same point.", UNITS, SUITE),
        in -> Scene.ofPoints().line(in.point(), in.point()).point("p", in.point()),
        in ->
            LineDistanceSubject.subject()
                .example()
                .apply(new PointGiven(in.point(), in.point(), in.point())));
  }
}
