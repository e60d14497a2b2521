package touchline.task;

import java.util.List;
import touchline.mistake.GridMistakes;

/** About numbers that are rounded, margins that are meant to help, and cells of a grid. */
final class PrecisionTasks {
  private PrecisionTasks() {}

  static List<Task> all() {
    return List.of(
        new ValueTask<>(
            "margin-choice",
            Kind.CHOICE,
            0,
            4,
            new MarginSubject(),
            MarginSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "grid-entries",
            Kind.NUMBER,
            0,
            3,
            new EntriesSubject(),
            Ideas.numbers(GridMistakes.all()),
            List.of(),
            List.of()));
  }
}
