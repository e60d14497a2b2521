package touchline.server.seen;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.course.Course;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/**
 * Pages of a course as one of its students sees them. They are the student's pages, asked for in
 * the name of the student and made read only; an administrator who is a student is none there.
 */
public final class SeenPages {
  /** As for other pages, and no script, so that nothing on the page can ask for anything. */
  private static final String NO_SCRIPT =
      "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
          + " font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final AccountStore accounts;
  private final SeenStore store;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public SeenPages(
      SectionPages sections,
      GradebookStore gradebook,
      AccountStore accounts,
      SeenStore store,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.accounts = accounts;
    this.store = store;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** The same page for staff, as the student that the address names sees it. */
  public Handler of(Handler page) {
    return ctx -> show(ctx, page);
  }

  private void show(Context ctx, Handler page) throws Exception {
    Course course = sections.course(ctx);
    Student student =
        gradebook
            .student(course.id(), SectionPages.number(ctx, "account"))
            .orElseThrow(NotFoundResponse::new);
    sections.requireSeen(ctx, student);
    Account account = accounts.find(student.account()).orElseThrow(NotFoundResponse::new);
    String path = "/courses/" + course.id();
    String seen = path + "/as/" + student.account();
    String rest = ctx.path().substring(seen.length());
    store.log(access.required(ctx), course.id(), student.account(), rest, clock.instant());
    Map<String, Object> shown = Map.of("course", course, "student", student, "here", rest);
    SeenHtml html = new SeenHtml(path, seen, templates.render("gradebook/seen", shown).strip());
    PersonalPages.settle(ctx);
    PersonalPages.alter(ctx, html::of);
    ctx.header("Content-Security-Policy", NO_SCRIPT);
    access.lookAs(ctx, account);
    page.handle(ctx);
    String on = Objects.requireNonNullElse(ctx.res().getHeader("Location"), "");
    if (!on.isEmpty()) {
      ctx.header("Location", html.address(on));
    }
  }
}
