package touchline.task;

import java.util.List;
import touchline.mistake.ClosestPointMistakes;
import touchline.mistake.Mistake;
import touchline.mistake.OverlapMistakes;
import touchline.mistake.PointGiven;
import touchline.mistake.PushOutMistakes;

/** About a segment and a point, a circle or a stadium. */
final class SegmentTasks {
  private SegmentTasks() {}

  static List<Task> all() {
    return List.of(
        closestPoint("closest-point-place", Kind.PLACE),
        closestPoint("closest-point-vector", Kind.VECTOR),
        new ValueTask<>(
            "closest-point-proj",
            Kind.NUMBER,
            0.01,
            3,
            new ProjSubject(),
            Ideas.numbers(ProjSubject.mistakes()),
            List.of(),
            List.of()),
        new TraceTask<>("closest-point-trace", 0.01, new ClosestPointTrace()),
        new OrderTask<>(
            "closest-point-order",
            new ClosestPointSubject(),
            ClosestPointLines.parameters(),
            ClosestPointLines.all(),
            8,
            ClosestPointLines.mistakes(),
            5),
        new TraceTask<>("push-out-trace", 0.01, new PushOutTrace()),
        new ValueTask<>(
            "overlap-distance",
            Kind.NUMBER,
            0.01,
            3,
            new DistanceSubject(),
            Ideas.numbers(DistanceSubject.mistakes()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "overlap-yes-no",
            Kind.YES_NO,
            0,
            10,
            new OverlapSubject(),
            Ideas.decisions(OverlapMistakes.all()),
            List.of(),
            List.of(List.of("O01", "O09"))),
        new ValueTask<>(
            "overlap-choice",
            Kind.CHOICE,
            0,
            4,
            new RelationSubject(),
            RelationSubject.mistakes(),
            List.of(),
            List.of()),
        new ValueTask<>(
            "push-out-vector",
            Kind.VECTOR,
            0.02,
            3,
            new PushOutSubject(),
            Ideas.without(Ideas.points(PushOutMistakes.all()), List.of("P15")),
            Ideas.points(PushOutMistakes.pairs()),
            List.of()),
        new ValueTask<>(
            "stadium-yes-no",
            Kind.YES_NO,
            0,
            8,
            new StadiumSubject(),
            Ideas.decisions(StadiumSubject.mistakes()),
            List.of(),
            List.of()));
  }

  /** A segment of length zero has no variant here, so that M31 cannot show. */
  private static Task closestPoint(String id, Kind kind) {
    List<Mistake<PointGiven, Value>> ideas = Ideas.points(ClosestPointMistakes.all());
    return new ValueTask<>(
        id,
        kind,
        0.02,
        4,
        new ClosestPointSubject(),
        Ideas.without(ideas, List.of("M31")),
        Ideas.points(ClosestPointMistakes.pairs()),
        List.of());
  }
}
