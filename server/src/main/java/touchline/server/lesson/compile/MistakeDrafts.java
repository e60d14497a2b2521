package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import touchline.code.CodeExercise;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.mistake.MistakesFile;
import touchline.task.Task;
import touchline.topic.Topics;

/** The words for mistakes on their way from the lessons' files to {@link MistakeTexts}. */
final class MistakeDrafts {
  private final Problems problems;
  private final List<Draft> drafts = new ArrayList<>();

  private record Draft(String file, MistakesFile.Entry entry) {
    MistakeText text() {
      return entry.text();
    }
  }

  MistakeDrafts(Problems problems) {
    this.problems = problems;
  }

  /** Reads the file of a lesson. */
  void read(String slug, String file, String text) {
    MistakesFile mistakes = MistakesFile.of(slug, text);
    mistakes.faults().forEach(fault -> problems.add(file, fault.line(), fault.rule()));
    mistakes.entries().forEach(entry -> drafts.add(new Draft(file, entry)));
  }

  MistakeTexts texts() {
    return new MistakeTexts(drafts.stream().map(Draft::text).toList());
  }

  /** Checks that each is of a known mistake, the only one of it, and leads to a place. */
  void check(Links links) {
    Set<String> known = known();
    Map<String, String> files = new TreeMap<>();
    for (Draft draft : drafts) {
      String id = draft.text().id();
      if (!known.contains(id)) {
        problem(draft, "must be a mistake that an exercise knows: " + id);
      }
      String other = files.putIfAbsent(id, draft.file());
      if (other != null) {
        problem(draft, "a mistake must be told once, and " + id + " is in " + other);
      }
      String broken = links.brokenPlace(draft.text().place());
      if (!broken.isEmpty()) {
        int line = draft.entry().placeLine();
        problems.add(draft.file(), line, broken + ": /lessons/" + draft.text().place());
      }
    }
  }

  private void problem(Draft draft, String rule) {
    problems.add(draft.file(), draft.entry().line(), rule);
  }

  private static Set<String> known() {
    Set<String> ids = new TreeSet<>();
    Topics.tasks().forEach(task -> ids.addAll(alone(task.mistakes().stream())));
    Topics.methods().forEach(exercise -> ids.addAll(exercise.mistakes()));
    return ids;
  }

  /** The mistakes of an exercise for which there are no words. */
  static List<String> untold(String task, MistakeTexts texts) {
    Optional<Set<String>> ids =
        Topics.method(task)
            .map(CodeExercise::mistakes)
            .or(() -> Topics.task(task).map(Task::mistakes).map(all -> alone(all.stream())));
    return ids.stream().flatMap(Set::stream).filter(id -> texts.named(id).isEmpty()).toList();
  }

  /** Of two mistakes at once each. */
  private static Set<String> alone(Stream<String> ids) {
    Set<String> alone = new TreeSet<>();
    ids.forEach(id -> alone.addAll(List.of(id.split("\\+", -1))));
    return alone;
  }
}
