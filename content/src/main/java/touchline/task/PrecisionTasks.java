package touchline.task;

import java.util.List;

/** About numbers that are rounded, and margins that are meant to help. */
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
            List.of()));
  }
}
