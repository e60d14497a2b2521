package touchline.task;

import java.util.List;
import touchline.mistake.LineCircleMistakes;

/** About a circle and something thicker or longer than a segment: a stadium, a line. */
final class WideTasks {
  private WideTasks() {}

  static List<Task> all() {
    return List.of(
        new ValueTask<>(
            "stadium-push",
            Kind.VECTOR,
            0.02,
            3,
            new StadiumPushSubject(),
            Ideas.points(StadiumPushSubject.mistakes()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "line-overlap",
            Kind.YES_NO,
            0,
            8,
            new LineCircleSubject(),
            Ideas.decisions(LineCircleMistakes.overlap()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "line-offset",
            Kind.NUMBER,
            0.01,
            3,
            new OffsetLineSubject(),
            Ideas.numbers(LineCircleMistakes.offset()),
            List.of(),
            List.of()));
  }
}
