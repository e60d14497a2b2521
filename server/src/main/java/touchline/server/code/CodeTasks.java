package touchline.server.code;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import touchline.server.assignment.Work;
import touchline.server.assignment.plan.Part;
import touchline.server.exercise.Onward;
import touchline.server.later.Later;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.OwnExercise;

/** Every exercise that asks for a method, of the lessons and of this site, by id. */
public final class CodeTasks {
  /** Spreads seeds that follow one another; any odd number will do. */
  private static final long STREAM = 0x9E3779B97F4A7C15L;

  private final Map<String, Later<List<CodeTask>>> byId = new LinkedHashMap<>();
  private final Lessons lessons;
  private final Map<String, Onward> onward;

  public CodeTasks(Lessons lessons) {
    this.lessons = lessons;
    this.onward = Onward.of(lessons);
    for (Lesson lesson : lessons.all()) {
      String title = lesson.title();
      lesson.exercises().stream()
          .flatMap(id -> lessons.exercise(id).stream())
          .filter(ExerciseText::asksForMethod)
          .map(ExerciseText::id)
          .forEach(id -> byId.put(id, new Later<>(() -> forms(id, title))));
    }
  }

  /** The lesson's form and then the others; what is known of mistakes takes a while to make. */
  private List<CodeTask> forms(String id, String lesson) {
    CodeTask own =
        task(id, lesson)
            .orElseThrow(
                () -> new IllegalStateException(id + ": task must be the name of a method"));
    return IntStream.rangeClosed(0, own.text().forms().size())
        .mapToObj(number -> number == 0 ? own : own.form(number, lessons.cases()))
        .toList();
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

  /** An exercise in one of its forms; 0 for the lesson's. */
  Optional<CodeTask> find(String id, int form) {
    return form == 0
        ? find(id)
        : made(id).filter(forms -> form < forms.size()).map(forms -> forms.get(form));
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
    return made(id).map(forms -> forms.get(0));
  }

  private Optional<List<CodeTask>> made(String id) {
    return Optional.ofNullable(byId.get(id)).map(Later::get);
  }

  /** One that was written while the site runs. */
  private Optional<CodeTask> live(String id) {
    return OwnExercise.number(id).flatMap(number -> task(id, OwnExercise.TITLE));
  }

  /** Whether an exercise asks for a method. */
  public boolean has(String id) {
    return byId.containsKey(id) || live(id).isPresent();
  }

  /** In the order of the lessons. */
  List<CodeTask> all() {
    return byId.keySet().stream().map(id -> open(id).orElseThrow()).toList();
  }

  /** The ids of these. */
  Collection<String> ids() {
    return Collections.unmodifiableCollection(byId.keySet());
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
