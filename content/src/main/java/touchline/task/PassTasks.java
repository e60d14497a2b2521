package touchline.task;

import java.util.List;
import touchline.mistake.ClearanceMistakes;
import touchline.mistake.SafePassMistakes;

/** About a pass among opponents. */
final class PassTasks {
  private PassTasks() {}

  static List<Task> all() {
    return List.of(
        new ValueTask<>(
            "pass-yes-no",
            Kind.YES_NO,
            0,
            8,
            new PassSubject(),
            Ideas.decisions(SafePassMistakes.all()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pass-blocker",
            Kind.CHOICE,
            0,
            4,
            new BlockerSubject(),
            BlockerSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "pass-clearance",
            Kind.NUMBER,
            0.01,
            3,
            new ClearanceSubject(),
            Ideas.numbers(ClearanceMistakes.all()),
            List.of(),
            List.of()));
  }
}
