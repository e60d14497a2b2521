package touchline.topic.boxes;

import java.util.Map;
import touchline.geometry.Box;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Task;
import touchline.task.TestsTask;

/** Cases for {@code hits} that learners write. */
public final class HitsSuite {
  private static final String MISTAKES = "X19 X20 X23 X25 X26 X27 X28 X29 X30 X31 X32 X34 X35";

  private static final String SUITE =
      """
      1 -2 0 -2 2 1 -2 -2
      -2 -1 0 1 0 -3 2 0
      3 -2 0 -1 1 -3 1 1
      0 -1 2 0 -1 2 -1 -3
      """;

  private HitsSuite() {}

  public static Task task() {
    return TestsTask.of(
        "hits-tests",
        HitsCode::exercise,
        new TestsTask.Terms(MISTAKES, "", Map.of(), SUITE),
        in -> picture(in.segment(), in.point(), in.point()),
        in -> BandSubjects.hits().example().apply(new BandGiven(in.segment(), in.box())));
  }

  private static Scene picture(Segment segment, Vec2 corner, Vec2 opposite) {
    return Scene.ofPoints()
        .box(new Box(corner, opposite))
        .point("corner", corner)
        .point("opposite", opposite)
        .segment(segment.a(), segment.b());
  }
}
