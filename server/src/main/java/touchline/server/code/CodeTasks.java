package touchline.server.code;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** Every exercise of the lessons that asks for a method, by id. */
public final class CodeTasks {
  private final Map<String, CodeTask> byId = new LinkedHashMap<>();
  private final String version;

  public CodeTasks(Lessons lessons) {
    this.version = lessons.version();
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

  /** The version of the content, stored with every mark. */
  String version() {
    return version;
  }
}
