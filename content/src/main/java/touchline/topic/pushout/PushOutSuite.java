package touchline.topic.pushout;

import java.util.Map;
import touchline.input.RowReader;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;

/** Cases for {@code offset} that learners write. */
public final class PushOutSuite {
  private static final String MISTAKES =
      "P01 P02 P03 P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14 P15 M02 M03 M04 M05 M06 M07 "
          + "M08 M09 M10 M11 M12 M13 M14 M15 M16 M17 M18 M19 M20 M21 M22 M23 M24 M25 M26 M27 M28 "
          + "M29 M30 M31 A05";

  private static final String SUITE =
      """
      2 -2 -2 1 1 2 5
      0 -1 1 1 -3 -1 4
      -3 0 0 -3 3 -2 3
      0 0 0 4 0 1 3
      -1 -1 -1 -1 0 2 1
      """;

  private PushOutSuite() {}

  public static Task task() {
    return TestsTask.of(
        "push-out-tests",
        PushOutCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in ->
            Scene.ofCircles()
                .segment(in.point(), in.point())
                .circle("circle", "center", in.circle()),
        in -> OverlapSubject.segmentCircle("SegmentCircle#offset", given(in)));
  }

  private static CircleGiven given(RowReader in) {
    return new CircleGiven(in.point(), in.point(), in.point(), in.number());
  }
}
