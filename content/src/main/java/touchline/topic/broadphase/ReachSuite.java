package touchline.topic.broadphase;

import java.util.Map;
import touchline.input.RowReader;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code reaches} that learners write, with two circles. */
public final class ReachSuite {
  private static final String MISTAKES = "Y20 Y21 Y22 Y23 Y33 Y36 Y37 Y38 Y39 Y40 O04 O07 O08";

  private static final String SUITE =
      """
      0 3 2 2 -1 1 2 0 1
      2 -1 1 -1 -1 1 0 0 1
      """;

  private ReachSuite() {}

  public static Task task() {
    return TestsTask.of(
        "broad-tests-box",
        ReachCode::ofTwo,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in -> picture(given(in)),
        in -> BoxSubjects.reached().example().apply(given(in)));
  }

  /** The subject's picture with the names of the parameters. */
  private static Scene picture(BoxGiven given) {
    return Scene.ofCircles()
        .circle("ball", given.ball())
        .circle("opponent", "one", given.one())
        .circle("opponent", "other", given.other());
  }

  private static BoxGiven given(RowReader in) {
    return new BoxGiven(in.circle(), in.circle(), in.circle());
  }
}
