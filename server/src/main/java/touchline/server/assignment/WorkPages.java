package touchline.server.assignment;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Instant;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Schedule;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;

/** Which assignment, and which exercise of it, an address names; the same for all their pages. */
public final class WorkPages {
  private final CourseStore courses;
  private final AssignmentStore assignments;
  private final ExtensionStore extensions;
  private final MoreAttemptsStore attempts;
  private final Catalogue catalogue;
  private final AccessPages access;
  private final Clock clock;

  public WorkPages(
      CourseStore courses,
      AssignmentStore assignments,
      ExtensionStore extensions,
      MoreAttemptsStore attempts,
      Catalogue catalogue,
      AccessPages access,
      Clock clock) {
    this.courses = courses;
    this.assignments = assignments;
    this.extensions = extensions;
    this.attempts = attempts;
    this.catalogue = catalogue;
    this.access = access;
    this.clock = clock;
  }

  public Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  /** Students are not told about one that is not published. */
  public Assignment assignment(Context ctx) {
    String id = ctx.pathParam("assignment");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return assignments
        .find(AccessPages.course(ctx), Long.parseLong(id))
        .filter(found -> found.plan().isPublished() || isStaff(ctx))
        .map(found -> isStaff(ctx) ? found : withExtra(found, access.required(ctx)))
        .orElseThrow(NotFoundResponse::new);
  }

  private Assignment withExtra(Assignment found, Account account) {
    return found.withAttempts(attempts.extra(found.id(), account.id()));
  }

  boolean isStaff(Context ctx) {
    return access.standing(ctx) != CourseRole.STUDENT;
  }

  /** The schedule of who asks. */
  Schedule own(Context ctx, Assignment assignment) {
    return extensions.own(assignment, access.required(ctx).id());
  }

  /** The schedule of those who have no more time than everybody. */
  Schedule everybody(Assignment assignment) {
    return extensions.everybody(assignment);
  }

  /** The exercise that the address names, for who asks. */
  public Work work(Context ctx) {
    Assignment assignment = assignment(ctx);
    String exercise = ctx.pathParam("lesson") + '/' + ctx.pathParam("name");
    Part part = assignment.part(exercise).orElseThrow(NotFoundResponse::new);
    Account account = access.required(ctx);
    return new Work(
        course(ctx),
        assignment,
        part,
        catalogue.title(exercise),
        account,
        own(ctx, assignment),
        isStaff(ctx),
        now());
  }

  /** Whether it takes nothing more of who asks. */
  public boolean isClosed(Context ctx, Assignment assignment) {
    return course(ctx).isArchived() || own(ctx, assignment).isClosed(now());
  }

  public Account account(Context ctx) {
    return access.required(ctx);
  }

  public String role(Context ctx) {
    return access.standing(ctx).word();
  }

  public Instant now() {
    return clock.instant();
  }
}
