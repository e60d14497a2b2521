package touchline.server.course;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.List;
import java.util.Map;
import touchline.server.account.AccessPages;
import touchline.server.audit.AuditStore;
import touchline.server.audit.LogEntry;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The changes of a course, the newest first. */
public final class LogPages {
  private static final int ON_A_PAGE = 100;
  private static final String BEFORE = "before";

  private final CourseStore courses;
  private final AuditStore audit;
  private final AccessPages access;
  private final Templates templates;

  public LogPages(CourseStore courses, AuditStore audit, AccessPages access, Templates templates) {
    this.courses = courses;
    this.audit = audit;
    this.access = access;
    this.templates = templates;
  }

  public void page(Context ctx) {
    Course course = courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
    ListAddress here = ListPages.address(ctx);
    List<LogEntry> found =
        audit.page(course.id(), ListPages.before(here.value(BEFORE)), ON_A_PAGE + 1);
    Map<String, Object> shown =
        Map.of(
            "course",
            course,
            "role",
            access.standing(ctx).word(),
            "changes",
            ListPage.following(found, ON_A_PAGE, here, BEFORE, one -> String.valueOf(one.id())));
    PersonalPages.send(ctx, 200, templates.render("course/log", shown));
  }
}
