package touchline.topic.boxes;

import java.util.Map;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code overlaps} that learners write. */
public final class BoxSuite {
  private static final String MISTAKES =
      "X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X12 X13 X14 X15 X16 X17 X18 X19 O04 O07 O08";

  private static final String SUITE =
      """
      -2 0 1 -1 -3 2 2
      2 -1 3 2 0 -3 3
      3 3 -2 -2 2 -1 0
      """;

  private BoxSuite() {}

  public static Task task() {
    return TestsTask.of(
        "boxes-tests",
        BoxesCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in -> picture(in.point(), in.point(), in.circle()),
        in -> BoxSubjects.touch().example().apply(new BoxGiven(in.box(), in.circle())));
  }

  private static Scene picture(Vec2 a, Vec2 b, Circle circle) {
    return Scene.ofCircles()
        .box(new Box(a, b))
        .point("a", a)
        .point("b", b)
        .circle("circle", "center", circle);
  }
}
