package touchline.topic.moving;

import java.util.Map;
import touchline.answer.Field;
import touchline.geometry.Circle;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code timeOfImpact} that learners write. */
public final class MovingCircleSuite {
  private static final String MISTAKES =
      "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S17 S19";

  private static final Map<String, String> UNITS = Map.of("velocity", Field.PER_STEP);

  private static final String SUITE =
      """
      -2 -1 0 1 -3 -2 0 1 -1
      1 1 3 0 -2 0 0 1 2
      """;

  private MovingCircleSuite() {}

  public static Task task() {
    return TestsTask.of(
        "moving-tests",
        MovingCircleCode::exercise,
        new TestsTask.Terms(MISTAKES, "a and b are never the same point.", UNITS, SUITE),
        in -> picture(MotionGiven.of(in)),
        in -> TimeSubject.subject().example().apply(MotionGiven.of(in)));
  }

  private static Scene picture(MotionGiven given) {
    return Scene.ofCircles()
        .line(given.a(), given.b())
        .circle("circle", "center", new Circle(given.center(), given.radius()))
        .vector("velocity", given.center(), given.velocity());
  }
}
