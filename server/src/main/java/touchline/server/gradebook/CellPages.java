package touchline.server.gradebook;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.CourseRole;
import touchline.server.assignment.FeedbackStore;
import touchline.server.assignment.plan.Moment;
import touchline.server.assignment.plan.Schedule;
import touchline.server.course.Course;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** A cell of the gradebook: what the student did, and what an instructor decided instead. */
public final class CellPages {
  private static final String MEANWHILE =
      "Somebody else decided about these points while you did. What counts now is shown above; what"
          + " you typed is in the fields. Save again to put it in the place of theirs.";

  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final SectionPages sections;
  private final GradebookStore store;
  private final OverrideStore overrides;
  private final CellWords words;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public CellPages(
      SectionPages sections,
      GradebookStore store,
      OverrideStore overrides,
      CellWords words,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.store = store;
    this.overrides = overrides;
    this.words = words;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** Where a request is: all of it exists and may be seen. */
  private record Here(Course course, Column column, Student student) {
    Target target() {
      return new Target(course.id(), column.id(), column.title(), student.account());
    }

    String path() {
      return "/courses/" + course.id() + "/gradebook/" + column.id() + "/" + student.account();
    }
  }

  private Here here(Context ctx) {
    Course course = sections.course(ctx);
    long assignment = SectionPages.number(ctx, "assignment");
    Column column =
        store.columns(course.id(), clock.instant()).stream()
            .filter(one -> one.id() == assignment)
            .findFirst()
            .orElseThrow(NotFoundResponse::new);
    Student student =
        store
            .student(course.id(), SectionPages.number(ctx, "account"))
            .orElseThrow(NotFoundResponse::new);
    sections.requireSeen(ctx, student);
    return new Here(course, column, student);
  }

  public void page(Context ctx) {
    Here here = here(ctx);
    Optional<PointsOverride> decided = decided(here);
    show(ctx, 200, here, decided, OverrideForm.of(decided));
  }

  /** Writes a decision. */
  public void decide(Context ctx) {
    Here here = here(ctx);
    FilledForm form =
        OverrideForm.of(
                field(ctx, OverrideForm.POINTS),
                field(ctx, OverrideForm.EXCUSED),
                field(ctx, OverrideForm.REASON),
                field(ctx, OverrideForm.COMMENT))
            .with(FilledForm.WHOLE, archived(here))
            .with(OverrideForm.POINTS, above(ctx, here));
    if (!form.isRight()) {
      show(ctx, 422, here, decided(here), form);
    } else {
      answer(
          ctx,
          here,
          form,
          overrides.put(
              here.target(),
              OverrideForm.decision(form),
              revision(ctx),
              access.required(ctx),
              clock.instant()));
    }
  }

  /** More than full marks are a slip of the hand, unless somebody says that they are meant. */
  private static Optional<String> above(Context ctx, Here here) {
    boolean isAbove =
        !field(ctx, OverrideForm.EXCUSED).equals("yes")
            && !field(ctx, "above").equals("yes")
            && Points.read(field(ctx, OverrideForm.POINTS)).orElse(0.0) > here.column().worth();
    return isAbove
        ? Optional.of(
            "Full marks are "
                + Points.text(here.column().worth())
                + ". Correct the points, or tick that more is meant.")
        : Optional.empty();
  }

  /** The page again, with what is wrong and what was typed about an exercise. */
  public void refuse(Context ctx, int status, FilledForm typed) {
    Here here = here(ctx);
    FilledForm stands = OverrideForm.of(decided(here));
    Map<String, String> values = new HashMap<>(stands.values());
    values.putAll(typed.values());
    show(ctx, status, here, decided(here), new FilledForm(values, typed.problems()));
  }

  /** What a page about the cell that the address names has to know. */
  public FeedbackStore.Subject subject(Context ctx, String exercise, String called) {
    Here here = here(ctx);
    return new FeedbackStore.Subject(
        here.course().id(),
        here.column().id(),
        here.column().title(),
        here.student().account(),
        exercise,
        called);
  }

  /** Takes a decision back. */
  public void remove(Context ctx) {
    Here here = here(ctx);
    if (here.course().isArchived()) {
      show(ctx, 422, here, decided(here), FilledForm.EMPTY.with(FilledForm.WHOLE, archived(here)));
    } else {
      answer(
          ctx,
          here,
          FilledForm.EMPTY,
          overrides.remove(here.target(), revision(ctx), access.required(ctx), clock.instant()));
    }
  }

  private void answer(Context ctx, Here here, FilledForm form, boolean isDone) {
    if (isDone) {
      ctx.redirect(here.path(), HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 409, here, decided(here), form.with(FilledForm.WHOLE, Optional.of(MEANWHILE)));
    }
  }

  private static Optional<String> archived(Here here) {
    return here.course().isArchived() ? Optional.of(ARCHIVED) : Optional.empty();
  }

  private Optional<PointsOverride> decided(Here here) {
    return overrides.find(here.column().id(), here.student().account());
  }

  private static long revision(Context ctx) {
    String typed = field(ctx, "revision");
    return typed.matches("[0-9]{1,9}") ? Long.parseLong(typed) : -1;
  }

  private void show(
      Context ctx, int status, Here here, Optional<PointsOverride> decided, FilledForm form) {
    CourseRole role = access.standing(ctx);
    Cell cell =
        store
            .cells(here.course().id(), List.of(here.student()))
            .at(here.column().id(), here.student().account());
    Schedule own =
        store.dates(here.course().id(), clock.instant()).of(here.column(), here.student());
    Map<String, Object> shown = new HashMap<>();
    shown.put("due", Moment.words(own.due(), here.course().zone()));
    shown.put("hasMoreTime", own.due().isAfter(here.column().due()));
    shown.put("course", here.course());
    shown.put("role", role.word());
    shown.put("mayDecide", role.isAtLeast(CourseRole.INSTRUCTOR) && !here.course().isArchived());
    shown.put("column", here.column());
    shown.put("worth", Points.text(here.column().worth()));
    shown.put("student", here.student());
    shown.put("cell", cell);
    shown.put("worked", cell.worked().map(Points::text).orElse("nothing handed in"));
    shown.put("decided", decided.orElse(null));
    shown.put("revision", decided.map(PointsOverride::revision).orElse(0L));
    shown.put("form", form);
    shown.put("here", here.path());
    shown.put(
        "again", words.again(here.column().id(), here.student().account(), here.course().zone()));
    shown.put(
        "whole", words.whole(here.column().id(), here.student().account(), here.course().zone()));
    shown.put("extra", words.extra(here.column().id(), here.student().account()));
    shown.put(
        "parts",
        words.of(here.column().id(), here.student().account(), own.due(), here.course().zone()));
    PersonalPages.send(ctx, status, templates.render("gradebook/cell", shown));
  }
}
