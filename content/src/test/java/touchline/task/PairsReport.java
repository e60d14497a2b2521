package touchline.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchline.mistake.LessonMistakes;
import touchline.topic.Topics;

/**
 * Which mistakes no answer tells apart, task by task, as the page {@code measured/pairs.md}. To
 * write it again, run {@code mvn -pl content test -Dtest=PairsReportTest} and copy {@code
 * target/pairs.md} there.
 */
final class PairsReport {
  private PairsReport() {}

  static String text() {
    StringBuilder text = new StringBuilder();
    text.append("# Mistakes that answers do not tell apart\n\n");
    text.append("For each task: how many known mistakes it recognises, how many pairs they make,");
    text.append(
        " and the pairs whose\nanswers are the same for every variant. All others are told");
    text.append(" apart by each variant as a whole, which\n`TaskSeedsTest` checks for a thousand");
    text.append(" seeds. Written by the build (`PairsReportTest`).\n\n");
    text.append("| task | mistakes | pairs | never told apart |\n|---|---:|---:|---|\n");
    // The answers to a hunt are places, and no mistake of the learner's makes them.
    Topics.tasks().stream()
        .filter(task -> task.kind() != Kind.HUNT)
        .forEach(task -> text.append(row(task)));
    return text.toString();
  }

  private static String row(Task task) {
    int mistakes = task.mistakes().size();
    List<String> twins = twins(task);
    return "| "
        + String.join(
            " | ",
            task.id(),
            Integer.toString(mistakes),
            Integer.toString(mistakes * (mistakes - 1) / 2),
            twins.isEmpty() ? "none" : String.join("; ", twins))
        + " |\n";
  }

  private static List<String> twins(Task task) {
    List<String> pairs = new ArrayList<>();
    if (task instanceof ValueTask<?> value) {
      for (List<String> group : value.twins()) {
        for (int i = 0; i < group.size(); i++) {
          for (int k = 0; k < i; k++) {
            pairs.add(named(group.get(k)) + " and " + named(group.get(i)));
          }
        }
      }
    }
    return pairs;
  }

  private static String named(String id) {
    return id + " (" + LessonMistakes.TEXTS.named(id).orElseThrow().name() + ")";
  }

  static void write(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, text());
  }
}
