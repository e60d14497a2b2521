package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.gap.GapFile;
import touchline.gap.GapRules;
import touchline.gap.Gaps;
import touchline.task.GapsTask;
import touchline.topic.Topics;

/**
 * The gaps of an exercise. The build of the content room has read them before, and refused what no
 * listing has; here they are run.
 */
final class GapDraft {
  static final String BLOCK = "gap";

  private final String id;
  private final Page page;
  private final Problems problems;
  private final Optional<GapFile> file;

  GapDraft(String id, Page page, Problems problems) {
    this.id = id;
    this.page = page;
    this.problems = problems;
    this.file = file(page);
  }

  private static Optional<GapFile> file(Page page) {
    return GapFile.of(page.text().lines().toList());
  }

  static boolean isOne(Page page) {
    return file(page).isPresent();
  }

  boolean isOne() {
    return file.isPresent();
  }

  /** The keys of its front matter, more than other exercises have. */
  List<String> keys(List<String> others) {
    List<String> keys = new ArrayList<>(others);
    if (isOne()) {
      keys.add("method");
    }
    return keys;
  }

  /** The keys that its front matter may have. */
  Set<String> others() {
    return isOne() ? Set.of("units") : Set.of();
  }

  /** Checks what the build of the content room has made of the gaps. */
  void check(FrontMatter front) {
    if (!front.text("task").equals(id)) {
      front.complain("task", "must be the id of this exercise, " + id);
      return;
    }
    Optional<Gaps> gaps = Topics.task(id).map(task -> ((GapsTask) task).gaps());
    if (gaps.isEmpty() || !gaps.get().said().equals(file.orElseThrow().said())) {
      front.problem("kind", "gaps must be built into the content: mvn -pl content process-classes");
      return;
    }
    for (GapRules.Broken broken : GapRules.broken(gaps.get())) {
      int line = file.orElseThrow().lineOf(broken.gap());
      problems.add(page.file(), line, "gap: " + broken.rule());
    }
  }
}
