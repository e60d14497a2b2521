package touchline.server.code;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.exercise.Onward;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** Every exercise of the lessons that asks for a method, by id. */
public final class CodeTasks {
  private final Map<String, CodeTask> byId = new LinkedHashMap<>();
  private final String version;
  private final Map<String, Onward> onward;

  public CodeTasks(Lessons lessons) {
    this.version = lessons.version();
    this.onward = Onward.of(lessons);
    for (Lesson lesson : lessons.all()) {
      for (String id : lesson.exercises()) {
        Topics.method(id)
            .ifPresent(
                asked ->
                    lessons
                        .exercise(id)
                        .ifPresent(
                            text ->
                                byId.put(
                                    id,
                                    new CodeTask(
                                        text,
                                        lesson.title(),
                                        asked,
                                        lessons.cases().shown(asked)))));
      }
    }
  }

  Optional<CodeTask> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** Whether an exercise asks for a method. */
  public boolean has(String id) {
    return byId.containsKey(id);
  }

  /** In the order of the lessons. */
  Collection<CodeTask> all() {
    return byId.values();
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
