package touchline.server.invite;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.LinkPages;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Whether the code of a course makes accounts, and of whom. */
public final class SignUpPages {
  private static final String DOMAINS = "domains";
  private static final String NO_MAIL =
      "This site sends no mail, so it cannot see whether an address is somebody’s. Leave this"
          + " empty.";

  private final CourseStore courses;
  private final LinkPages links;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public SignUpPages(
      CourseStore courses, LinkPages links, AccessPages access, Templates templates, Clock clock) {
    this.courses = courses;
    this.links = links;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    String now = courses.signUp(course(ctx).id()).orElse("");
    show(ctx, 200, new FilledForm(Map.of(DOMAINS, now), Map.of()));
  }

  public void set(Context ctx) {
    String typed = field(ctx, DOMAINS);
    FilledForm form =
        new FilledForm(Map.of(DOMAINS, typed), Map.of()).with(DOMAINS, Domains.problem(typed));
    if (!Domains.stored(typed).isEmpty() && !links.canMail()) {
      form = form.with(DOMAINS, Optional.of(NO_MAIL));
    }
    if (!form.isRight()) {
      show(ctx, 422, form);
      return;
    }
    boolean isOpen = field(ctx, "open").equals("yes");
    Optional<String> rule = isOpen ? Optional.of(Domains.stored(typed)) : Optional.empty();
    courses.setSignUp(course(ctx), rule, access.required(ctx), clock.instant());
    ctx.redirect("/courses/" + AccessPages.course(ctx) + "/settings", HttpStatus.SEE_OTHER);
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  private void show(Context ctx, int status, FilledForm form) {
    Course course = course(ctx);
    Map<String, Object> shown =
        Map.of(
            "course",
            course,
            "form",
            form,
            "isOpen",
            courses.signUp(course.id()).isPresent(),
            "canMail",
            links.canMail());
    PersonalPages.send(ctx, status, templates.render("invite/sign-up", shown));
  }
}
