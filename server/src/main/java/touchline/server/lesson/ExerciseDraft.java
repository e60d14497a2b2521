package touchline.server.lesson;

import java.util.List;
import java.util.Map;
import org.commonmark.node.Heading;
import touchline.exercise.Tasks;

/** An exercise on its way from Markdown to {@link ExerciseText}. */
final class ExerciseDraft {
  private static final List<String> KEYS = List.of("title", "task", "kind", "tolerance");
  private static final String PLACE = "place";

  private final String id;
  private final Page page;
  private final FrontMatter front;
  private final double tolerance;
  private final Anchors anchors;

  ExerciseDraft(String id, Page page, Problems problems) {
    this.id = id;
    this.page = page;
    this.front = FrontMatter.of(page, KEYS, problems);
    this.tolerance = front.positive("tolerance");
    this.anchors = new Anchors(page, problems);
  }

  String id() {
    return id;
  }

  /** The folder's name. */
  String name() {
    return id.substring(id.indexOf('/') + 1);
  }

  Page page() {
    return page;
  }

  /** Checks what can be told from this file alone. */
  void check(Problems problems) {
    if (Tasks.named(front.text("task")).isEmpty()) {
      front.complain("task", "must name a task of touchline.exercise.Tasks");
    }
    if (!front.text("kind").equals(PLACE)) {
      front.complain("kind", "must be " + PLACE);
    }
    for (Heading heading : page.all(Heading.class)) {
      String rule = "an exercise must have no headings: its title is in the front matter";
      problems.add(page.file(), Page.lineOf(heading), rule);
    }
    new Blocks(page, anchors, problems).refuse();
  }

  ExerciseText finish(Mathematics mathematics) {
    String html = new PageHtml(anchors, Map.of(), new FigureWords(), mathematics).of(page);
    return new ExerciseText(id, front.text("title"), front.text("task"), tolerance, html);
  }
}
