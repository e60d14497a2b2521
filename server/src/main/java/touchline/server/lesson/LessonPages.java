package touchline.server.lesson;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import touchline.server.asset.KeptAnswer;
import touchline.server.page.CoursePart;
import touchline.server.page.Templates;
import touchline.server.page.You;

/** The first page and the lessons: the same for everybody, so each is made once. */
public final class LessonPages {
  /** The lesson whose page is the site's first. */
  private static final String HOME = "home";

  private static final String FIGURE_END = "</figure>";

  private static final String REVIEW = "/review";

  private final Lessons lessons;
  private final Templates templates;
  private final UnaryOperator<String> panel;
  private final You you;

  /**
   * @param panel the first variant of an exercise as HTML, by its id
   */
  public LessonPages(Lessons lessons, Templates templates, UnaryOperator<String> panel) {
    this.lessons = lessons;
    this.templates = templates;
    this.panel = panel;
    this.you = new You(templates);
  }

  /** All of them, by path. */
  public Map<String, KeptAnswer> kept() {
    return kept("");
  }

  /** All of them, by path, with something more at the head of each lesson. */
  public Map<String, KeptAnswer> kept(String head) {
    Map<String, KeptAnswer> pages = new LinkedHashMap<>();
    pages.put("/", home());
    pages.put(REVIEW, page(REVIEW, "lesson/review", this::review));
    for (Lesson lesson : lessons.all()) {
      if (lesson.slug().equals(HOME)) {
        continue;
      }
      CoursePosition way = CoursePosition.of(lesson, lessons.course());
      String path = path(lesson.slug());
      pages.put(path, page(path, "lesson/lesson", () -> shown(lesson, way, head + body(lesson))));
    }
    return pages;
  }

  /** The first picture comes first; what one can do at the end is told below it. */
  private Map<String, Object> shown(Lesson lesson, CoursePosition way, String body) {
    int opened = lesson.aims().goals().isEmpty() ? -1 : body.indexOf(FIGURE_END);
    int rest = opened < 0 ? 0 : opened + FIGURE_END.length();
    return Map.of(
        "lesson", lesson,
        "needs", needs(lesson),
        "way", way,
        "opening", body.substring(0, rest),
        "body", body.substring(rest),
        "methods", methods());
  }

  private KeptAnswer home() {
    Lesson home = lessons.lesson(HOME).orElse(nothing());
    return page(
        "/",
        () ->
            templates.ready(
                "lesson/home",
                lessons.version(),
                () -> Map.of("lesson", home, "course", lessons.course())));
  }

  /** A first page without a lesson of its own. */
  private static Lesson nothing() {
    List<String> none = List.of();
    return new Lesson(HOME, "Touchline", "", 0, "", none, List.of(), 1, 0, Aims.NONE, "");
  }

  /** The lessons on which a lesson builds. */
  private List<Lesson> needs(Lesson lesson) {
    return lesson.aims().needs().stream().flatMap(slug -> lessons.lesson(slug).stream()).toList();
  }

  /** The exercises of the course that ask for a method. */
  private List<ExerciseText> methods() {
    return lessons.course().stream()
        .flatMap(lesson -> lesson.exercises().stream())
        .flatMap(id -> lessons.exercise(id).stream())
        .filter(ExerciseText::asksForMethod)
        .toList();
  }

  private Map<String, Object> review() {
    Map<String, List<ExerciseText>> exercises = new HashMap<>();
    for (Lesson lesson : lessons.course()) {
      exercises.put(
          lesson.slug(),
          lesson.exercises().stream().flatMap(id -> lessons.exercise(id).stream()).toList());
    }
    return Map.of("course", lessons.course(), "exercises", exercises);
  }

  private KeptAnswer page(String path, String template, Supplier<Map<String, Object>> shown) {
    return page(path, () -> templates.render(template, shown.get()));
  }

  /** Rendered for each of the two readers: kept for the second, it would take more than both. */
  private KeptAnswer page(String path, Supplier<String> rendered) {
    return KeptAnswer.page(
        () -> You.in(CoursePart.withoutIn(rendered.get()), you.stranger(path)).getBytes(UTF_8),
        () -> You.in(CoursePart.withoutIn(rendered.get()), you.somebody()).getBytes(UTF_8));
  }

  private String body(Lesson lesson) {
    String html = lesson.html();
    for (String exercise : lesson.exercises()) {
      html = html.replace(Lesson.place(exercise), panel.apply(exercise));
    }
    return html;
  }

  private static String path(String slug) {
    return "/lessons/" + slug;
  }

  /** All lessons stand on the first page. */
  public void all(Context ctx) {
    ctx.redirect("/#lessons", HttpStatus.PERMANENT_REDIRECT);
  }

  /** Answers what no kept page did: a lesson's address with a slash too many, or no lesson. */
  public void elsewhere(Context ctx) {
    String slug = ctx.pathParam("slug");
    if (slug.equals(HOME)) {
      ctx.redirect("/", HttpStatus.PERMANENT_REDIRECT);
      return;
    }
    if (lessons.lesson(slug).isEmpty() || ctx.path().equals(path(slug))) {
      throw new NotFoundResponse();
    }
    ctx.redirect(path(slug), HttpStatus.PERMANENT_REDIRECT);
  }
}
