package touchline.server.code;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import touchline.server.assignment.Work;
import touchline.server.assignment.plan.Part;
import touchline.server.exercise.Onward;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OwnExercise;

/** Every exercise that asks for a method, of the lessons and of this site, by id. */
public final class CodeTasks {
  /** Spreads seeds that follow one another; any odd number will do. */
  private static final long STREAM = 0x9E3779B97F4A7C15L;

  private final Map<String, CodeTask> byId = new LinkedHashMap<>();
  private final Map<String, CodeTask> forms = new HashMap<>();
  private final Lessons lessons;
  private final Map<String, Onward> onward;

  public CodeTasks(Lessons lessons) {
    this.lessons = lessons;
    this.onward = Onward.of(lessons);
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        task(id, lesson.title()).ifPresent(task -> byId.put(id, task));
      }
    }
    byId.values().forEach(task -> addForms(task, lessons));
  }

  private Optional<CodeTask> task(String id, String lesson) {
    return lessons
        .asked(id)
        .flatMap(
            asked ->
                lessons
                    .exercise(id)
                    .map(
                        text ->
                            new CodeTask(
                                text,
                                lesson,
                                lessons.version(id),
                                asked,
                                lessons.cases().shown(asked))));
  }

  private void addForms(CodeTask task, Lessons lessons) {
    for (int i = 1; i <= task.text().forms().size(); i++) {
      CodeTask form = task.form(i, lessons.cases());
      forms.put(form.exercise().form(), form);
    }
  }

  /** An exercise in one of its forms; 0 for the lesson's. */
  Optional<CodeTask> find(String id, int form) {
    Optional<CodeTask> own = find(id);
    return form == 0
        ? own
        : own.filter(task -> form <= task.text().forms().size())
            .map(task -> forms.get(task.exercise().variant(form).form()));
  }

  /**
   * An exercise of an assignment as it is asked of one person: in the lesson's form, or in one that
   * is drawn for them and stays.
   */
  Optional<CodeTask> find(Work work) {
    String id = work.part().exercise();
    boolean isDrawn = work.part().form() == Part.Form.VARIANT;
    return find(id, isDrawn ? drawn(id, work.assignment().id(), work.account().id()) : 0);
  }

  /** The form that is drawn for a person; 0 where there is only the lesson's. */
  int drawn(String id, long assignment, long account) {
    int count = find(id).map(task -> task.text().forms().size()).orElse(0);
    long seed = 31 * (31 * assignment + account) + id.hashCode();
    return count == 0 ? 0 : 1 + new Random(seed * STREAM).nextInt(count);
  }

  Optional<CodeTask> find(String id) {
    return open(id).or(() -> live(id));
  }

  /** One that anybody may practise, and not only who is asked it in an assignment. */
  Optional<CodeTask> open(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** One that was written while the site runs. */
  private Optional<CodeTask> live(String id) {
    return OwnExercise.number(id).flatMap(number -> task(id, OwnExercise.TITLE));
  }

  /** Whether an exercise asks for a method. */
  public boolean has(String id) {
    return find(id).isPresent();
  }

  /** In the order of the lessons. */
  Collection<CodeTask> all() {
    return byId.values();
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
    return find(id).map(CodeTask::version).orElse(version());
  }
}
