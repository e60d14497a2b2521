package touchline.server.lesson;

import java.util.List;
import java.util.Optional;

/** Exercises of this site that come, and become others, while it runs. */
public interface LiveExercises {
  LiveExercises NONE =
      new LiveExercises() {
        @Override
        public Optional<OwnExercise> find(String id) {
          return Optional.empty();
        }

        @Override
        public List<ExerciseText> of(long course) {
          return List.of();
        }
      };

  /** As it is now; work that was asked before is marked by this, too. */
  Optional<OwnExercise> find(String id);

  /** Those that can be assigned in a course, by title. */
  List<ExerciseText> of(long course);
}
