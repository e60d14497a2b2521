package touchline.server.course;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Takes somebody out of a course, once it was asked whether that is meant. */
public final class RemovalPages {
  private final CourseStore courses;
  private final MemberStore members;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public RemovalPages(
      CourseStore courses,
      MemberStore members,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.courses = courses;
    this.members = members;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void form(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY);
  }

  public void remove(Context ctx) {
    Course course = course(ctx);
    Member member = member(ctx);
    Optional<String> refusal =
        course.isArchived() ? Optional.of(MemberPages.ARCHIVED) : Optional.empty();
    if (refusal.isEmpty()
        && !members.takeOut(course.id(), member, access.required(ctx), clock.instant())) {
      refusal = Optional.of(MemberPages.LAST_OWNER);
    }
    if (refusal.isEmpty()) {
      String list = "/courses/" + course.id() + "/members?done=out-" + member.account();
      ctx.redirect(list, HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, FilledForm.EMPTY.with(FilledForm.WHOLE, refusal));
    }
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  /** Nobody takes out who is above them. */
  private Member member(Context ctx) {
    Member member = MemberPages.member(ctx, members);
    if (!access.standing(ctx).isAtLeast(member.role())) {
      throw new ForbiddenResponse();
    }
    return member;
  }

  private void show(Context ctx, int status, FilledForm form) {
    Map<String, Object> shown =
        Map.of(
            "course", course(ctx),
            "role", access.standing(ctx).word(),
            "member", member(ctx),
            "form", form,
            "here", ctx.path());
    PersonalPages.send(ctx, status, templates.render("course/remove", shown));
  }
}
