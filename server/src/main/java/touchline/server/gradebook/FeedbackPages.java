package touchline.server.gradebook;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.account.AccessPages;
import touchline.server.assignment.Feedback;
import touchline.server.assignment.FeedbackStore;
import touchline.server.assignment.MoreAttemptsStore;
import touchline.server.course.Course;
import touchline.server.page.FilledForm;

/**
 * What people say about a student's work: points for one exercise, comments, more attempts; and
 * whether students are told the points of an assignment yet.
 */
public final class FeedbackPages {
  private static final String EXERCISE = "exercise";
  private static final String POINTS = "part-points";
  private static final String COMMENT = "part-comment";
  private static final String REASON = "part-reason";
  private static final int MOST_ATTEMPTS = 1_000;

  private static final String MEANWHILE =
      "Somebody else wrote about this exercise while you did. What stands now is shown below; what"
          + " you typed is in the fields. Save again to put it in the place of theirs.";
  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final SectionPages sections;
  private final CellPages cells;
  private final GradebookStore gradebook;
  private final FeedbackStore store;
  private final MoreAttemptsStore attempts;
  private final HistoryStore history;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public FeedbackPages(
      SectionPages sections,
      CellPages cells,
      GradebookStore gradebook,
      FeedbackStore store,
      MoreAttemptsStore attempts,
      HistoryStore history,
      Function<String, String> titles,
      AccessPages access,
      Clock clock) {
    this.sections = sections;
    this.cells = cells;
    this.gradebook = gradebook;
    this.store = store;
    this.attempts = attempts;
    this.history = history;
    this.titles = titles;
    this.access = access;
    this.clock = clock;
  }

  /** Writes about an exercise, or, with none, about all of the assignment. */
  public void say(Context ctx) {
    String exercise = field(ctx, EXERCISE);
    String called = exercise.isEmpty() ? "" : titles.apply(exercise);
    FeedbackStore.Subject about = cells.subject(ctx, exercise, called);
    FilledForm form = form(ctx, about);
    if (!form.isRight()) {
      cells.refuse(ctx, 422, form);
      return;
    }
    Instant now = clock.instant();
    Feedback said =
        new Feedback(
            Points.read(form.value(POINTS)),
            form.value(COMMENT).strip(),
            form.value(REASON).strip(),
            "",
            now,
            0);
    String typed = field(ctx, "revision");
    long revision = typed.matches("[0-9]{1,9}") ? Long.parseLong(typed) : -1;
    if (store.put(about, said, revision, access.required(ctx), now)) {
      ctx.redirect(cell(about), SEE_OTHER);
    } else {
      cells.refuse(ctx, 409, form.with(FilledForm.WHOLE, Optional.of(MEANWHILE)));
    }
  }

  private FilledForm form(Context ctx, FeedbackStore.Subject about) {
    String points = field(ctx, POINTS).strip();
    String reason = field(ctx, REASON);
    String comment = field(ctx, COMMENT);
    Optional<Double> worth =
        history.parts(about.assignment(), about.account()).stream()
            .filter(part -> part.exercise().equals(about.exercise()))
            .map(HistoryStore.Part::worth)
            .findFirst();
    if (worth.isEmpty() && !about.exercise().isEmpty()) {
      throw new NotFoundResponse();
    }
    return new FilledForm(
            Map.of(EXERCISE, about.exercise(), POINTS, points, COMMENT, comment, REASON, reason),
            Map.of())
        .with(FilledForm.WHOLE, archived(sections.course(ctx)))
        .with(POINTS, points.isEmpty() ? Optional.empty() : pointsProblem(points, worth))
        .with(
            COMMENT,
            comment.length() <= OverrideForm.LONGEST_COMMENT
                ? Optional.empty()
                : Optional.of(
                    "A comment has at most " + OverrideForm.LONGEST_COMMENT + " characters."))
        .with(
            REASON,
            points.isEmpty() && reason.isBlank()
                ? Optional.empty()
                : OverrideForm.reasonProblem(reason.strip()));
  }

  private static Optional<String> pointsProblem(String points, Optional<Double> worth) {
    Optional<Double> read = Points.read(points);
    if (read.isEmpty() || worth.isEmpty()) {
      return Optional.of("Type points as a number from 0 on, or leave the field empty.");
    }
    return read.get() <= worth.get()
        ? Optional.empty()
        : Optional.of(
            "Full marks in this exercise are "
                + Points.text(worth.get())
                + ". More is decided for the assignment as a whole.");
  }

  private static Optional<String> archived(Course course) {
    return course.isArchived() ? Optional.of(ARCHIVED) : Optional.empty();
  }

  private static String cell(FeedbackStore.Subject about) {
    return "/courses/"
        + about.course()
        + "/gradebook/"
        + about.assignment()
        + "/"
        + about.account();
  }

  /** Gives more attempts at each exercise, or takes them back with 0. */
  public void attempts(Context ctx) {
    FeedbackStore.Subject about = cells.subject(ctx, Feedback.WHOLE, "");
    String typed = field(ctx, "more").strip();
    boolean isNumber = typed.matches("[0-9]{1,4}") && Integer.parseInt(typed) <= MOST_ATTEMPTS;
    FilledForm form =
        new FilledForm(Map.of("more", typed), Map.of())
            .with(FilledForm.WHOLE, archived(sections.course(ctx)))
            .with(
                "more",
                isNumber ? Optional.empty() : Optional.of("Type a whole number from 0 to 1000."));
    if (form.isRight()) {
      attempts.give(about, Integer.parseInt(typed), access.required(ctx), clock.instant());
      ctx.redirect(cell(about), SEE_OTHER);
    } else {
      cells.refuse(ctx, 422, form);
    }
  }

  /** Holds the points of an assignment back, or releases them. */
  public void hold(Context ctx) {
    Course course = sections.course(ctx);
    long assignment = SectionPages.number(ctx, "assignment");
    boolean isThere =
        gradebook.columns(course.id(), clock.instant()).stream()
            .anyMatch(column -> column.id() == assignment);
    if (!isThere || course.isArchived()) {
      throw new NotFoundResponse();
    }
    store.hold(
        course.id(),
        assignment,
        field(ctx, "held").equals("yes"),
        access.required(ctx),
        clock.instant());
    ctx.redirect("/courses/" + course.id() + "/total", SEE_OTHER);
  }
}
