package touchline.server.assignment.copy;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import touchline.server.assignment.WorkPages;
import touchline.server.course.Course;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** A course like an earlier one. */
public final class CopyPages {
  private static final String TITLE = "title";
  private static final String DAYS = "days";
  private static final String STAFF = "staff";
  private static final int LONGEST = 200;

  /** Ten years. */
  private static final int MOST_DAYS = 3_650;

  private final WorkPages works;
  private final CopyStore copies;
  private final Templates templates;

  public CopyPages(WorkPages works, CopyStore copies, Templates templates) {
    this.works = works;
    this.copies = copies;
    this.templates = templates;
  }

  public void page(Context ctx) {
    Course course = works.course(ctx);
    show(
        ctx,
        200,
        new FilledForm(Map.of(TITLE, course.title(), DAYS, "364", STAFF, "yes"), Map.of()));
  }

  /** Makes the copy; who makes it owns it. */
  public void copy(Context ctx) {
    String title = field(ctx, TITLE).strip();
    String days = field(ctx, DAYS).strip();
    FilledForm form =
        new FilledForm(Map.of(TITLE, title, DAYS, days, STAFF, field(ctx, STAFF)), Map.of())
            .with(TITLE, titleProblem(title))
            .with(DAYS, daysProblem(days));
    if (form.isRight()) {
      long copy =
          copies.copy(
              works.course(ctx),
              title,
              Integer.parseInt(days),
              field(ctx, STAFF).equals("yes"),
              works.account(ctx),
              works.now());
      ctx.redirect("/courses/" + copy + "/assignments", HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, form);
    }
  }

  private static Optional<String> titleProblem(String title) {
    return title.isEmpty() || title.length() > LONGEST
        ? Optional.of("Type a title of at most " + LONGEST + " characters.")
        : Optional.empty();
  }

  private static Optional<String> daysProblem(String days) {
    boolean isNumber = days.matches("-?[0-9]{1,4}");
    return isNumber && Math.abs(Integer.parseInt(days)) <= MOST_DAYS
        ? Optional.empty()
        : Optional.of("Type whole days, at most " + MOST_DAYS + "; with a minus for earlier.");
  }

  private void show(Context ctx, int status, FilledForm form) {
    Map<String, Object> shown =
        Map.of("course", works.course(ctx), "role", works.role(ctx), "form", form);
    PersonalPages.send(ctx, status, templates.render("assignment/copy", shown));
  }
}
