package touchline.server.assignment;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import touchline.server.account.Role;
import touchline.server.account.Role.TokenScope;
import touchline.server.api.AnswerApi;
import touchline.server.api.Json;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.Schedule;

/** The assignments of a course for programs: all for staff, for students what they see. */
public final class AssignmentApi {
  private static final String PATH = "/api/v1/courses/{course}/assignments";

  private final WorkPages works;
  private final AssignmentStore assignments;

  public AssignmentApi(WorkPages works, AssignmentStore assignments) {
    this.works = works;
    this.assignments = assignments;
  }

  public void addTo(RoutesConfig routes) {
    routes.get(PATH, this::list, Role.STUDENT, TokenScope.COURSES_READ);
    routes.head(PATH, this::list, Role.STUDENT, TokenScope.COURSES_READ);
  }

  /** By when they are due; the times are those of who asks. */
  private void list(Context ctx) {
    boolean isStaff = works.isStaff(ctx);
    ObjectNode answer = Json.mapper().createObjectNode();
    ArrayNode list = answer.putArray("assignments");
    for (Assignment one : assignments.list(works.course(ctx).id())) {
      boolean isSeen =
          one.plan().isPublished() && !works.now().isBefore(one.plan().schedule().opens());
      if (isStaff || isSeen) {
        Schedule schedule = isStaff ? works.everybody(one) : works.own(ctx, one);
        put(list.addObject(), one, schedule);
      }
    }
    AnswerApi.send(ctx, 200, answer.toString());
  }

  private static void put(ObjectNode node, Assignment assignment, Schedule schedule) {
    Plan plan = assignment.plan();
    node.put("id", assignment.id())
        .put("title", plan.title())
        .put("opens", schedule.opens().toString())
        .put("due", schedule.due().toString())
        .put("closes", schedule.closes().toString())
        .put("published", plan.isPublished())
        .put("attempts", plan.attempts())
        .put("points", plan.points());
    ArrayNode parts = node.putArray("exercises");
    for (Part part : plan.parts()) {
      parts.addObject().put("id", part.exercise()).put("points", part.points());
    }
  }
}
