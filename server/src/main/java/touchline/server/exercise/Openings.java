package touchline.server.exercise;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.exercise.Seeds;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.LessonReader;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OwnExercise;
import touchline.task.Task;

/** The seed with which each exercise opens. The build finds them, which takes a while. */
public final class Openings {
  private Openings() {}

  /** A step of the build, once the lessons are compiled. Takes the folder of the classes. */
  public static void main(String[] arguments) throws IOException {
    Lessons lessons = new LessonReader(Openings.class.getClassLoader()).read();
    List<String> lines =
        found(lessons, new Markers(VariantKey.made())).entrySet().stream()
            .map(opening -> opening.getKey() + " " + opening.getValue())
            .collect(Collectors.toList());
    Path folder = Path.of(arguments[0]).resolve(LessonReader.FOLDER);
    Files.write(folder.resolve(LessonReader.OPENINGS), lines);
  }

  /** As the build found them; where it did not see these lessons, found now. */
  static Map<String, Long> of(Lessons lessons, Markers markers) {
    return lessons.openings().isEmpty() ? found(lessons, markers) : lessons.openings();
  }

  /** For each exercise of the course, in its order. */
  static Map<String, Long> found(Lessons lessons, Markers markers) {
    Map<String, Long> openings = new LinkedHashMap<>();
    FirstVariants first = new FirstVariants(markers);
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        task(lessons, id).ifPresent(task -> openings.put(id, opening(id, task, first)));
      }
    }
    return openings;
  }

  private static Optional<Task> task(Lessons lessons, String id) {
    return lessons
        .exercise(id)
        .filter(text -> !text.asksForMethod())
        .map(ExerciseText::id)
        .flatMap(lessons::task);
  }

  private static long opening(String id, Task task, FirstVariants first) {
    return OwnExercise.isOne(id) ? Seeds.FIRST : first.next(task);
  }
}
