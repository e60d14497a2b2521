package touchline.server.gradebook.scheme;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import touchline.server.account.AccessPages;
import touchline.server.course.Course;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.gradebook.total.CourseTotal;
import touchline.server.gradebook.total.TotalWords;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** How the total of one student came about, for staff. */
public final class TotalPages {
  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public TotalPages(
      SectionPages sections,
      GradebookStore gradebook,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    Course course = sections.course(ctx);
    Student student =
        gradebook
            .student(course.id(), SectionPages.number(ctx, "account"))
            .orElseThrow(NotFoundResponse::new);
    sections.requireSeen(ctx, student);
    CourseTotal total = gradebook.total(course.id(), student, clock.instant());
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("student", student);
    shown.put("total", total);
    shown.put("rows", TotalWords.rows(total));
    shown.put("sum", TotalWords.sum(total));
    shown.put("scaled", TotalWords.scaled(total));
    PersonalPages.send(ctx, 200, templates.render("gradebook/total", shown));
  }
}
