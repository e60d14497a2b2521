package touchline.topic.meeting;

import java.util.Map;
import touchline.answer.Field;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code timeToTouch} that learners write. */
public final class MeetingSuite {
  private static final String MISTAKES =
      "I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I12 I14 I15 I16 I17 I19 I20 I21 I22 I23";

  private static final Map<String, String> UNITS =
      Map.of("velocityA", Field.PER_STEP, "velocityB", Field.PER_STEP);

  private static final String SUITE =
      """
      -1 -2 3 2 1 -1 3 2 -1 -1
      1 -3 0 -2 3 -3 -2 0 2 2
      0 -3 0 -3 1 -1 -2 1 -3 -2
      """;

  private MeetingSuite() {}

  public static Task task() {
    return TestsTask.of(
        "meeting-tests",
        MeetingCode::exercise,
        new TestsTask.Terms(MISTAKES, "", UNITS, SUITE),
        in -> picture(given(in)),
        in -> MeetingSubjects.time().example().apply(given(in)));
  }

  /** The subject's picture with the names of the parameters. */
  private static Scene picture(MeetingGiven given) {
    return Scene.ofCircles()
        .circle("one", "a", given.one())
        .circle("other", "b", given.other())
        .vector("velocityA", given.one().center(), given.v())
        .vector("velocityB", given.other().center(), given.w());
  }

  private static MeetingGiven given(RowReader in) {
    Circle one = in.circle();
    Vec2 v = in.point();
    Circle other = in.circle();
    return new MeetingGiven(one, v, other, in.point());
  }
}
