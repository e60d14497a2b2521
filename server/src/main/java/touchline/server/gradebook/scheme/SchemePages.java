package touchline.server.gradebook.scheme;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.total.Category;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The page on which instructors say how a course makes a total of its points. */
public final class SchemePages {
  static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final SchemeStore store;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public SchemePages(
      SectionPages sections,
      GradebookStore gradebook,
      SchemeStore store,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    long course = AccessPages.course(ctx);
    show(
        ctx,
        200,
        SchemeForm.of(gradebook.categories(course), gradebook.columns(course, clock.instant())),
        0);
  }

  /** Writes it; where totals change, only if that is meant. */
  public void save(Context ctx) {
    Course course = sections.course(ctx);
    Instant now = clock.instant();
    List<Category> before = gradebook.categories(course.id());
    List<Column> columns = gradebook.columns(course.id(), now);
    SchemeForm form = SchemeForm.read(name -> field(ctx, name), before, columns);
    FilledForm filled =
        form.filled()
            .with(FilledForm.WHOLE, course.isArchived() ? Optional.of(ARCHIVED) : Optional.empty());
    long moved = filled.isRight() ? moved(course, form.scheme(), now) : 0;
    boolean isMeant = moved == 0 || field(ctx, "sure").equals("yes");
    if (!filled.isRight() || !isMeant) {
      show(ctx, 422, filled, moved);
      return;
    }
    store.save(
        course.id(), scheme(before, columns), form.scheme(), access.required(ctx), clock.instant());
    ctx.redirect(ctx.path(), SEE_OTHER);
  }

  private static Scheme scheme(List<Category> categories, List<Column> columns) {
    Map<Long, Long> placed =
        columns.stream()
            .filter(column -> column.category() != 0)
            .collect(Collectors.toMap(Column::id, Column::category));
    return new Scheme(categories, placed);
  }

  /** How many students have another total then. */
  private long moved(Course course, Scheme scheme, Instant now) {
    return gradebook.moved(
        course.id(),
        now,
        scheme.categories(),
        columns ->
            columns.stream()
                .map(column -> column.in(scheme.placed().getOrDefault(column.id(), 0L)))
                .toList());
  }

  /**
   * A row of the form; templates read it.
   *
   * @param called for who hears the field and does not see the row
   * @param hint stands in the empty field; none for a category that there is
   */
  public record Slot(String key, String called, @Nullable String hint) {}

  private static List<Slot> slots(List<Category> categories) {
    return Stream.concat(
            categories.stream().map(one -> new Slot(String.valueOf(one.id()), one.name(), null)),
            Stream.of(new Slot(SchemeForm.NEW, "a category to be added", "one more")))
        .toList();
  }

  /** A column in a line; templates read it. */
  public record Line(long id, String title, String worth, boolean isOwn, boolean isHeld) {}

  private void show(Context ctx, int status, FilledForm form, long moved) {
    Course course = sections.course(ctx);
    List<Column> columns = gradebook.columns(course.id(), clock.instant());
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("form", form);
    shown.put("moved", moved);
    List<Category> categories = gradebook.categories(course.id());
    shown.put("categories", categories);
    shown.put("slots", slots(categories));
    shown.put("isWeighted", categories.stream().anyMatch(one -> one.weight() > 0));
    shown.put(
        "columns",
        columns.stream()
            .map(
                one ->
                    new Line(
                        one.id(), one.title(), Points.text(one.worth()), one.isOwn(), one.isHeld()))
            .toList());
    PersonalPages.send(ctx, status, templates.render("gradebook/scheme", shown));
  }
}
