package touchline.server.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Every lesson and exercise of one version of the content. */
public final class Lessons {
  private final String version;
  private final List<Lesson> lessons;
  private final List<ExerciseText> exercises;

  Lessons(String version, List<Lesson> lessons, List<ExerciseText> exercises) {
    this.version = version;
    this.lessons = lessons.stream().sorted(Comparator.comparingInt(Lesson::order)).toList();
    this.exercises = List.copyOf(exercises);
  }

  /** The lessons that were compiled into this program. */
  public static Lessons load() {
    String id = "closest-point/find-it";
    Lesson lesson =
        new Lesson(
            "closest-point",
            "Closest point on a segment",
            "Where on a segment is the point that is nearest to another one?",
            2,
            "<p>Walk from a towards b.</p>\n" + Lesson.place(id),
            List.of(id));
    ExerciseText exercise =
        new ExerciseText(
            id,
            "Find the closest point",
            "closest-point",
            0.05,
            "<p>Find the point of the segment from a to b that is closest to p.</p>");
    return new Lessons("0".repeat(64), List.of(lesson), List.of(exercise));
  }

  /** All lessons in the order of the course. */
  public List<Lesson> all() {
    return lessons;
  }

  public Optional<Lesson> lesson(String slug) {
    return lessons.stream().filter(lesson -> lesson.slug().equals(slug)).findFirst();
  }

  /** All exercises, sorted by id. */
  public List<ExerciseText> exercises() {
    return exercises;
  }

  public Optional<ExerciseText> exercise(String id) {
    return exercises.stream().filter(exercise -> exercise.id().equals(id)).findFirst();
  }

  public String version() {
    return version;
  }
}
