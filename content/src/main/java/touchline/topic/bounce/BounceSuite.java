package touchline.topic.bounce;

import java.util.Map;
import touchline.answer.Field;
import touchline.input.RowReader;
import touchline.suite.CaseFields;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code velocityAfter} that learners write. */
public final class BounceSuite {
  private static final String MISTAKES = "E1 E2 E3 E4 E5 E6 E7 E8 E9 E11 E12 E13 E24 E25 E26";

  private static final String EXCLUDED = "The normal is never zero, and e is from 0 to 1.";

  private static final Map<String, String> UNITS =
      Map.of("velocity", Field.PER_STEP, "e", "", CaseFields.EXPECTED, Field.PER_STEP);

  private static final String SUITE =
      """
      -2 -3 -1 1 0.25
      3 1 1 1 0.5
      """;

  private BounceSuite() {}

  public static Task task() {
    return TestsTask.of(
        "bounce-tests",
        BounceCode::exercise,
        new TestsTask.Terms(MISTAKES, EXCLUDED, UNITS, SUITE),
        in -> picture(given(in)),
        in -> BounceSubjects.after().example().apply(given(in)));
  }

  /** The subject's picture with the names of the parameters. */
  private static Scene picture(BounceGiven given) {
    return Scene.ofPoints()
        .wall(given.normal())
        .arrow("velocity", given.velocity())
        .arrow("normal", given.normal());
  }

  private static BounceGiven given(RowReader in) {
    return new BounceGiven(in.point(), in.point(), in.number());
  }
}
