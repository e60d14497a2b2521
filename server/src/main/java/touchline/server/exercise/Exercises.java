package touchline.server.exercise;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.later.Later;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.task.Task;
import touchline.topic.Topics;

/** Every exercise of the lessons that asks for values, by id; methods are asked for elsewhere. */
public final class Exercises {
  private final Later<Map<String, Exercise>> byId;
  private final Markers markers;
  private final String version;
  private final Map<String, Onward> onward;

  /**
   * @param key draws what is done for credit
   */
  public Exercises(Lessons lessons, VariantKey key) {
    this.markers = new Markers(key);
    this.version = lessons.version();
    this.onward = Onward.of(lessons);
    this.byId = new Later<>(() -> all(lessons, markers));
  }

  /**
   * All of them; which variant each opens with takes a while to find.
   *
   * @throws IllegalStateException if an exercise names a task that does not exist
   */
  private static Map<String, Exercise> all(Lessons lessons, Markers markers) {
    Map<String, Exercise> all = new LinkedHashMap<>();
    FirstVariants first = new FirstVariants(markers);
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        ExerciseText text =
            lessons
                .exercise(id)
                .orElseThrow(() -> new IllegalStateException("exercise must have a text: " + id));
        if (!text.asksForMethod()) {
          Task task = task(text);
          all.put(
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
    return all;
  }

  private static Task task(ExerciseText text) {
    return Topics.task(text.task())
        .orElseThrow(
            () ->
                new IllegalStateException(
                    text.id() + ": task must be the name of a task: " + text.task()));
  }

  Optional<Exercise> find(String id) {
    return Optional.ofNullable(byId.get().get(id));
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
