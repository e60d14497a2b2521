package touchline.task;

import java.util.List;
import touchline.mistake.ContactMistakes;
import touchline.mistake.LineDistanceMistakes;
import touchline.mistake.MovingCircleMistakes;

/** About lines, and circles that move toward them. */
final class MotionTasks {
  /** Both add the radius where it is to be taken away. */
  private static final List<List<String>> SAME_BY_HAND = List.of(List.of("S02", "S17"));

  private MotionTasks() {}

  static List<Task> all() {
    return List.of(
        new ValueTask<>(
            "line-distance",
            Kind.NUMBER,
            0.01,
            3,
            new LineDistanceSubject(),
            Ideas.numbers(LineDistanceMistakes.all()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "line-side",
            Kind.CHOICE,
            0,
            4,
            new SideSubject(),
            SideSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "moving-time",
            Kind.NUMBER,
            0.005,
            3,
            new TimeSubject(),
            Ideas.numbers(MovingCircleMistakes.byHand()),
            List.of(),
            SAME_BY_HAND),
        new ValueTask<>(
            "moving-contact",
            Kind.VECTOR,
            0.02,
            3,
            new ContactSubject(),
            Ideas.points(ContactMistakes.all()),
            List.of(),
            SAME_BY_HAND),
        new ValueTask<>(
            "moving-yes-no",
            Kind.YES_NO,
            0,
            8,
            new HitSubject(),
            Ideas.decisions(HitSubject.mistakes()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "moving-segment-yes-no",
            Kind.YES_NO,
            0,
            8,
            new SegmentHitSubject(),
            Ideas.decisions(SegmentHitSubject.mistakes()),
            List.of(),
            List.of()));
  }
}
