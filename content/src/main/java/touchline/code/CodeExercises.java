package touchline.code;

import java.util.List;
import java.util.Optional;

/** Every code exercise; an author adds one here and a folder of its name among the lessons. */
public final class CodeExercises {
  private static final List<CodeExercise> ALL =
      List.of(
          CodeExercise.of("vectors/write-it", new ProjectionCode()),
          CodeExercise.of("closest-point/write-it", new ClosestPointCode()),
          CodeExercise.of("overlap/write-it", new OverlapCode()),
          CodeExercise.of("push-out/write-it", new PushOutCode()),
          CodeExercise.of("stadiums/write-it", new StadiumCode()),
          CodeExercise.of("lines/write-it", new SignedDistanceCode()),
          CodeExercise.of("moving-circle/write-it", new MovingCircleCode()),
          CodeExercise.of("safe-pass/write-it", new SafePassCode()),
          CodeExercise.of("pendulum/write-it", new PendulumCode()),
          CodeExercise.of("robust-and-fast/write-it", new EntriesCode()));

  private CodeExercises() {}

  public static List<CodeExercise> all() {
    return ALL;
  }

  public static Optional<CodeExercise> named(String id) {
    return ALL.stream().filter(exercise -> exercise.id().equals(id)).findFirst();
  }
}
