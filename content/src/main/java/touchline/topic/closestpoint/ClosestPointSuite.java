package touchline.topic.closestpoint;

import java.util.Map;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code closestPoint} that learners write. */
public final class ClosestPointSuite {
  private static final String MISTAKES =
      "M01 M02 M03 M04 M05 M06 M07 M08 M09 M10 M11 M12 M13 M14 M15 M16 M17 M18 M19 M20 M21 "
          + "M22 M23 M24 M25 M26 M27 M28 M29 M30 M31";

  private static final String SUITE =
      """
      2 2 0 -1 -2 0
      0 -1 2 0 -2 0
      -2 0 0 -1 0 2
      0 0 0 0 3 4
      """;

  private ClosestPointSuite() {}

  public static Task task() {
    return TestsTask.of(
        "closest-point-tests",
        ClosestPointCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in -> Scene.ofPoints().segment(in.point(), in.point()).point("p", in.point()),
        in ->
            ClosestPointSubject.subject()
                .example()
                .apply(new PointGiven(in.point(), in.point(), in.point())));
  }
}
