package touchline.server.lti.mark;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** What became of the marks that go to learning platforms. */
public final class MarkedLinkPages {
  private static final int ON_A_PAGE = 100;
  private static final String PAGE = "page";
  private static final String DONE = "done";

  private final CourseStore courses;
  private final MarkedLinkStore store;
  private final AccessPages access;
  private final Templates templates;

  public MarkedLinkPages(
      CourseStore courses, MarkedLinkStore store, AccessPages access, Templates templates) {
    this.courses = courses;
    this.store = store;
    this.access = access;
    this.templates = templates;
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  private static String path(Course course) {
    return "/courses/" + course.id() + "/platform-marks";
  }

  /** The links of a course, or of one assignment. */
  public void list(Context ctx) {
    Course course = course(ctx);
    String asked = Objects.requireNonNullElse(ctx.queryParam("assignment"), "");
    List<MarkedLink> links =
        store.links(course.id()).stream()
            .filter(link -> asked.isEmpty() || asked.equals(String.valueOf(link.number())))
            .toList();
    send(ctx, course, "lti/marks", Map.of("links", links, "isOne", !asked.isEmpty()));
  }

  /** The marks of one. */
  public void page(Context ctx) {
    Course course = course(ctx);
    MarkedLink link = link(ctx, course);
    ListAddress here = ListPages.address(ctx);
    int from = (here.page(PAGE) - 1) * ON_A_PAGE;
    List<ShownMark> found = store.marks(link.id(), course.zone(), from, ON_A_PAGE + 1);
    Map<String, Object> shown =
        Map.of(
            "link",
            link,
            "marks",
            ListPage.numbered(found, ON_A_PAGE, here, PAGE),
            DONE,
            here.value(DONE).equals("again"));
    send(ctx, course, "lti/link-marks", shown);
  }

  /** Asks the platform again. */
  public void again(Context ctx) {
    Course course = course(ctx);
    MarkedLink link = link(ctx, course);
    store.again(link);
    ctx.redirect(path(course) + "/" + link.id() + "?" + DONE + "=again", HttpStatus.SEE_OTHER);
  }

  private MarkedLink link(Context ctx, Course course) {
    String id = ctx.pathParam("link");
    return store.links(course.id()).stream()
        .filter(link -> String.valueOf(link.id()).equals(id))
        .findFirst()
        .orElseThrow(NotFoundResponse::new);
  }

  private void send(Context ctx, Course course, String template, Map<String, Object> more) {
    Map<String, Object> shown = new HashMap<>(more);
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("path", path(course));
    PersonalPages.send(ctx, 200, templates.render(template, shown));
  }
}
