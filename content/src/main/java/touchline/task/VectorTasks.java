package touchline.task;

import java.util.List;
import touchline.mistake.VectorMistakes;

/** About points and vectors alone. */
final class VectorTasks {
  private VectorTasks() {}

  static List<Task> all() {
    return List.of(
        new ValueTask<>(
            "vector-difference",
            Kind.VECTOR,
            0.01,
            2,
            new DifferenceSubject(),
            Ideas.points(VectorMistakes.difference()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "vector-distance",
            Kind.NUMBER,
            0.01,
            2,
            new LengthSubject(),
            Ideas.numbers(VectorMistakes.distance()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "vector-unit",
            Kind.VECTOR,
            0.01,
            2,
            new UnitSubject(),
            Ideas.points(VectorMistakes.unit()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "vector-dot",
            Kind.NUMBER,
            0.01,
            3,
            new DotSubject(),
            Ideas.numbers(VectorMistakes.dot()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "vector-along",
            Kind.NUMBER,
            0.01,
            3,
            new AlongSubject(),
            Ideas.numbers(VectorMistakes.along()),
            List.of(),
            List.of()),
        new ValueTask<>(
            "vector-projection",
            Kind.VECTOR,
            0.02,
            3,
            new ProjectionSubject(),
            Ideas.points(VectorMistakes.projection()),
            List.of(),
            List.of()));
  }
}
