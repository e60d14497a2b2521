package touchline.server.exercise;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.task.Task;
import touchline.topic.Topics;

/** Every exercise of the lessons that asks for values, by id; methods are asked for elsewhere. */
public final class Exercises {
  private final Map<String, Exercise> byId = new LinkedHashMap<>();
  private final Markers markers;
  private final String version;
  private final Map<String, Onward> onward;

  /**
   * @param key draws what is done for credit
   * @throws IllegalStateException if an exercise names a task that does not exist
   */
  public Exercises(Lessons lessons, VariantKey key) {
    this.markers = new Markers(key);
    this.version = lessons.version();
    this.onward = Onward.of(lessons);
    FirstVariants first = new FirstVariants(markers);
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        ExerciseText text =
            lessons
                .exercise(id)
                .orElseThrow(() -> new IllegalStateException("exercise must have a text: " + id));
        if (Topics.method(text.task()).isEmpty()) {
          Task task = task(text);
          byId.put(
              id,
              new Exercise(
                  text,
                  lesson.title(),
                  task,
                  markers,
                  first.next(task),
                  lessons::method,
                  lessons.mistakes()));
        }
      }
    }
  }

  private static Task task(ExerciseText text) {
    return Topics.task(text.task())
        .orElseThrow(
            () ->
                new IllegalStateException(
                    text.id() + ": task must be the name of a task: " + text.task()));
  }

  Optional<Exercise> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** What follows an exercise; nothing after the last. */
  Optional<Onward> onward(String id) {
    return Optional.ofNullable(onward.get(id));
  }

  /** The version of the content, stored with every mark. */
  String version() {
    return version;
  }
}
