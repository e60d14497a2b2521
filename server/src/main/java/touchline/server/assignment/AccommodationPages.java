package touchline.server.assignment;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.server.account.LoginName;
import touchline.server.assignment.plan.Extension;
import touchline.server.course.Course;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Who has more time in every assignment of a course: giving it, taking it back. */
public final class AccommodationPages {
  private static final int LONGEST_REASON = 500;
  private static final String LOGINS = "logins";
  private static final String PERCENT = "percent";
  private static final String REASON = "reason";

  private final WorkPages works;
  private final AccommodationStore store;
  private final ExtensionStore extensions;
  private final Templates templates;

  public AccommodationPages(
      WorkPages works, AccommodationStore store, ExtensionStore extensions, Templates templates) {
    this.works = works;
    this.store = store;
    this.extensions = extensions;
    this.templates = templates;
  }

  /** All of them, and the form for more. */
  public void page(Context ctx) {
    show(ctx, 200, new FilledForm(Map.of(PERCENT, "50"), Map.of()));
  }

  /** Gives somebody more time in every assignment. */
  public void give(Context ctx) {
    Course course = works.course(ctx);
    Map<String, Long> students = extensions.students(course.id());
    List<String> logins =
        Stream.of(field(ctx, LOGINS).split("[\\s,;]+"))
            .map(LoginName::stored)
            .filter(login -> !login.isEmpty())
            .distinct()
            .toList();
    FilledForm form = form(ctx, course, students, logins);
    if (!form.isRight()) {
      show(ctx, 422, form);
      return;
    }
    AccommodationStore.Given given =
        new AccommodationStore.Given(
            Integer.parseInt(form.value(PERCENT)), form.value(REASON).strip());
    List<Long> accounts =
        logins.stream().map(login -> Objects.requireNonNull(students.get(login))).toList();
    store.give(course.id(), accounts, given, works.account(ctx), works.now());
    ctx.redirect(path(course), SEE_OTHER);
  }

  private static FilledForm form(
      Context ctx, Course course, Map<String, Long> students, List<String> logins) {
    String percent = field(ctx, PERCENT).strip();
    String reason = field(ctx, REASON);
    boolean isPercent =
        percent.matches("[1-9][0-9]{0,2}") && Integer.parseInt(percent) <= Extension.Share.MOST;
    return new FilledForm(
            Map.of(LOGINS, field(ctx, LOGINS), PERCENT, percent, REASON, reason), Map.of())
        .with(LOGINS, loginProblem(students, logins))
        .with(
            PERCENT,
            isPercent
                ? Optional.empty()
                : Optional.of("Type a whole number from 1 to 400; 50 is time and a half."))
        .with(
            REASON,
            reason.length() <= LONGEST_REASON
                ? Optional.empty()
                : Optional.of("A reason has at most " + LONGEST_REASON + " characters."))
        .with(
            FilledForm.WHOLE,
            course.isArchived() ? Optional.of(AssignmentPages.ARCHIVED) : Optional.empty());
  }

  private static Optional<String> loginProblem(Map<String, Long> students, List<String> logins) {
    if (logins.isEmpty()) {
      return Optional.of("Type the login name of at least one student.");
    }
    return logins.stream()
        .filter(login -> !students.containsKey(login))
        .findFirst()
        .map(login -> "No student of this course has the login name “" + login + "”.");
  }

  /** Takes it back. */
  public void remove(Context ctx) {
    Course course = works.course(ctx);
    String account = ctx.pathParam("account");
    if (!account.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    if (course.isArchived()) {
      show(
          ctx, 422, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(AssignmentPages.ARCHIVED)));
    } else {
      store.remove(course.id(), Long.parseLong(account), works.account(ctx), works.now());
      ctx.redirect(path(course), SEE_OTHER);
    }
  }

  private static String path(Course course) {
    return "/courses/" + course.id() + "/accommodations";
  }

  private void show(Context ctx, int status, FilledForm form) {
    Course course = works.course(ctx);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", works.role(ctx));
    shown.put("path", path(course));
    shown.put("form", form);
    shown.put("given", store.list(course.id()));
    PersonalPages.send(ctx, status, templates.render("assignment/accommodations", shown));
  }
}
