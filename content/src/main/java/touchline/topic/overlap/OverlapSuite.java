package touchline.topic.overlap;

import java.util.Map;
import touchline.input.RowReader;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code overlaps} that learners write. */
public final class OverlapSuite {
  private static final String MISTAKES =
      "O01 O02 O03 O04 O05 O06 O07 O08 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 M02 M03 M04 "
          + "M05 M06 M07 M08 M09 M10 M11 M12 M13 M14 M15 M17 M18 M19 M20 M21 M22 M23 M24 M25 M26 "
          + "M27 M28 M29 M30 M31";

  private static final String SUITE =
      """
      -1 -3 -3 3 -1 2 2
      5 7 3 -1 -2 -2 5
      2 -1 3 2 -1 -1 3
      2 0 -3 -1 0 1 1
      -2 -2 2 0 -1 0 5
      -2 0 1 -1 -3 2 2
      0 0 0 0 -2 1 3
      """;

  private OverlapSuite() {}

  public static Task task() {
    return TestsTask.of(
        "overlap-tests",
        OverlapCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in ->
            Scene.ofCircles()
                .segment(in.point(), in.point())
                .circle("circle", "center", in.circle()),
        in -> OverlapSubject.segmentCircle("SegmentCircle#overlaps", given(in)));
  }

  private static CircleGiven given(RowReader in) {
    return new CircleGiven(in.point(), in.point(), in.point(), in.number());
  }
}
