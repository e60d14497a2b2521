package touchline.server.lesson.watch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.diagram.Html;
import touchline.server.asset.KeptAnswer;
import touchline.server.lesson.LessonPages;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.compile.BrokenLessons;
import touchline.server.lesson.compile.LessonCompiler;
import touchline.server.lesson.compile.Mathematics;
import touchline.server.lesson.compile.Problem;
import touchline.server.page.Templates;

/**
 * Compiles the lessons again whenever their author saves a file, while the site runs. What is wrong
 * with them stands at the head of every lesson, by file and line, above what was right last.
 */
public final class LessonWatch {
  /** Hears what becomes of the lessons. */
  interface Listener {
    /**
     * The lessons were compiled for the how-manieth time; the site shows them, or what is wrong.
     */
    void compiled(int version);

    /** Nothing was saved for a while. */
    void quiet();
  }

  private static final Logger LOG = LoggerFactory.getLogger(LessonWatch.class);

  /** Milliseconds; shorter than a connection may stand still. */
  private static final long QUIET = 5_000;

  private static final String LESSONS = "/lessons/";
  private static final String NEW_EXERCISE =
      "<p class=\"problems\">This exercise is new. Build and start the site again to see it.</p>";

  private final LessonCompiler compiler;
  private final Path folder;
  private final FolderWatch saves;
  private final Templates templates;
  private final UnaryOperator<String> panel;
  private final Map<String, KeptAnswer> answers;
  private final Listener listener;
  private Lessons good;
  private int version;

  /**
   * @param folder the lessons of a checkout, {@code content/lessons}
   * @param built the lessons that the site was built with, and that are shown at first
   * @param answers the pages that the site gives, which are replaced
   */
  LessonWatch(
      Path folder,
      Lessons built,
      Templates templates,
      UnaryOperator<String> panel,
      Map<String, KeptAnswer> answers,
      Listener listener) {
    this.folder = folder.toAbsolutePath().normalize();
    Path content = this.folder.getParent();
    if (content == null || !Files.isDirectory(this.folder)) {
      throw new IllegalArgumentException("--watch must name a folder of lessons: " + folder);
    }
    this.saves = FolderWatch.on(this.folder);
    this.compiler = new LessonCompiler(content, Mathematics.packed());
    this.good = built;
    this.templates = templates;
    this.panel = id -> built.exercise(id).isPresent() ? panel.apply(id) : NEW_EXERCISE;
    this.answers = answers;
    this.listener = listener;
  }

  /** Compiles now, and then after every change, until the thread is interrupted. */
  public void run() throws InterruptedException {
    try (saves) {
      compile();
      while (true) {
        await();
      }
    }
  }

  /** Whatever goes wrong is the author's to see, and the next save may mend it. */
  private void await() throws InterruptedException {
    try {
      if (saves.await(QUIET)) {
        compile();
      } else {
        listener.quiet();
      }
    } catch (RuntimeException | StackOverflowError failed) {
      LOG.error("watching the lessons failed", failed);
    }
  }

  private void compile() {
    long begun = System.nanoTime();
    List<Problem> problems = problems();
    version++;
    show(problems);
    long milliseconds = (System.nanoTime() - begun) / 1_000_000;
    LOG.info("lessons compiled in {} ms, problems: {}", milliseconds, problems.size());
    listener.compiled(version);
  }

  /** Compiles, and keeps the lessons if nothing is wrong with them. */
  private List<Problem> problems() {
    try {
      good = compiler.compile();
      return List.of();
    } catch (BrokenLessons broken) {
      return broken.problems();
    } catch (RuntimeException | StackOverflowError failed) {
      LOG.error("the lessons cannot be compiled", failed);
      return List.of(new Problem(folder.toString(), 1, "cannot be compiled: " + failed));
    }
  }

  private void show(List<Problem> problems) {
    String head = (problems.isEmpty() ? "" : box(problems)) + WatchPages.scriptFor(version);
    Map<String, KeptAnswer> pages = new LessonPages(good, templates, panel).kept(head);
    // What cannot be shown is found now, and not by who opens the page.
    pages.values().forEach(KeptAnswer::bytes);
    answers.putAll(pages);
    answers.keySet().removeIf(path -> path.startsWith(LESSONS) && !pages.containsKey(path));
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
}
