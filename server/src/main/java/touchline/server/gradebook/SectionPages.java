package touchline.server.gradebook;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Objects;
import touchline.server.account.AccessPages;
import touchline.server.account.CourseRole;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.course.Member;
import touchline.server.course.MemberStore;

/** Which part of a class who asks may see: an assistant with a section sees that one only. */
public final class SectionPages {
  private final CourseStore courses;
  private final MemberStore members;
  private final AccessPages access;

  public SectionPages(CourseStore courses, MemberStore members, AccessPages access) {
    this.courses = courses;
    this.members = members;
    this.access = access;
  }

  /** The course that the path names. */
  public Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  /** The only section that may be seen; empty for all. */
  public String only(Context ctx) {
    return access.standing(ctx) == CourseRole.ASSISTANT
        ? members
            .find(AccessPages.course(ctx), access.required(ctx).id())
            .map(Member::section)
            .orElse("")
        : "";
  }

  /** The section that is asked for, as far as it may be seen; empty for all. */
  public String chosen(Context ctx) {
    String only = only(ctx);
    return only.isEmpty() ? Objects.requireNonNullElse(ctx.queryParam("section"), "") : only;
  }

  /**
   * Refuses who may not see this student.
   *
   * @throws NotFoundResponse as if there were no such student
   */
  public void requireSeen(Context ctx, Student student) {
    String only = only(ctx);
    if (!only.isEmpty() && !only.equals(student.section())) {
      throw new NotFoundResponse();
    }
  }

  /** A number in the path. */
  public static long number(Context ctx, String name) {
    String text = ctx.pathParam(name);
    if (!text.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return Long.parseLong(text);
  }
}
