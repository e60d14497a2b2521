package touchline.topic.stadium;

import java.util.Map;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code overlapsStadium} that learners write. */
public final class StadiumSuite {
  private static final String MISTAKES =
      "T1 T2 T3 T4 T5 T6 O01 O02 O03 O04 O05 O06 O07 O08 O10 O11 O12 O13 O14 O15 O16 O17 "
          + "O18 O19 M02 M03 M04 M05 M06 M07 M08 M09 M10 M11 M12 M13 M14 M15 M17 M18 M19 M20 M21 "
          + "M22 M23 M24 M25 M26 M27 M28 M29 M30 M31";

  private static final String SUITE =
      """
      2 -2 -2 4 1 -1 -1 1
      2 0 1 -1 5 -5 0 1
      -1 1 3 2 3 -1 -2 0
      -3 2 -2 -1 3 -1 1 1
      2 1 0 -1 1 0 2 0
      1 -1 2 1 2 -3 -3 1
      0 0 0 0 3 -1 -2 0
      """;

  private StadiumSuite() {}

  public static Task task() {
    return TestsTask.of(
        "stadium-tests",
        StadiumCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in ->
            Scene.ofCircles()
                .stadium(in.point(), in.point(), in.number())
                .circle("circle", "center", in.circle()),
        in ->
            StadiumSubject.subject()
                .example()
                .apply(
                    new StadiumGiven(
                        in.point(), in.point(), in.number(), in.point(), in.number())));
  }
}
