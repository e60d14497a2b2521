package touchline.server.news;

import static java.nio.charset.StandardCharsets.UTF_8;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.LinkPages;
import touchline.server.account.guard.Secret;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.ExtensionStore;
import touchline.server.assignment.plan.Assignment;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** How news reach somebody: letters by choice, and due dates in their own calendar. */
public final class ChoicePages {
  private final ChoiceStore choices;
  private final CalendarStore calendars;
  private final CourseStore courses;
  private final AssignmentStore assignments;
  private final ExtensionStore extensions;
  private final LinkPages links;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public ChoicePages(
      ChoiceStore choices,
      CalendarStore calendars,
      CourseStore courses,
      AssignmentStore assignments,
      ExtensionStore extensions,
      LinkPages links,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.choices = choices;
    this.calendars = calendars;
    this.courses = courses;
    this.assignments = assignments;
    this.extensions = extensions;
    this.links = links;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    show(ctx, "");
  }

  public void choose(Context ctx) {
    String choice = field(ctx, "choice");
    choices.set(
        access.required(ctx),
        List.of("once", "daily").contains(choice) ? choice : "",
        clock.instant());
    ctx.redirect("/account/news?saved", HttpStatus.SEE_OTHER);
  }

  /** A new address for the calendar, shown once. */
  public void makeCalendar(Context ctx) {
    Secret secret = calendars.make(access.required(ctx), clock.instant());
    show(ctx, links.site(ctx) + "/calendar/" + secret.text() + ".ics");
  }

  public void endCalendar(Context ctx) {
    calendars.end(access.required(ctx));
    ctx.redirect("/account/news?saved", HttpStatus.SEE_OTHER);
  }

  /** The due dates of whoever has this address, with their own extensions. */
  public void calendar(Context ctx) {
    String file = ctx.pathParam("file");
    Account account =
        Secret.parse(file.replaceFirst("\\.ics$", ""))
            .flatMap(calendars::owner)
            .orElseThrow(NotFoundResponse::new);
    Instant now = clock.instant();
    CalendarText calendar = new CalendarText();
    for (Course course : courses.of(account)) {
      for (Assignment one : course.isArchived() ? noWork() : assignments.list(course.id())) {
        if (one.plan().isPublished() && !now.isBefore(one.plan().schedule().opens())) {
          calendar.event(
              "assignment-" + one.id() + "-account-" + account.id() + "@touchline",
              one.plan().title() + " is due (" + course.title() + ")",
              links.site(ctx) + one.path(),
              extensions.own(one, account.id()).due(),
              now);
        }
      }
    }
    ctx.contentType("text/calendar;charset=utf-8")
        .header("Cache-Control", "no-store")
        .result(calendar.toString().getBytes(UTF_8));
  }

  private static List<Assignment> noWork() {
    return List.of();
  }

  private void show(Context ctx, String address) {
    Account account = access.required(ctx);
    Map<String, Object> shown = new HashMap<>();
    shown.put("choice", choices.of(account));
    shown.put("canMail", links.canMail());
    shown.put("hasCalendar", calendars.has(account));
    shown.put("address", address);
    shown.put("saved", "saved".equals(ctx.queryString()));
    PersonalPages.send(ctx, 200, templates.render("news/choice", shown));
  }
}
