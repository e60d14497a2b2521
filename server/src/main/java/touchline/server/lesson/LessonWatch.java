package touchline.server.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchline.diagram.Html;
import touchline.server.asset.Kept;
import touchline.server.page.Templates;

/**
 * Compiles the lessons again whenever their author saves a file, while the site runs. What is wrong
 * with them stands at the head of every lesson, by file and line, above what was right last.
 */
public final class LessonWatch {
  private final LessonCompiler compiler;
  private final Path folder;
  private final Templates templates;
  private final UnaryOperator<String> panel;
  private final Map<String, Kept> answers;
  private Lessons good;

  /**
   * @param folder the lessons of a checkout, {@code content/lessons}
   * @param good the lessons that are shown until the first are compiled
   * @param answers the pages that the site gives, which are replaced
   */
  public LessonWatch(
      Path folder,
      Lessons good,
      Templates templates,
      UnaryOperator<String> panel,
      Map<String, Kept> answers) {
    this.folder = folder.toAbsolutePath().normalize();
    Path content = this.folder.getParent();
    if (content == null || !Files.isDirectory(this.folder)) {
      throw new IllegalArgumentException("--watch must name a folder of lessons: " + folder);
    }
    this.compiler = new LessonCompiler(content, new Mathematics());
    this.good = good;
    this.templates = templates;
    this.panel = panel;
    this.answers = answers;
  }

  /** Compiles now, and then after every change, until the thread is interrupted. */
  public void run(long everyMilliseconds) throws InterruptedException {
    String before = "";
    while (true) {
      String now = state();
      if (!now.equals(before)) {
        before = now;
        compile();
      }
      Thread.sleep(everyMilliseconds);
    }
  }

  /** Compiles once and shows the lessons; returns what is wrong, if anything is. */
  List<Problem> compile() {
    List<Problem> problems = List.of();
    try {
      good = compiler.compile();
    } catch (BrokenLessons broken) {
      problems = broken.problems();
    }
    String head = problems.isEmpty() ? "" : box(problems);
    answers.putAll(new LessonPages(good, templates, panel).kept(head));
    return problems;
  }

  /** The lessons as they were when nothing was wrong. */
  Lessons good() {
    return good;
  }

  static String box(List<Problem> problems) {
    StringBuilder box =
        new StringBuilder("<section class=\"problems\" role=\"alert\"><h2>Not published</h2><ul>");
    for (Problem problem : problems) {
      box.append("<li><code>").append(Html.escape(problem.file())).append(':');
      box.append(problem.line()).append("</code> ").append(Html.escape(problem.rule()));
      box.append("</li>");
    }
    return box.append("</ul></section>").toString();
  }

  /** Changes with every file that is saved, added or removed. */
  private String state() {
    try (Stream<Path> files = Files.walk(folder)) {
      StringBuilder state = new StringBuilder();
      for (Path file : files.sorted().toList()) {
        state.append(file).append(modified(file)).append('\n');
      }
      return state.toString();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** An editor may have moved a file away meanwhile; the next look finds what it put there. */
  private static String modified(Path file) throws IOException {
    try {
      return Files.getLastModifiedTime(file).toString();
    } catch (NoSuchFileException gone) {
      return "gone";
    }
  }
}
