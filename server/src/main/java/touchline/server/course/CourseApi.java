package touchline.server.course;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.ApiProblem;
import touchline.server.api.Json;

/** Courses and the people in them, for programs of those who may see them. */
public final class CourseApi {
  private static final String COURSES = "/api/v1/courses";
  private static final String MEMBERS = COURSES + "/{course}/members";
  private static final int AT_ONCE = 500;

  private final CourseStore courses;
  private final MemberStore members;
  private final AccessPages access;

  public CourseApi(CourseStore courses, MemberStore members, AccessPages access) {
    this.courses = courses;
    this.members = members;
    this.access = access;
  }

  public void addTo(RoutesConfig routes) {
    routes.get(COURSES, this::courses, Role.SIGNED_IN, TokenScope.COURSES_READ);
    routes.head(COURSES, this::courses, Role.SIGNED_IN, TokenScope.COURSES_READ);
    routes.get(MEMBERS, this::members, Role.ASSISTANT, TokenScope.ROSTER_READ);
    routes.head(MEMBERS, this::members, Role.ASSISTANT, TokenScope.ROSTER_READ);
  }

  /** Those that whoever asks is in, the running ones first. */
  private void courses(Context ctx) {
    Account account = access.required(ctx);
    ObjectNode answer = Json.mapper().createObjectNode();
    ArrayNode list = answer.putArray("courses");
    for (Course course : courses.of(account)) {
      list.addObject()
          .put("id", course.id())
          .put("title", course.title())
          .put("zone", course.zone().getId())
          .put("archived", course.isArchived())
          .put("role", members.of(account, course.id()).map(CourseRole::word).orElse(""));
    }
    AnswerApi.send(ctx, 200, answer.toString());
  }

  /** By login name; an assistant of a section reads that one. */
  private void members(Context ctx) {
    long course = AccessPages.course(ctx);
    int from = from(Objects.requireNonNullElse(ctx.queryParam("from"), "0"));
    MemberChoice all =
        new MemberChoice(section(ctx), "", MemberChoice.EVERYBODY, MemberChoice.LOGIN);
    List<Member> found = members.list(course, all, from, AT_ONCE + 1);
    ObjectNode answer = Json.mapper().createObjectNode();
    ArrayNode list = answer.putArray("members");
    for (Member member : found.subList(0, Math.min(found.size(), AT_ONCE))) {
      list.addObject()
          .put("account", member.account())
          .put("login", member.login())
          .put("name", member.name())
          .put("role", member.role().word())
          .put("section", member.section())
          .put("has_password", member.password() == Member.Password.CHOSEN);
    }
    if (found.size() > AT_ONCE) {
      answer.put("next", from + AT_ONCE);
    } else {
      answer.putNull("next");
    }
    AnswerApi.send(ctx, 200, answer.toString());
  }

  private static int from(String asked) {
    if (!asked.matches("[0-9]{1,6}")) {
      throw ApiProblem.notUnderstood("from must be a whole number from 0: " + asked);
    }
    return Integer.parseInt(asked);
  }

  private String section(Context ctx) {
    String own =
        access.standing(ctx) == CourseRole.ASSISTANT
            ? members
                .find(AccessPages.course(ctx), access.required(ctx).id())
                .map(Member::section)
                .orElse("")
            : "";
    return own.isEmpty() ? Objects.requireNonNullElse(ctx.queryParam("section"), "") : own;
  }
}
