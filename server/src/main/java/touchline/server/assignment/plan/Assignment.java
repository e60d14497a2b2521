package touchline.server.assignment.plan;

import java.util.Optional;

/**
 * Work that a course asks for.
 *
 * @param revision rises with every change, so that who edits an older one is told
 */
public record Assignment(long id, long course, int revision, Plan plan) {
  public Optional<Part> part(String exercise) {
    return plan.parts().stream().filter(part -> part.exercise().equals(exercise)).findFirst();
  }

  /** The same with so many attempts more; any number stays any number. */
  public Assignment withAttempts(int more) {
    return more == 0 || plan.attempts() == 0
        ? this
        : new Assignment(id, course, revision, plan.withAttempts(plan.attempts() + more));
  }

  public String path() {
    return "/courses/" + course + "/assignments/" + id;
  }
}
