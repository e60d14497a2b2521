package touchline.server.exercise;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.exercise.Seeds;
import touchline.server.later.Later;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OwnExercise;
import touchline.task.Task;

/** Every exercise of the lessons that asks for values, by id; methods are asked for elsewhere. */
public final class Exercises {
  private final Later<Map<String, Exercise>> byId;
  private final Markers markers;
  private final Lessons lessons;
  private final Map<String, Onward> onward;

  /**
   * @param key draws what is done for credit
   */
  public Exercises(Lessons lessons, VariantKey key) {
    this.markers = new Markers(key);
    this.lessons = lessons;
    this.onward = Onward.of(lessons);
    this.byId = new Later<>(() -> all(lessons, markers));
  }

  /**
   * All of them.
   *
   * @throws IllegalStateException if an exercise names a task that does not exist
   */
  private static Map<String, Exercise> all(Lessons lessons, Markers markers) {
    Map<String, Exercise> all = new LinkedHashMap<>();
    Map<String, Long> openings = Openings.of(lessons, markers);
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        ExerciseText text =
            lessons
                .exercise(id)
                .orElseThrow(() -> new IllegalStateException("exercise must have a text: " + id));
        if (!text.asksForMethod()) {
          Task task = task(lessons, text);
          all.put(
              id,
              new Exercise(
                  text,
                  lesson.title(),
                  task,
                  markers,
                  openings.getOrDefault(id, Seeds.FIRST),
                  lessons::method,
                  lessons.mistakes(),
                  lessons.practised(id)));
        }
      }
    }
    return all;
  }

  private static Task task(Lessons lessons, ExerciseText text) {
    return lessons
        .task(text.id())
        .orElseThrow(
            () ->
                new IllegalStateException(
                    text.id() + ": task must be the name of a task: " + text.task()));
  }

  /** One of the lessons or of this site, also if it was written while the site runs. */
  Optional<Exercise> find(String id) {
    return open(id).or(() -> live(id));
  }

  /** One that anybody may practise, and not only who is asked it in an assignment. */
  Optional<Exercise> open(String id) {
    return Optional.ofNullable(byId.get().get(id));
  }

  private Optional<Exercise> live(String id) {
    return OwnExercise.number(id)
        .flatMap(number -> lessons.task(id))
        .flatMap(task -> lessons.exercise(id).map(text -> live(text, task)));
  }

  private Exercise live(ExerciseText text, Task task) {
    return new Exercise(
        text,
        OwnExercise.TITLE,
        task,
        markers,
        Seeds.FIRST,
        lessons::method,
        lessons.mistakes(),
        lessons.practised(text.id()));
  }

  /** What follows an exercise; nothing after the last. */
  Optional<Onward> onward(String id) {
    return Optional.ofNullable(onward.get(id));
  }

  /** The version of the lessons. */
  String version() {
    return lessons.version();
  }

  /** The version of what an exercise is marked by, stored with every mark. */
  String version(String id) {
    return lessons.version(id);
  }
}
