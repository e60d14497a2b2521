package touchline.topic.polygons;

import java.util.Map;
import touchline.input.RowReader;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code inTriangle} that learners write. */
public final class TriangleSuite {
  private static final String MISTAKES = "D3 D4 D10 D11 D12 D32 D34 D36";

  private static final String EXCLUDED = "a, b and c are never on one line.";

  private static final String SUITE =
      """
      2 1 0 -2 0 0 0 -1
      1 -2 -2 1 -2 0 -2 -1
      """;

  private TriangleSuite() {}

  public static Task task() {
    return TestsTask.of(
        "polygons-tests",
        TriangleCode::exercise,
        new TestsTask.Terms(MISTAKES, EXCLUDED, Map.of(), SUITE),
        in -> TriangleSubjects.picture(given(in)),
        in -> TriangleSubjects.inside().example().apply(given(in)));
  }

  private static TriangleGiven given(RowReader in) {
    return new TriangleGiven(in.point(), in.point(), in.point(), in.point());
  }
}
