package touchline.topic.vector;

import java.util.Map;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code projection} that learners write. */
public final class VectorSuite {
  private static final String MISTAKES =
      "A03 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23 A24 A25 A26 A27 A28 A29";

  private static final String SUITE =
      """
      0 1 0 -2
      -1 -2 0 0
      """;

  private VectorSuite() {}

  public static Task task() {
    return TestsTask.of(
        "vector-tests",
        ProjectionCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in -> Scene.ofPoints().arrow("v", in.point()).arrow("w", in.point()),
        in -> ShadowSubjects.projection(in.point(), in.point()));
  }
}
