package touchline.topic.circles;

import java.util.Map;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code offset} that learners write. */
public final class CirclesSuite {
  private static final String MISTAKES =
      "C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C13 C14 C15 C16 C17 C18 C19";

  private static final String SUITE =
      """
      -2 -1 6 2 2 4
      0 0 3 0 0 0
      1 0 0 -1 -2 0
      """;

  private CirclesSuite() {}

  public static Task task() {
    return TestsTask.of(
        "circles-tests",
        CirclesCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in -> Scene.ofCircles().circle("one", "a", in.circle()).circle("other", "b", in.circle()),
        in -> CirclesSubjects.push().example().apply(new CirclesGiven(in.circle(), in.circle())));
  }
}
